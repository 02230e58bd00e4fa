import type { DayView } from '#day/view.ts'
import { placeTexts } from '#web/day/point/place-texts.ts'
import { useDayPage } from '#web/day/state/day-page.ts'
import { t } from '#web/language/translate.ts'
import { leaveText } from './summary-text.ts'

export function DayBegin({ view, startsHere }: { view: DayView; startsHere: boolean }) {
  const { places } = useDayPage()
  const { name, where } = startsHere
    ? { name: t('Where you are'), where: null }
    : placeTexts(view.frame.start, places)
  return (
    <li className="day-begin">
      <p className="cluster gap-3 flat">
        <strong>{name}</strong> <span className="small-text">{leaveText(view)}</span>
      </p>
      {where && <p className="day-where note">{where}</p>}
    </li>
  )
}
