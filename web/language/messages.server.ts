import type { Language } from './languages.ts'
import type { Messages } from './translate.ts'

const catalogues = import.meta.glob<Messages>('../../messages/*.po', { import: 'default', eager: true })

/** What the interface and the guide say in a language, for the build alone; English is in the source. */
export function messagesOf(language: Language): Messages {
  return catalogues[`../../messages/${language}.po`] ?? {}
}
