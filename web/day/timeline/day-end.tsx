import { chosenLimits, toFive } from '#day/plan/rounding.ts'
import type { DayView } from '#day/view.ts'
import { placeTexts } from '#web/day/point/place-texts.ts'
import { useDayPage } from '#web/day/state/day-page.ts'
import { roughLengthText } from '#web/language/length-text.ts'
import { timeText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'
import { namesText } from './names-text.ts'
import { isDoubt, roundTimeText, rowLegText } from './stop-texts.ts'

export function DayEnd({ view }: { view: DayView }) {
  const { places } = useDayPage()
  const { wayBack, backAt } = view.timeline
  const { name, where } = placeTexts(view.frame.end, places)
  const doubt = doubtText(view)
  const isUnsure = hasDoubt(view)
  return (
    <li className="day-end" data-row="end">
      {wayBack && <p className="day-leg note">{rowLegText(wayBack)}</p>}
      <p className="day-back cluster gap-3 flat">
        <span>{name}</span> <span>{roundTimeText(backAt)}</span>
      </p>
      {where && <p className="day-where note">{where}</p>}
      {problemTexts(view).map((problem) => (
        <p key={problem} className="day-problem wrong strong tight">
          {problem}
        </p>
      ))}
      {isUnsure && (
        <p className="day-doubt note">
          <span className="doubt-mark" />
          {t('Hours not sure: please ask at the temple before you go.')}
        </p>
      )}
      {doubt && <p className="day-doubt note">{doubt}</p>}
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

function hasDoubt({ timeline }: DayView): boolean {
  return timeline.stops.some(({ problem }) => problem !== null && isDoubt(problem))
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
