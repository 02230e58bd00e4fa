import type { DayTemple } from '#day/day-temple.ts'
import type { Day } from '#day/entries/days.ts'
import type { Entries } from '#day/entries/entry.ts'
import { viewOfDay } from '#day/view.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { t } from '../../language/translate.ts'
import type { ListedGateway } from '../../temples/distance-text.ts'
import { dayName } from '../days-menu.tsx'
import { shortName } from '../names-text.ts'
import { aboutTimeText, roundTimeText } from '../timeline/stop-texts.ts'

type DayNowProps = {
  day: Day
  entries: Entries
  temples: readonly DayTemple[]
  gateways: readonly ListedGateway[]
  now: Date
}

/** Now and next, each with its time. Always the same number of lines, so that the page can reserve the room. */
export function DayNow({ day, entries, temples, gateways, now }: DayNowProps) {
  const today = dateInIndia(now)
  const { frame, ahead, timeline, phase } = viewOfDay(day, entries, { temples, gateways }, now)
  const parts = phase === 'before' ? [t('Next'), t('Then')] : [t('Now'), t('Next')]
  return (
    <div className="day-now">
      <h2>{dayName({ ...day.settings, date: frame.date }, today)}</h2>
      {parts.map((part, index) => {
        const [temple, stop] = [ahead[index], timeline.stops[index]]
        return (
          temple &&
          stop && (
            <p key={part}>
              <span>{`${part} ${aboutTimeText(stop.arrivesAt)}`}</span>{' '}
              <strong>{shortName(temple.id)}</strong>
            </p>
          )
        )
      })}
      {ahead.length < parts.length && (
        <p>{t('Back at about {time}', { time: roundTimeText(timeline.backAt) })}</p>
      )}
    </div>
  )
}
