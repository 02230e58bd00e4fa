/** In characters; the guide's own links have at most three hundred. */
export const longestLink = 2000

/** Some programs escape what is already escaped. */
export function unescaped(text: string): string {
  let plain = text
  try {
    for (let times = 0; times < 3 && plain.includes('%'); times += 1) plain = decodeURIComponent(plain)
  } catch {}
  return plain
}
