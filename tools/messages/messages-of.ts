import { readFileSync } from 'node:fs'
import type { Language } from '#web/language/languages.ts'
import type { Messages } from '#web/language/translate.ts'
import { messagesIn, readCatalogue } from './catalogue.ts'

/** What a room says in a language, as its pages are built with it. */
export function messagesOf(language: Language, room: 'guide' | 'web'): Messages {
  if (language === 'en') return {}
  return messagesIn(
    readCatalogue(readFileSync(new URL(`../../${room}/messages/${language}.po`, import.meta.url))),
  )
}
