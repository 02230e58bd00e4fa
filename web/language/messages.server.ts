import type { TranslateContent } from '#guide/texts.ts'
import type { Content } from '#guide/translation/translator.ts'
import type { Language } from '#messages/languages.ts'
import { contentSaid } from './content-said.server.ts'
import type { Messages } from './translate.ts'

type Catalogue = { default: Messages; sections: Readonly<Record<string, Messages>>; content: Content }

const catalogues = import.meta.glob<Catalogue>('/messages/*.po', { eager: true })

export function messagesOf(language: Language): Messages {
  return catalogues[`/messages/${language}.po`]?.default ?? {}
}

export function messagesOfSections(language: Language, names: readonly string[]): Messages {
  const { sections = {} } = catalogues[`/messages/${language}.po`] ?? {}
  return Object.assign({}, ...names.map((name) => sections[`interface/${name}`]))
}

/** The guide's texts. English that stands in for a translation bears a mark until the page has all its data. */
export function contentIn(language: Language): TranslateContent {
  const { content = new Map() } = catalogues[`/messages/${language}.po`] ?? {}
  return contentSaid(language, messagesOf(language), content, standIn)
}

export function withoutStandIns<Data>(data: Data): { data: Data; hasStandIns: boolean } {
  const text = JSON.stringify(data) ?? ''
  if (!text.includes(standIn)) return { data, hasStandIns: false }
  return { data: JSON.parse(text.replaceAll(standIn, '')), hasStandIns: true }
}

/** An invisible character that joins words, which no text of ours has. */
const standIn = '\u2060'
