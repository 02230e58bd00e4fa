import type { Language } from './languages.ts'
import type { Messages } from './translate.ts'

const catalogues = import.meta.glob<Messages>('../messages/*.po', { import: 'default' })

/** In the browser: only the catalogue of the language that is read. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await catalogues[`../messages/${language}.po`]?.()) ?? {}
}
