import { t } from '../language/translate.ts'
import './said-lines.css'
import { type SaidLine, type Subject, todays } from './todays.ts'

/** What was said today about something, where the page tells of it. */
export function SaidLines({ on, date }: { on: readonly Subject[]; date?: string }) {
  const lines = todays.useValue()?.linesOn(on, date) ?? []
  return lines.map((line) => <Said key={line.id} line={line} />)
}

/** All that stands, the newest first. */
export function TodayNotice() {
  return <Notice lines={todays.useValue()?.lines ?? []} />
}

/** Its room is there before anything is known, and stays: three lines, which open. */
export function Notice({ lines: [first, ...others] }: { lines: readonly SaidLine[] }) {
  return (
    <aside className="today-notice" aria-label={t('Today')}>
      {first && (
        <details>
          <summary>
            <span>
              <Words line={first} />
            </span>
            {others.length > 0 && <strong>{`+${others.length}`}</strong>}
          </summary>
          {others.map((line) => (
            <Said key={line.id} line={line} />
          ))}
        </details>
      )}
    </aside>
  )
}

function Said({ line }: { line: SaidLine }) {
  return (
    <p className="said-line">
      <Words line={line} />
    </p>
  )
}

function Words({ line: { text, quoted } }: { line: SaidLine }) {
  return (
    <>
      <span>{`${text} `}</span>
      {quoted && <q lang={quoted.language}>{quoted.text}</q>}
    </>
  )
}
