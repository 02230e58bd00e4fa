import type { Language } from '#messages/languages.ts'
import type { Word } from '#today/word.ts'

type SaidWordProps = { word: Pick<Word, 'says'>; text: string; language?: Language }

export function SaidWord({ word: { says }, text, language }: SaidWordProps) {
  return (
    <span className="desk-said">
      <span lang={language}>{text}</span>
      {says.kind === 'text' && <q lang={says.language}>{says.text}</q>}
    </span>
  )
}
