import type { ReactNode } from 'react'
import { type Language, languages } from './languages.ts'
import { spokenLanguage } from './translate.ts'

/** What is written in the script of each language: names and addresses in Latin letters, or words; a letter alone is a sign. */
const writtenIn: Record<Language, string> = {
  en: '[a-z][\\w .:/&-]*[a-z]',
  te: '[\\u0c00-\\u0c7f]{2,}',
  hi: '[\\u0900-\\u097f]{2,}',
  ta: '[\\u0b80-\\u0bff]{2,}',
  kn: '[\\u0c80-\\u0cff]{2,}',
}

/** What is written in none of the letters of a page in each language. */
const foreignWords = Object.fromEntries(
  languages.map((spoken) => {
    const foreign = languages.filter((language) => writtenIn[language] !== writtenIn[spoken])
    return [spoken, new RegExp(`(${foreign.map((language) => writtenIn[language]).join('|')})`, 'i')]
  }),
) as Record<Language, RegExp>

/**
 * A text with its words in other scripts than the page's marked, which a screen reader would otherwise spell or leave
 * out (WCAG 2.2, 3.1.2).
 */
export function markForeignWords(text: string): ReactNode {
  const foreign = foreignWords[spokenLanguage()]
  if (!foreign.test(text)) return text
  return text.split(foreign).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay in their places.
      <span key={index} lang={languages.find((language) => new RegExp(writtenIn[language], 'i').test(piece))}>
        {piece}
      </span>
    ),
  )
}
