import type { ShownOccasion } from '#guide/calendar/calendar.ts'
import { calendarAddress, occasionsOn } from '#web/guide/temples/occasions/occasion.ts'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import '#web/guide/temples/occasions/occasions.css'
import { useShownDay } from './state/shown-day.ts'
import { shortName } from './timeline/names-text.ts'

/** What is unlike other days at the temples of the day: the reader may still choose another date. */
export function OccasionNotice() {
  const { temples, frame, day } = useShownDay().view
  const { kind } = day.settings.ticket
  const needed = kind === 'none' ? 'freeLine' : kind
  const found = temples.flatMap(({ id, occasions }) =>
    occasionsOn(frame.date, occasions).map((occasion) => ({ occasion, where: shortName(id) })),
  )
  if (found.length === 0) return null
  return (
    <ul className="occasions stack gap-3 plain-list">
      {found.map(({ occasion, where }) => (
        <li className="stack" key={`${occasion.id} ${where}`}>
          <strong>{headText(occasion, where)}</strong>
          {occasion.closed && <span>{occasion.closed}</span>}
          {occasion.effect && <span>{occasion.effect}</span>}
          {occasionsOn(frame.date, occasion.suspended).map(({ what, text }) => (
            <span key={text} className={what.includes(needed) ? 'occasion-hits' : undefined}>
              {text}
            </span>
          ))}
          <Link to={calendarAddress} reloadDocument>
            {t('Sources')}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function headText({ name, basis }: ShownOccasion, where: string): string {
  if (basis === 'computed')
    return t('{temple}: {occasion}, as computed on this day', { temple: where, occasion: name })
  return basis === 'expected'
    ? t('{temple}: {occasion}, expected on this day', { temple: where, occasion: name })
    : t('{temple}: {occasion}', { temple: where, occasion: name })
}
