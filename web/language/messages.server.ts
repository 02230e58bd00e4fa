import type { Language } from './languages.ts'
import type { Messages } from './translate.ts'

const catalogues = import.meta.glob<Messages>('../messages/*.po', { import: 'default', eager: true })

/** For the build, which draws the pages of every language. */
export function messagesOf(language: Language): Messages {
  return catalogues[`../messages/${language}.po`] ?? {}
}
