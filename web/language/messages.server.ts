import type { Language } from './languages.ts'
import type { Messages } from './translate.ts'

const catalogues = import.meta.glob<Messages>('../../messages/*.po', { import: 'default', eager: true })

/** The translations of the interface and the guide, for the build only; English is in the source. */
export function messagesOf(language: Language): Messages {
  return catalogues[`../../messages/${language}.po`] ?? {}
}
