import type { NamedDays, Suspended } from '#guide/calendar/calendar.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { useNow } from '../../clock/now.tsx'
import { markForeignWords } from '../../language/foreign-words.tsx'
import './occasions.css'
import { daysText } from './occasion.ts'
import { suspendedLines } from './suspended-lines.ts'

type ComingDaysProps = {
  of: readonly (NamedDays & {
    /** Left out where the page of the calendar says it. */
    effect?: string
    suspended?: readonly Suspended[]
    /** Names of temples, where it is not clear whose days these are. */
    where?: string
  })[]
}

/** Prerendered pages have all of them, as they don't know the day on which they are read. */
export function ComingDays({ of: occasions }: ComingDaysProps) {
  const now = useNow()
  const coming = occasions.filter(({ last }) => now === null || last >= dateInIndia(now))
  return (
    <ul className="occasions">
      {coming.map((occasion) => (
        <li key={occasion.id} id={occasion.id}>
          <strong>{daysText(occasion)}</strong>
          <span>{markForeignWords(occasion.name)}</span>
          {occasion.where && <span>{occasion.where}</span>}
          {occasion.closed && <span>{occasion.closed}</span>}
          {occasion.effect && <span>{markForeignWords(occasion.effect)}</span>}
          {suspendedLines(occasion).map((line) => (
            <span key={line}>{markForeignWords(line)}</span>
          ))}
        </li>
      ))}
    </ul>
  )
}
