import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { Entries } from '#visits/entry.ts'
import { t } from '../../language/translate.ts'
import type { ListedGateway } from '../../temples/distance-text.ts'
import { type Day, templesOf, seen as templesSeen } from '../../visits/days.ts'
import type { DayTemple } from '../day-temple.ts'
import { dayName } from '../days-menu.tsx'
import { framedDay } from '../frame.ts'
import { startingInTime } from '../next-start.ts'
import { progressOf } from '../progress.ts'
import { aboutTimeText, roundTimeText } from '../timeline/stop-texts.ts'

type DayNowProps = {
  day: Day
  entries: Entries
  temples: readonly DayTemple[]
  gateways: readonly ListedGateway[]
  now: Date
}

/** "Now: Kapila Theertham, ~2:40 pm" and what comes after it. */
export function DayNow({ day, entries, temples, gateways, now }: DayNowProps) {
  const today = dateInIndia(now)
  const date = day.day.date ?? today
  const planned = templesOf(day).flatMap((id) => temples.find((temple) => temple.id === id) ?? [])
  const seenAt = new Map(
    templesSeen(entries).flatMap((visit) => (visit.date === date ? [[visit.temple, visit.at]] : [])),
  )
  const framed = startingInTime(framedDay(day.day, gateways, null, now), day.day, planned, seenAt)
  const { ahead, timeline, phase } = progressOf(framed, planned, seenAt)
  const parts =
    phase === 'before'
      ? [t('Next'), t('Then')]
      : [phase === 'there' ? t('Now') : t('Now, on the way'), t('Next')]
  return (
    <div>
      <h2>{dayName({ ...day.day, date: framed.frame.date }, today)}</h2>
      {parts.map((part, index) => {
        const [temple, stop] = [ahead[index], timeline.stops[index]]
        return (
          temple &&
          stop && (
            <p key={part}>
              {part}: <strong>{temple.name}</strong>, {aboutTimeText(stop.arrivesAt)}
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
