import type { Language } from '#messages/languages.ts'
import { glossaryRows, literally, rightIn, struckOutIn } from './glossary-rows.ts'

type Term = {
  language: Language
  english: RegExp
  right: string
  avoided: readonly string[]
  required: readonly string[]
}

export function readGlossary(markdown: string): Term[] {
  return glossaryRows(markdown, 'English').map(({ first, language, cell }) => ({
    language,
    english: anyOf(first),
    right: rightIn(cell).replaceAll('**', ''),
    avoided: struckOutIn(cell),
    required: [...cell.matchAll(/\*\*(.+?)\*\*/g)].map(([, stem]) => stem as string),
  }))
}

export function glossaryWarnings(
  terms: readonly Term[],
  language: Language,
  translations: Iterable<readonly [text: string, translation: string]>,
): string[] {
  const pairs = [...translations]
  return terms
    .filter((term) => term.language === language)
    .flatMap(({ english, right, avoided, required }) =>
      pairs
        .filter(([text, translation]) => translation !== '' && english.test(text))
        .flatMap(([text, translation]) => {
          const isMissing = required.length > 0 && !required.some((stem) => translation.includes(stem))
          return [
            ...avoided
              .filter((stem) => hasWord(right ? translation.replaceAll(right, ' ') : translation, stem))
              .map((stem) => `"${text}" has ${stem}…, and the glossary ${right}`),
            ...(isMissing ? [`"${text}" lacks ${required.join(' or ')}`] : []),
          ]
        }),
    )
}

/** "sign in, log in (to an account)" also matches "Signed in" and "logging in", and "plan" not "plantain". */
function anyOf(cell: string): RegExp {
  const terms = cell.replace(/ *\(.*?\)/g, '').split(', ')
  const ending = '(?:\\w?(?:s|es|e?d|ing|ly|n))?'
  const patterns = terms.map((term) => literally(term).replaceAll(' ', `${ending} `))
  return new RegExp(
    patterns.map((pattern) => (pattern === '' ? '' : `(?<![\\w{])${pattern}${ending}(?!\\w)`)).join('|'),
    'i',
  )
}

/** A word may begin with the stem, since these languages add suffixes. ZWNJ joins words into one. */
function hasWord(text: string, stem: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{M}\\u200c\\u200d])${literally(stem)}`, 'u').test(text)
}
