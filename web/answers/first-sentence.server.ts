import type { Language } from '#messages/languages.ts'

/** Shorter ones are abbreviations or numbers rather than an answer. */
const shortest = 8

/** An answer begins with what is asked: its first sentence, and the rest. Together they are the text. */
export function firstSentence(text: string, language: Language): [lead: string, rest: string] {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
  const end = sentences.find(({ index, segment }) => index + segment.length >= shortest)
  const length = end ? end.index + end.segment.length : text.length
  return [text.slice(0, length), text.slice(length)]
}
