import type { ReactNode } from 'react'
import { type Language, languages } from '#messages/languages.ts'
import { spokenLanguage } from './translate.ts'

/** Words of two letters or more, as a single one is a symbol; in English also names and addresses. */
const writtenIn: Record<Language, string> = {
  en: '[a-z][\\w .:/&-]*[a-z]',
  te: '[\\u0c00-\\u0c7f]{2,}',
  hi: '[\\u0900-\\u097f]{2,}',
  ta: '[\\u0b80-\\u0bff]{2,}',
  kn: '[\\u0c80-\\u0cff]{2,}',
}

const foreignWords = Object.fromEntries(
  languages.map((spoken) => {
    const foreign = languages.filter((language) => writtenIn[language] !== writtenIn[spoken])
    return [spoken, new RegExp(`(${foreign.map((language) => writtenIn[language]).join('|')})`, 'i')]
  }),
) as Record<Language, RegExp>

/** Screen readers spell out or skip words in an unmarked foreign script (WCAG 2.2, 3.1.2). */
export function markForeignWords(text: string): ReactNode {
  const foreign = foreignWords[spokenLanguage()]
  if (!foreign.test(text)) return text
  const pieces = text.split(foreign).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
      <span key={index} lang={languages.find((language) => new RegExp(writtenIn[language], 'i').test(piece))}>
        {piece}
      </span>
    ),
  )
  // React replaces the whole text: translators change what is inside.
  return <span key={text}>{pieces}</span>
}
