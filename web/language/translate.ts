import type { Language } from '#messages/languages.ts'
import { localeOf } from './languages.ts'
import { messageKey } from './message-key.ts'

export type Messages = Readonly<Record<string, string>>

/** Fills in each `{name}`. `key` differs from the text for plurals only: see counted.ts. */
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

/** Called before anything is rendered, as it holds for the whole document. */
export function speak(language: Language, messages: Messages): void {
  spoken = { language, messages, translate: translateWith(messages) }
}

/** For the build, which speaks several languages in turn. */
export function saidIn<Said>(language: Language, messages: Messages, say: () => Said): Said {
  const before = spoken
  speak(language, messages)
  try {
    return say()
  } finally {
    spoken = before
  }
}

export function learn(messages: Messages): void {
  if (Object.keys(messages).every((key) => key in spoken.messages)) return
  speak(spoken.language, { ...spoken.messages, ...messages })
}

export function spokenLanguage(): Language {
  return spoken.language
}

export function spokenLocale(): string {
  return localeOf(spoken.language)
}

export const t: Translate = (...said) => spoken.translate(...said)

export function message<Text extends string>(text: Text): Text {
  return text
}
