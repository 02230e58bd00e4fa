import { type Language, languages } from '#web/language/languages.ts'

/** A term in one language: where its English stands, one rendering is right and others are not. */
type Term = { language: Language; english: RegExp; right: string; avoided: readonly string[] }

/** The terms of docs/glossary.md: the tables whose first column is "English", with what to avoid struck out. */
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

/** A line for each translation with a rendering that the glossary strikes out for a term in the English. */
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

/** "sign in, log in (to an account)" is in "Signed in" and "logging in", too. No terms are in every text. */
function anyOf(cell: string): RegExp {
  const terms = cell.replace(/ *\(.*?\)/g, '').split(', ')
  return new RegExp(
    terms.map((term) => (term === '' ? '' : `\\b${term.replaceAll(' ', '\\w{0,4} ')}\\w{0,4}\\b`)).join('|'),
    'i',
  )
}

/** A word of the text begins with the stem: these languages add endings. What ZWNJ joins is one word. */
function hasWord(text: string, stem: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{M}\\u200c\\u200d])${stem}`, 'u').test(text)
}
