/** What comes along when text is copied. Variation selectors and tags are left out, as an emoji may end with one. */
const invisible = /[\s\u{AD}\u{61C}\u{180E}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}]/u

export function trimEnds(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && invisible.test(text.charAt(start))) start += 1
  while (end > start && invisible.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}
