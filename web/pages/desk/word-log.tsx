import { useState } from 'react'
import { momentText, wordText } from '#web/guide/today/word-text.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { fetchLog } from './desk-calls.ts'
import type { LogEntry } from './log.ts'
import type { Previews } from './previews.ts'
import { problemText } from './problem-text.ts'
import { SaidWord } from './said-word.tsx'
import type { Desk } from './use-desk.ts'

type WordLogProps = { desk: Desk; previews: Previews; now: number }

type Read =
  | { state: 'closed' | 'reading' }
  | { state: 'read'; log: readonly LogEntry[] }
  | { state: 'failed'; why: string }

export function WordLog({ desk, previews, now }: WordLogProps) {
  const [read, setRead] = useState<Read>({ state: 'closed' })
  const open = async () => {
    setRead({ state: 'reading' })
    const log = await fetchLog(desk.token)
    if (!('refusal' in log)) return setRead({ state: 'read', log })
    const { refusal, waitMs } = log
    const why = refusal === 'unanswered' ? t('No answer came. Try again.') : problemText(refusal, waitMs)
    setRead({ state: 'failed', why })
  }
  return (
    <details
      className="desk-log"
      onToggle={({ currentTarget }) => (currentTarget.open ? void open() : setRead({ state: 'closed' }))}
    >
      <summary>{t('Who said what')}</summary>
      <div role="status">
        {read.state === 'reading' && <p>{t('Reading…')}</p>}
        {read.state === 'failed' && <p>{read.why}</p>}
      </div>
      {read.state === 'read' && (
        <ol className="stack gap-3 plain-list">
          {read.log.map((entry) => (
            <li className="sheet" key={entry.id}>
              <p>
                <SaidWord
                  word={entry}
                  text={wordText(entry, previews[spokenLanguage()].names, new Date(now))}
                />
              </p>
              <p className="note">
                <span>{t('Said by {who}: {time}', byText(entry.saidBy, entry.saidAt, now))}</span>
              </p>
              {entry.takenBackAt !== null && (
                <p className="note">
                  <span>
                    {t('Taken back by {who}: {time}', byText(entry.takenBackBy, entry.takenBackAt, now))}
                  </span>
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}

function byText(speaker: string | null, at: number, now: number) {
  return { who: speaker ?? t('the operator'), time: momentText(at, new Date(now)) }
}
