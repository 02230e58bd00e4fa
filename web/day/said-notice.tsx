import { useMemo } from 'react'
import { viewOfDay } from '#day/view.ts'
import { t } from '../language/translate.ts'
import { SaidLines } from '../today/said-lines.tsx'
import { todays } from '../today/todays.ts'
import { useDayPage } from './state/day-page.ts'
import { useShownDay } from './state/shown-day.ts'
import { roundTimeText } from './timeline/stop-texts.ts'

const noticedFromMinutes = 10

/** What is said of the places and the date of the day, and what that changes. Nothing is reordered by itself. */
export function SaidNotice() {
  const { places, usual, entries, now } = useDayPage()
  const { view } = useShownDay()
  const { day, temples, frame, phase } = view
  const goesUp = temples.some(({ visitMinutesWith }) => visitMinutesWith)
  const subjects = [...temples.map(({ id }) => id), ...(goesUp ? ['lines', 'tokens', 'roads'] : [])]
  const lines = todays.useValue()?.linesOn(subjects, frame.date) ?? []
  const isSaid = lines.length > 0
  // Both without the reader's position, so that only what is said differs.
  const ends = useMemo(
    () =>
      isSaid ? [places, usual].map((known) => viewOfDay(day, entries, known, now).timeline.backAt) : [0, 0],
    [isSaid, day, entries, places, usual, now],
  )
  const [backAt = 0, usualBackAt = 0] = ends
  if (!isSaid) return null
  const differs = phase !== 'over' && Math.abs(backAt - usualBackAt) >= noticedFromMinutes
  return (
    <div className="day-said">
      <SaidLines on={subjects} date={frame.date} />
      {differs && (
        <p>
          {t('So you are back at about {time}, not {usual}.', {
            time: roundTimeText(backAt),
            usual: roundTimeText(usualBackAt),
          })}
        </p>
      )}
    </div>
  )
}
