/** In signs; no link of ours has more than three hundred. */
export const longestLink = 2000

/** Undoes escapes, and escapes of escapes; some programs escape what is already escaped. */
export function unescaped(text: string): string {
  let plain = text
  try {
    for (let times = 0; times < 3 && plain.includes('%'); times += 1) plain = decodeURIComponent(plain)
  } catch {
    // What is left is no escape.
  }
  return plain
}
