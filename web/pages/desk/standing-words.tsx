import { useState } from 'react'
import type { Word } from '#today/word.ts'
import { wordText } from '#web/guide/today/word-text.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { choiceText } from './choice/choice-text.ts'
import type { Previews } from './previews.ts'
import { SaidWord } from './said-word.tsx'

type StandingWordsProps = {
  words: readonly Word[]
  previews: Previews
  now: number
  onTakeBack: (word: Word) => Promise<void>
}

export function StandingWords({ words, previews, now, onTakeBack }: StandingWordsProps) {
  const [leaving, setLeaving] = useState<string>()
  const takeBack = async (word: Word) => {
    if (leaving !== undefined) return
    setLeaving(word.id)
    await onTakeBack(word)
    setLeaving(undefined)
  }
  if (words.length === 0) return <p>{t('Nothing is said now.')}</p>
  return (
    <ul className="desk-words stack gap-3 plain-list">
      {[...words].reverse().map((word) => {
        const text = wordText(word, previews[spokenLanguage()].names, new Date(now))
        const isLeaving = leaving === word.id
        return (
          <li className="sheet stack gap-1" key={word.id}>
            <p id={`desk-${word.id}`}>
              <SaidWord word={word} text={text} />
            </p>
            <p className="note">{t('Holds until {time}', { time: choiceText(word.until, now) })}</p>
            <button
              type="button"
              className="button small quiet"
              id={`desk-back-${word.id}`}
              aria-labelledby={`desk-back-${word.id} desk-${word.id}`}
              aria-disabled={isLeaving}
              aria-busy={isLeaving}
              onClick={() => takeBack(word)}
            >
              {t('Take back')}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
