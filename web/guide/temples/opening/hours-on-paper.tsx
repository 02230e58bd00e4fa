import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import type { Stated } from '#guide/stated.ts'
import { checkedOnText, isOldNow } from '#web/guide/facts/checked-on.ts'
import { hoursLines } from './session-text.ts'

type HoursOnPaperProps = { fact: Stated<OpeningHours | null>; now: Date | null }

/** All days, as paper is read long after it was printed. Left out of prerendered pages, to keep them small. */
export function HoursOnPaper({ fact, now }: HoursOnPaperProps) {
  return (
    now && (
      <div className="hours-on-paper on-paper">
        {hoursLines(fact).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    )
  )
}

type HoursNoteProps = { signs: string; checkedOn: string | undefined; now: Date | null }

export function HoursNote({ signs, checkedOn, now }: HoursNoteProps) {
  return (
    <p className="hours-note on-paper">
      {`${signs} ${checkedOn ? checkedOnText(checkedOn, isOldNow({ checkedOn }, now)) : ''}`}
    </p>
  )
}
