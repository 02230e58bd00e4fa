import { catalogueOf } from '#messages/catalogue.ts'
import type { Language } from '#messages/languages.ts'
import type { Messages } from '#web/language/translate.ts'
import { interfaceSection, messagesIn, messagesOfSection } from './catalogue.ts'

export function messagesOf(language: Language): Messages {
  return language === 'en' ? {} : messagesIn(catalogueOf(language))
}

export function interfaceMessagesOf(language: Language): Messages {
  return language === 'en' ? {} : messagesOfSection(interfaceSection, catalogueOf(language))
}
