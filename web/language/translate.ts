import { type Language, localeOf } from './languages.ts'
import { messageKey } from './message-key.ts'

/** Translations by the key of the English text. English needs none. */
export type Messages = Readonly<Record<string, string>>

let spoken: { language: Language; messages: Messages } = { language: 'en', messages: {} }

/**
 * Sets the language of the document. A document has one, from before anything is drawn until it is left: pages in
 * another language are other documents. So what draws needs not be told the language again and again.
 */
export function speak(language: Language, messages: Messages): void {
  spoken = { language, messages }
}

export function spokenLanguage(): Language {
  return spoken.language
}

/** For `Intl`. */
export function spokenLocale(): string {
  return localeOf(spoken.language)
}

/** The text in the document's language, with what stands for each `{name}` put in. */
export function t(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const message = spoken.messages[messageKey(text)] ?? text
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** Marks a text that is translated where it is shown: `t(text)`. */
export function message<Text extends string>(text: Text): Text {
  return text
}
