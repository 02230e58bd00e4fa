import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type GetTextTranslation, po } from 'gettext-parser'
import type { Language } from './languages.ts'

type Entry = { section: string; translation: string; plural?: Plural }

type Plural = { text: string; translation: string }

export type Catalogue = {
  /** Of the interface and of mails, by their English. */
  texts: ReadonlyMap<string, Entry>
  /** Of the guide, by their ids, which are the contexts of its entries. `source` is the English that was translated. */
  content: ReadonlyMap<string, { source: string; translation: string }>
}

export function catalogueFile(language: Language): string {
  return `messages/${language}.po`
}

export function catalogueOf(language: Language): Catalogue {
  return readCatalogue(readFileSync(join(root, catalogueFile(language))))
}

/** The entry of the empty text is the file's header; extracted comments name the section. */
export function readCatalogue(file: Buffer | string): Catalogue {
  const { '': withoutContext = {}, ...contexts } = po.parse(file).translations
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

/** Each text and each plural, with its translation. */
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
