import type { Language } from '#messages/languages.ts'
import { languages } from '#messages/languages.ts'
import type { Word } from '#today/word.ts'
import { type Names, wordText } from '#web/guide/today/word-text.ts'
import type { Messages } from '#web/language/translate.ts'
import { saidIn, spokenLanguage } from '#web/language/translate.ts'

export type PreviewTexts = { messages: Messages; names: Names }

export type Previews = Readonly<Record<Language, PreviewTexts>>

export type Preview = { language: Language; text: string }

export function previewsOf(word: Word, previews: Previews, now: Date): Preview[] {
  const first: readonly Language[] = [spokenLanguage(), 'te']
  return [...new Set([...first, ...languages])].map((language) => {
    const { messages, names } = previews[language]
    return { language, text: saidIn(language, messages, () => wordText(word, names, now)) }
  })
}
