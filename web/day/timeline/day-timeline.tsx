import { useLayoutEffect, useRef } from 'react'
import type { Wishes } from '#guide/plan/plan.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { timeText } from '../../language/time-text.ts'
import { t } from '../../language/translate.ts'
import type { ListedGateway } from '../../temples/distance-text.ts'
import { namesText } from '../names-text.ts'
import type { PlaceTexts } from '../point/place-texts.ts'
import type { Progress } from '../progress/progress.ts'
import { DayStop, type StopActions } from './day-stop.tsx'
import './day-timeline.css'
import { SeenStop } from './seen-stop.tsx'
import { aboutTimeText, legText, lunchText, roundTimeText } from './stop-texts.ts'
import { useDrag } from './use-drag.ts'

type DayTimelineProps = {
  progress: Progress
  locked: ReadonlySet<TempleId>
  wishes: Wishes
  gateways: readonly ListedGateway[]
  end: PlaceTexts
  /** When the reader wants to be back. */
  backBy: number
  /** Where it starts; `at` is when one leaves, null for now. */
  begins: PlaceTexts & { at: number | null }
  /** Whether the day starts where the reader stands. */
  startsHere: boolean
  actions: StopActions
}

/** The day from top to bottom: what has been seen, now, next, after that, and the way back. */
export function DayTimeline({
  progress,
  locked,
  wishes,
  gateways,
  end,
  backBy,
  begins,
  startsHere,
  actions,
}: DayTimelineProps) {
  const { seen, ahead, timeline, phase } = progress
  const { lunch, wayBack, backAt, breaksFirst } = timeline
  // Where the reader stands is in no address: maps know it themselves.
  const isFromHere = phase === 'there' || (seen.length === 0 && startsHere)
  const firstOrigin = isFromHere ? undefined : progress.from.coordinates
  const focusKept = useRef<string | null>(null)
  const { drag, handleOf } = useDrag((from, to) => {
    const temple = ahead[from]
    if (temple) actions.move(temple.id, to)
  })
  const waitsInDoubt = timeline.waitsForDisputed.flatMap((index) => ahead[index]?.id ?? [])
  const order = ahead.map(({ id }) => id).join(' ')
  // Rows that change places lose the focus in some browsers, and may leave the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the rows have changed places.
  useLayoutEffect(() => {
    const button = focusKept.current && document.getElementById(focusKept.current)
    focusKept.current = null
    if (!button) return
    button.focus({ preventScroll: true })
    button.scrollIntoView({ block: 'nearest' })
  }, [order])
  return (
    <ol className={drag ? 'day-timeline dragging' : 'day-timeline'}>
      <li className="day-begin">
        <p>
          <strong>{begins.name}</strong>{' '}
          <span>
            {begins.at === null ? t('Leave now') : t('Leave at {time}', { time: timeText(begins.at) })}
          </span>
        </p>
        {begins.where && <p className="day-where">{begins.where}</p>}
      </li>
      {seen.map(({ temple, at }) => (
        <SeenStop key={temple.id} temple={temple} at={at} untick={actions.untick} />
      ))}
      {ahead.map((temple, index) => {
        const stop = timeline.stops[index]
        if (!stop) return null
        return (
          <DayStop
            key={temple.id}
            temple={temple}
            stop={stop}
            number={seen.length + index + 1}
            place={{ index, last: ahead.length - 1 }}
            part={partOf(index, phase)}
            isUnderWay={phase === 'underWay'}
            isLocked={locked.has(temple.id)}
            isMust={wishes[temple.id] === 'must'}
            lunch={lunch?.beforeStop === index ? lunch : null}
            breaksFirst={breaksFirst === index}
            mayOpenEarlier={timeline.waitsForDisputed.includes(index)}
            origin={index === 0 ? firstOrigin : ahead[index - 1]?.coordinates}
            gateways={gateways}
            from={progress.from.gateway}
            drag={drag}
            handle={handleOf(index)}
            actions={{
              ...actions,
              move: (id, to, button) => {
                focusKept.current = button ?? null
                actions.move(id, to)
              },
            }}
          />
        )
      })}
      {lunch?.beforeStop === ahead.length && (
        <li>
          <p className="day-lunch">{lunchText(lunch)}</p>
        </li>
      )}
      <li className="day-end">
        {wayBack && <p className="day-leg">{legText(wayBack)}</p>}
        <p className="day-back">
          {t('{place} at about {time}', { place: end.name, time: roundTimeText(backAt) })}
        </p>
        {end.where && <p className="day-where">{end.where}</p>}
        {backAt > backBy && (
          <p className="day-problem">{t('Later than {time}', { time: timeText(backBy) })}</p>
        )}
        {timeline.backAtIfDisputedOpen !== null && waitsInDoubt.length > 0 && (
          <p className="day-doubt">
            {t('If you don’t have to wait at {temples}, you’re back {time}.', {
              temples: namesText(waitsInDoubt, ahead),
              time: aboutTimeText(timeline.backAtIfDisputedOpen),
            })}
          </p>
        )}
      </li>
    </ol>
  )
}

/** Of the temples ahead: the one that the reader is at or on the way to, the one after it, and the rest. */
function partOf(index: number, phase: Progress['phase']): 'now' | 'next' | 'later' {
  if (phase === 'over') return 'later'
  const next = phase === 'before' ? 0 : 1
  if (index < next) return 'now'
  return index === next ? 'next' : 'later'
}
