import type { Language } from '#messages/languages.ts'
import { glossaryRows, rightIn, struckOutIn } from './glossary-rows.ts'

/** Case endings that may follow these placeholders without a space, and those that never stand alone after any. */
type Endings = {
  language: Language
  after: readonly string[]
  right: readonly string[]
  bare: readonly string[]
}

export function readEndings(markdown: string): Endings[] {
  return glossaryRows(markdown, 'After').map(({ first, language, cell }) => ({
    language,
    after: [...first.matchAll(/\w+/g)].map(([name]) => name),
    right: rightIn(cell).split(' ').filter(Boolean),
    bare: struckOutIn(cell),
  }))
}

/** What is filled in may be a list, a word or another script, which take other endings, or none. */
export function endingWarnings(
  endings: readonly Endings[],
  language: Language,
  translations: Iterable<readonly [text: string, translation: string]>,
): string[] {
  const ours = endings.filter((row) => row.language === language)
  const bare = ours.flatMap((row) => row.bare)
  return [...translations].flatMap(([text, translation]) =>
    // Letters before a point and more letters are a unit: "కి.మీ.".
    [...translation.matchAll(/\{(\w+)\}( ?)(-?[\p{L}\p{M}\u200c\u200d]+)(?!\.\p{L})/gu)]
      .filter(([, name, space, ending]) =>
        space
          ? bare.includes(ending as string)
          : !ours.some(
              ({ after, right }) => after.includes(name as string) && right.includes(ending as string),
            ),
      )
      .map(([found]) => `"${text}" has ${found}, an ending that ${found.replace(/\}.*/, '}')} may not take`),
  )
}
