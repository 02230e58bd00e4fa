import type { ReactNode } from 'react'
import { t } from '#web/language/translate.ts'
import { Said, Words } from './said-lines.tsx'
import { type SaidLine, todays } from './todays.ts'
import './today-notice.css'

/** All that stands, the newest first, in the place of a sentence that has the room of it. */
export function TodayNotice({ insteadOf }: { insteadOf: ReactNode }) {
  const lines = todays.useValue()?.lines ?? []
  return (
    <div className={lines.length > 0 ? 'today-or-sentence stack said-today' : 'today-or-sentence stack'}>
      <p>{insteadOf}</p>
      <Notice lines={lines} />
    </div>
  )
}

/** Its room is there before anything is known, and stays: three lines, which open. */
export function Notice({ lines: [first, ...others] }: { lines: readonly SaidLine[] }) {
  return (
    <aside className="today-notice small-text tight" aria-label={t('Today')}>
      {first && (
        <details className="sheet">
          <summary>
            <span className="clamp">
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
