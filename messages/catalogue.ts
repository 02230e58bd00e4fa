import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser'
import type { Language } from './languages.ts'

type Entry = { section: string; translation: string; plural?: Plural }

type Plural = { text: string; translation: string }

export type Catalogue = {
  texts: ReadonlyMap<string, Entry>
  /** Of the guide, by their ids, which are the contexts of its entries. `source` is the English that was translated. */
  content: ReadonlyMap<string, { source: string; translation: string }>
}

export function catalogueFile(language: Language): string {
  return `messages/${language}.po`
}

export function catalogueOf(language: Language): Catalogue {
  const file = catalogueFile(language)
  return readCatalogue(readFileSync(join(root, file)), file)
}

/** The entry of the empty text is the file's header; extracted comments name the section. */
export function readCatalogue(file: Buffer | string, name = ''): Catalogue {
  const { '': withoutContext = {}, ...contexts } = parsed(file, name).translations
  const entries = Object.values(withoutContext).filter(({ msgid }) => msgid !== '')
  return {
    texts: new Map(entries.map((entry) => [entry.msgid, textOf(entry)])),
    content: new Map(
      Object.entries(contexts).flatMap(([id, entries]) =>
        Object.values(entries).flatMap((entry) => {
          const source = sourceOf(entry)
          const [translation] = entry.msgstr
          return translation && source !== undefined ? [[id, { source, translation }] as const] : []
        }),
      ),
    ),
  }
}

/** Translators are told the line, and not where the program noticed it. */
function parsed(file: Buffer | string, name: string): GetTextTranslations {
  try {
    return po.parse(file)
  } catch (error) {
    const { lineNumber } = Object(error) as { lineNumber?: number }
    if (lineNumber === undefined) throw error
    const why = new Error(
      `${name}:${lineNumber} here or just above, a text lacks its quotes, or has others inside without \\`,
    )
    why.stack = why.message
    throw why
  }
}

function textOf(entry: GetTextTranslation): Entry {
  const { msgid_plural: plural, comments } = entry
  const [one = '', other = ''] = isFuzzy(entry) ? [] : entry.msgstr
  return {
    section: comments?.extracted ?? '',
    translation: one,
    ...(plural && { plural: { text: plural, translation: other } }),
  }
}

export function isFuzzy({ comments }: GetTextTranslation): boolean {
  return comments?.flag?.split(/[,\s]+/).includes('fuzzy') ?? false
}

/** Unknown where somebody has only marked the translation as one to be revised. */
export function sourceOf(entry: GetTextTranslation): string | undefined {
  if (!isFuzzy(entry)) return entry.msgid
  const previous = entry.comments?.previous
  if (!previous) return undefined
  const contexts = Object.values(po.parse(`${previous}\nmsgstr ""\n`).translations)
  return contexts
    .flatMap((entries) => Object.values(entries))
    .map(({ msgid }) => msgid)
    .find(Boolean)
}

export function translationsIn({ texts, content }: Catalogue): [text: string, translation: string][] {
  return [
    ...[...content.values()].map(({ source, translation }): [string, string] => [source, translation]),
    ...[...texts].flatMap(([text, { translation, plural }]): [string, string][] => [
      [text, translation],
      ...(plural ? [[plural.text, plural.translation] as [string, string]] : []),
    ]),
  ]
}

const root = fileURLToPath(new URL('..', import.meta.url))
