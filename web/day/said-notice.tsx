import { useMemo } from 'react'
import { viewOfDay } from '#day/view.ts'
import { Notice } from '#web/guide/today/today-notice.tsx'
import { todays } from '#web/guide/today/todays.ts'
import { t } from '#web/language/translate.ts'
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
  const differs = phase !== 'over' && Math.abs(backAt - usualBackAt) >= noticedFromMinutes
  const times = { time: roundTimeText(backAt), usual: roundTimeText(usualBackAt) }
  const text = t('By what is said today you are back at about {time}, not {usual}.', times)
  return <Notice lines={differs ? [{ id: 'differs', text }, ...lines] : lines} />
}
