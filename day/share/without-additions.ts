import { longestLink, unescaped } from '#guide/links/unescaped.ts'

/**
 * What a link's text after `#` may have been before chat programs escaped it, put blanks or the end of a sentence into it,
 * or wrote it in other letters; a checksum has to tell which. The text ends with letters and digits after its last slash;
 * `capitalized` are its words that have capitals.
 */
export function withoutAdditions(link: string, capitalized: readonly string[]): string[] {
  if (link.length > longestLink) return []
  const text = unescaped(link)
  return [text, text.replace(/[\s\p{Cf}]/gu, '')]
    .map((one) => /^[\w./-]*/.exec(one)?.[0] ?? '')
    .map((one) => one.replace(/[^a-z\d]+$/i, '').replace(/(\/[a-z\d]+)[^/]*$/i, '$1'))
    .flatMap((one) => [one, respelled(one, capitalized)])
}

function respelled(text: string, words: readonly string[]): string {
  return words.reduce((spelled, word) => spelled.replaceAll(word.toLowerCase(), word), text.toLowerCase())
}
