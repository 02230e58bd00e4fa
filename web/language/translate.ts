import type { Language } from '#messages/languages.ts'
import { localeOf } from './languages.ts'
import { messageKey } from './message-key.ts'

/** Translations by message key. English needs none. */
export type Messages = Readonly<Record<string, string>>

/** The text in a language, with each `{name}` filled in. Only a plural has a key that is not the text: counted.ts. */
export type Translate = (
  text: string,
  values?: Readonly<Record<string, string | number>>,
  key?: string,
) => string

export function translateWith(messages: Messages): Translate {
  return (text, values = {}, key = text) => {
    const message = messages[messageKey(key)] ?? text
    return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}

type Spoken = { language: Language; messages: Messages; translate: Translate }

let spoken: Spoken = { language: 'en', messages: {}, translate: translateWith({}) }

/**
 * Sets the language of the document, once, before anything is rendered. Pages in another language are other documents,
 * so components need not pass the language around.
 */
export function speak(language: Language, messages: Messages): void {
  spoken = { language, messages, translate: translateWith(messages) }
}

/** Adds what a page alone says, before it is rendered. Learning the same again changes nothing. */
export function learn(messages: Messages): void {
  if (Object.keys(messages).every((key) => key in spoken.messages)) return
  speak(spoken.language, { ...spoken.messages, ...messages })
}

export function spokenLanguage(): Language {
  return spoken.language
}

/** The locale for `Intl`. */
export function spokenLocale(): string {
  return localeOf(spoken.language)
}

/** The text in the document's language. */
export const t: Translate = (...said) => spoken.translate(...said)

/** Marks a text for translation; `t(text)` translates it when it is shown. */
export function message<Text extends string>(text: Text): Text {
  return text
}
