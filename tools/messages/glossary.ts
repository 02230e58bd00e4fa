import { type Language, languages } from '#messages/languages.ts'

/** A term in one language: its English form, the right translation and the wrong ones. */
type Term = { language: Language; english: RegExp; right: string; avoided: readonly string[] }

/** Parses docs/glossary.md: tables whose first column is "English", with wrong translations struck out. */
export function readGlossary(markdown: string): Term[] {
  let columns: string[] = []
  return markdown.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) columns = []
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (cells[0] === 'English') columns = cells
    if (columns.length === 0 || cells === columns || /^-+$/.test(cells[1] ?? '')) return []
    return languages.flatMap((language) => {
      const cell = cells[columns.indexOf(nameOf(language))]
      if (language === 'en' || !cell) return []
      return {
        language,
        english: anyOf(cells[0] ?? ''),
        right: cell.replace(struckOut, '').trim(),
        avoided: avoidedIn(cell),
      }
    })
  })
}

/** One line for each translation that uses a struck-out rendering of a term in the English text. */
export function glossaryWarnings(
  terms: readonly Term[],
  language: Language,
  translations: Iterable<readonly [text: string, translation: string]>,
): string[] {
  const pairs = [...translations]
  return terms
    .filter((term) => term.language === language)
    .flatMap(({ english, right, avoided }) =>
      pairs
        .filter(([text]) => english.test(text))
        .flatMap(([text, translation]) =>
          avoided
            .filter((stem) => hasWord(translation.replaceAll(right, ' '), stem))
            .map((stem) => `"${text}" has ${stem}…, and the glossary ${right}`),
        ),
    )
}

const struckOut = /~~(.+?)~~/g

function avoidedIn(cell: string): string[] {
  return [...cell.matchAll(struckOut)].map(([, stem]) => stem as string)
}

function nameOf(language: Language): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
}

/** "sign in, log in (to an account)" also matches "Signed in" and "logging in". A term may not match every text. */
function anyOf(cell: string): RegExp {
  const terms = cell.replace(/ *\(.*?\)/g, '').split(', ')
  return new RegExp(
    terms.map((term) => (term === '' ? '' : `\\b${term.replaceAll(' ', '\\w{0,4} ')}\\w{0,4}\\b`)).join('|'),
    'i',
  )
}

/** Whether a word of the text begins with the stem, since these languages add suffixes. ZWNJ joins words into one. */
function hasWord(text: string, stem: string): boolean {
  // A stem may begin with a placeholder, to tell which suffixes it takes.
  const literally = stem.replaceAll(/[{}.]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{M}\\u200c\\u200d])${literally}`, 'u').test(text)
}
