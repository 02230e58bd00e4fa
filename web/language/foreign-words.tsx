import type { ReactNode } from 'react'
import { spokenLanguage } from './translate.ts'

/** Words, names and addresses in the Latin script; a letter alone is a sign. */
const latin = /([a-z][\w .:/&-]*[a-z])/i

/**
 * A text of a page in another script, with its English words marked, which a screen reader would otherwise spell or
 * leave out (WCAG 2.2, 3.1.2).
 */
export function markForeignWords(text: string): ReactNode {
  if (spokenLanguage() === 'en' || !latin.test(text)) return text
  return text.split(latin).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay in their places.
      <span key={index} lang="en">
        {piece}
      </span>
    ),
  )
}
