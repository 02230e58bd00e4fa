import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { po } from 'gettext-parser'
import type { Language } from './languages.ts'

type Entry = { section: string; translation: string; plural?: Plural }

type Plural = { text: string; translation: string }

export type Catalogue = ReadonlyMap<string, Entry>

export function catalogueFile(language: Language): string {
  return `messages/${language}.po`
}

export function catalogueOf(language: Language): Catalogue {
  return readCatalogue(readFileSync(join(root, catalogueFile(language))))
}

/** The entry of the empty text is the file's header; extracted comments name the section. */
export function readCatalogue(file: Buffer | string): Catalogue {
  const { translations } = po.parse(file)
  const entries = Object.values(translations[''] ?? {}).filter(({ msgid }) => msgid !== '')
  return new Map(
    entries.map(({ msgid, msgid_plural: plural, msgstr, comments }) => [
      msgid,
      {
        section: comments?.extracted ?? '',
        translation: msgstr[0] ?? '',
        ...(plural && { plural: { text: plural, translation: msgstr[1] ?? '' } }),
      },
    ]),
  )
}

export function translationsIn(catalogue: Catalogue): [text: string, translation: string][] {
  return [...catalogue].flatMap(([text, { translation, plural }]): [string, string][] => [
    [text, translation],
    ...(plural ? [[plural.text, plural.translation] as [string, string]] : []),
  ])
}

const root = fileURLToPath(new URL('..', import.meta.url))
