import { type Language, languageOf } from './languages.ts'
import { type Messages, speak } from './translate.ts'

const catalogues = import.meta.glob<Messages>('../messages/*.po', { import: 'default', eager: true })

/** For the build, which draws the pages of every language: speaks the one that a request's address names. */
export function speakFor(request: Request): Language {
  const language = languageOf(new URL(request.url).pathname)
  speak(language, catalogues[`../messages/${language}.po`] ?? {})
  return language
}
