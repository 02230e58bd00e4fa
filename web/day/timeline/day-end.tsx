import { chosenLimits, toFive } from '#day/plan/rounding.ts'
import type { DayView } from '#day/view.ts'
import { roughLengthText } from '../../language/length-text.ts'
import { timeText } from '../../language/time-text.ts'
import { t } from '../../language/translate.ts'
import { placeTexts } from '../point/place-texts.ts'
import { useDayPage } from '../state/day-page.ts'
import { namesText } from './names-text.ts'
import { legText, roundTimeText } from './stop-texts.ts'

/** The way back, and what is wrong with the day as a whole. */
export function DayEnd({ view }: { view: DayView }) {
  const { places } = useDayPage()
  const { wayBack, backAt } = view.timeline
  const { name, where } = placeTexts(view.frame.end, places)
  const doubt = doubtText(view)
  return (
    <li className="day-end" data-row="end">
      {wayBack && <p className="day-leg">{legText(wayBack)}</p>}
      <p className="day-back">{t('{place} at about {time}', { place: name, time: roundTimeText(backAt) })}</p>
      {where && <p className="day-where">{where}</p>}
      {problemTexts(view).map((problem) => (
        <p key={problem} className="day-problem">
          {problem}
        </p>
      ))}
      {doubt && <p className="day-doubt">{doubt}</p>}
    </li>
  )
}

function problemTexts({ frame, timeline, drivenMetres }: DayView): string[] {
  const roadMetres = drivenMetres + timeline.roadMetres
  return [
    toFive(timeline.backAt) > frame.backBy && t('Later than {time}', { time: timeText(frame.backBy) }),
    roadMetres > chosenLimits(frame).mostMetres &&
      t('By road: {distance}. You wanted at most {most}.', {
        distance: roughLengthText(roadMetres),
        most: roughLengthText(frame.mostRoadMetres),
      }),
  ].filter((problem) => typeof problem === 'string')
}

function doubtText({ ahead, timeline }: DayView): string | null {
  const temples = timeline.waitsForDisputed.flatMap((index) => ahead[index]?.id ?? [])
  const backAt = timeline.backAtIfDisputedOpen
  if (backAt === null || temples.length === 0) return null
  return t('If you don’t have to wait at {temples}, you’re back at about {time}.', {
    temples: namesText(temples, ahead),
    time: roundTimeText(backAt),
  })
}
