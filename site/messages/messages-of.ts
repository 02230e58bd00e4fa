import type { TranslateContent } from '#guide/texts.ts'
import { catalogueOf } from '#messages/catalogue.ts'
import type { Language } from '#messages/languages.ts'
import { contentSaid } from '#web/language/content-said.server.ts'
import type { Messages } from '#web/language/translate.ts'
import { interfaceSection, messagesIn, messagesOfSection } from './catalogue.ts'

export function messagesOf(language: Language): Messages {
  return language === 'en' ? {} : messagesIn(catalogueOf(language))
}

export function interfaceMessagesOf(language: Language): Messages {
  return language === 'en' ? {} : messagesOfSection(interfaceSection, catalogueOf(language))
}

export function contentOf(language: Language): TranslateContent {
  const content = language === 'en' ? new Map() : catalogueOf(language).content
  return contentSaid(language, messagesOf(language), content)
}
