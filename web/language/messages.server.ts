import type { Language } from '#messages/languages.ts'
import type { Messages } from './translate.ts'

type Catalogue = { default: Messages; sections: Readonly<Record<string, Messages>> }

const catalogues = import.meta.glob<Catalogue>('/messages/*.po', { eager: true })

export function messagesOf(language: Language): Messages {
  return catalogues[`/messages/${language}.po`]?.default ?? {}
}

/** The interface's texts beside those that come with every page. */
export function messagesOfSections(language: Language, names: readonly string[]): Messages {
  const { sections = {} } = catalogues[`/messages/${language}.po`] ?? {}
  return Object.assign({}, ...names.map((name) => sections[`interface/${name}`]))
}
