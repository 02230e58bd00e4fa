import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '#web/language/languages.ts'
import type { Messages } from '#web/language/translate.ts'
import { type Catalogue, messagesIn, readCatalogue } from './catalogue.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Relative to the repository's root. */
export function catalogueFile(language: Language): string {
  return `messages/${language}.po`
}

export function catalogueOf(language: Language): Catalogue {
  return readCatalogue(readFileSync(join(root, catalogueFile(language))))
}

/** For rendering pages. English is in the source. */
export function messagesOf(language: Language): Messages {
  return language === 'en' ? {} : messagesIn(catalogueOf(language))
}
