import { useLayoutEffect, useRef } from 'react'
import { lunchUntil } from '#day/plan/lunch.ts'
import { longestRoad, toFive } from '#day/plan/rounding.ts'
import type { DayView } from '#day/view.ts'
import { roughLengthText } from '../../language/length-text.ts'
import { timeText } from '../../language/time-text.ts'
import { t } from '../../language/translate.ts'
import type { ListedGateway } from '../../temples/listed-gateway.ts'
import type { PlaceTexts } from '../point/place-texts.ts'
import { DayStop, type StopActions } from './day-stop.tsx'
import { namesText } from './names-text.ts'
import './day-timeline.css'
import type { StopAhead } from '#day/stop-ahead.ts'
import { LunchEaten, LunchLine } from './lunch-line.tsx'
import { SeenStop } from './seen-stop.tsx'
import { legText, roundTimeText } from './stop-texts.ts'
import { useDrag } from './use-drag.ts'

type DayTimelineProps = {
  view: DayView
  stops: readonly StopAhead[]
  gateways: readonly ListedGateway[]
  end: PlaceTexts
  /** Where it starts; `at` is when the reader leaves, null for now. */
  begins: PlaceTexts & { at: number | null }
  /** Null for a day that is only shown. */
  actions: StopActions | null
}

/** The day from top to bottom: what has been seen, now, next, later, and the way back. */
export function DayTimeline({ view, stops, gateways, end, begins, actions }: DayTimelineProps) {
  const { frame, minute, seen, ahead, timeline, from, hasEaten } = view
  const { lunch, wayBack, backAt } = timeline
  const roadMetres = view.drivenMetres + timeline.roadMetres
  const { backBy } = frame
  const focusNext = useRef<string | null>(null)
  const waitsInDoubt = timeline.waitsForDisputed.flatMap((index) => ahead[index]?.id ?? [])
  const order = ahead.map(({ id }) => id).join(' ')
  const { drag, handleOf } = useDrag(order, (index, to) => {
    const temple = ahead[index]
    if (temple) actions?.move(temple.id, to)
  })
  // Rows that move lose the focus in some browsers, and may leave the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the rows have changed places.
  useLayoutEffect(() => {
    const button = focusNext.current && document.getElementById(focusNext.current)
    focusNext.current = null
    if (!button) return
    button.focus({ preventScroll: true })
    button.scrollIntoView({ block: 'nearest' })
  }, [order])
  return (
    <ol className={drag ? 'day-timeline dragging' : 'day-timeline'}>
      <li className="day-begin">
        <p>
          <strong>{begins.name}</strong> <span>{leaveText(begins.at, seen)}</span>
        </p>
        {begins.where && <p className="day-where">{begins.where}</p>}
      </li>
      {actions &&
        seen.map(({ temple, at }) => (
          <SeenStop key={temple.id} temple={temple} at={at} untick={actions.untick} />
        ))}
      {hasEaten && minute !== null && minute <= lunchUntil && actions?.sayEaten && (
        <LunchEaten sayEaten={actions.sayEaten} />
      )}
      {stops.map((stop) => (
        <DayStop
          key={stop.temple.id}
          ahead={stop}
          gateways={gateways}
          from={from.gateway}
          drag={drag}
          handle={handleOf(stop.index)}
          actions={
            actions && {
              ...actions,
              move: (id, to, button) => {
                focusNext.current = button ?? null
                actions.move(id, to)
              },
            }
          }
        />
      ))}
      {lunch?.beforeStop === ahead.length && (
        <li>
          <LunchLine lunch={lunch} sayEaten={actions?.sayEaten ?? null} />
        </li>
      )}
      <li className="day-end">
        {wayBack && <p className="day-leg">{legText(wayBack)}</p>}
        <p className="day-back">
          {t('{place} at about {time}', { place: end.name, time: roundTimeText(backAt) })}
        </p>
        {end.where && <p className="day-where">{end.where}</p>}
        {toFive(backAt) > backBy && (
          <p className="day-problem">{t('Later than {time}', { time: timeText(backBy) })}</p>
        )}
        {roadMetres > longestRoad(frame) && (
          <p className="day-problem">
            {t('By road: {distance}. You wanted at most {most}.', {
              distance: roughLengthText(roadMetres),
              most: roughLengthText(frame.mostRoadMetres),
            })}
          </p>
        )}
        {timeline.backAtIfDisputedOpen !== null && waitsInDoubt.length > 0 && (
          <p className="day-doubt">
            {t('If you don’t have to wait at {temples}, you’re back at about {time}.', {
              temples: namesText(waitsInDoubt, ahead),
              time: roundTimeText(timeline.backAtIfDisputedOpen),
            })}
          </p>
        )}
      </li>
    </ol>
  )
}

function leaveText(leavesAt: number | null, seen: DayView['seen']): string {
  if (leavesAt === null) return t('Leave now')
  const time = timeText(leavesAt)
  const hasLeft = seen.some(({ at }) => at !== null && at > leavesAt)
  return hasLeft ? t('Left at {time}', { time }) : t('Leave at {time}', { time })
}
