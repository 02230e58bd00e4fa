import type { DayView } from '#day/view.ts'
import { timeText } from '../../language/time-text.ts'
import { t } from '../../language/translate.ts'
import { placeTexts } from '../point/place-texts.ts'
import { useDayPage } from '../state/day-page.ts'

export function DayBegin({ view, startsHere }: { view: DayView; startsHere: boolean }) {
  const { places } = useDayPage()
  const { name, where } = startsHere
    ? { name: t('Where you are'), where: null }
    : placeTexts(view.frame.start, places)
  return (
    <li className="day-begin">
      <p>
        <strong>{name}</strong> <span>{leaveText(view)}</span>
      </p>
      {where && <p className="day-where">{where}</p>}
    </li>
  )
}

function leaveText({ day, frame, minute, seen }: DayView): string {
  const { leavesAt } = frame
  const time = timeText(leavesAt)
  if (seen.some(({ at }) => at !== null && at >= leavesAt)) return t('Left at {time}', { time })
  const leavesNow = day.settings.leavesAt === null && leavesAt === minute
  return leavesNow ? t('Leave now') : t('Leave at {time}', { time })
}
