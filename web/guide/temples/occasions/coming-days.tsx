import type { NamedDays, Suspended } from '#guide/calendar/calendar.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { useNow } from '#web/shell/now.tsx'
import './occasions.css'
import { calendarAddress, daysText } from './occasion.ts'
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

export function ComingDays({ of: occasions }: ComingDaysProps) {
  return <Days of={useComing(occasions)} />
}

/** The next one, and the others behind a press. Prerendered pages leave these to the calendar, to stay small. */
export function NextDay({ of: occasions }: ComingDaysProps) {
  const now = useNow()
  const coming = useComing(occasions)
  const all = t('All {count} days', { count: coming.length })
  if (coming.length === 0) return null
  const isMore = coming.length > 1
  return (
    <section className="coming-days ruled" aria-labelledby="coming-days">
      <h2 id="coming-days" className="h3">
        {t('Coming days')}
      </h2>
      <Days of={coming.slice(0, 1)} />
      {isMore && now === null && (
        <Link className="later-days on-screen target" to={calendarAddress} reloadDocument>
          {all}
        </Link>
      )}
      {isMore && now !== null && (
        <details className="later-days on-screen">
          <summary>{all}</summary>
          <Days of={coming.slice(1)} />
        </details>
      )}
    </section>
  )
}

/** Prerendered pages have all of them, as they don't know the day on which they are read. */
function useComing(occasions: ComingDaysProps['of']): ComingDaysProps['of'] {
  const now = useNow()
  return occasions.filter(({ last }) => now === null || last >= dateInIndia(now))
}

function Days({ of: occasions }: ComingDaysProps) {
  return (
    <ul className="occasions stack gap-3 plain-list">
      {occasions.map((occasion) => (
        <li className="stack" key={occasion.id} id={occasion.id}>
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
