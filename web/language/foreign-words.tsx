import type { ReactNode } from 'react'
import { type Language, languages } from '#messages/languages.ts'
import { spokenLanguage } from './translate.ts'

/** Words of two letters or more, as a single one is a symbol; in English also names, addresses and whole texts. */
const writtenIn: Record<Language, string> = {
  en: '[a-z][^\\u0900-\\u0cff]*[a-z]',
  te: '[\\u0c00-\\u0c7f]{2,}',
  hi: '[\\u0900-\\u097f]{2,}',
  ta: '[\\u0b80-\\u0bff]{2,}',
  kn: '[\\u0c80-\\u0cff]{2,}',
}

/** Screen readers spell out or skip words in an unmarked foreign script (WCAG 2.2, 3.1.2). */
export function markForeignWords(text: string): ReactNode {
  const others = languages.filter((language) => language !== spokenLanguage())
  const pieces = text.split(new RegExp(`(${others.map((language) => writtenIn[language]).join('|')})`, 'i'))
  if (pieces.length === 1) return text
  // React replaces the whole text: translators change what is inside.
  return (
    <span key={text}>
      {pieces.map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
          <span key={index} lang={languageOfText(piece)}>
            {piece}
          </span>
        ),
      )}
    </span>
  )
}

/** For elements that hold only text. Undefined if the text has words of the spoken language, too. */
export function languageOfText(text: string): Language | undefined {
  const written = (language: Language) => new RegExp(writtenIn[language], 'i').test(text)
  return written(spokenLanguage()) ? undefined : languages.find(written)
}
