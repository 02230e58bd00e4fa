/**
 * White space and characters without width, which come along when text is copied. Variation selectors and tags are not
 * among them, since an emoji may end with one.
 */
const invisible = /[\s\u{AD}\u{61C}\u{180E}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}]/u

/** Like `trim`, but also drops invisible characters at both ends. */
export function trimEnds(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && invisible.test(text.charAt(start))) start += 1
  while (end > start && invisible.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}
