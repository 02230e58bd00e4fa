import { Link, useNavigate } from 'react-router'
import type { DayFrame } from '#guide/plan/day-frame.ts'
import { followOrder } from '#guide/plan/follow-order.ts'
import type { LinkedDay } from '#guide/plan/link.ts'
import type { Timeline } from '#guide/plan/plan.ts'
import type { Entries } from '#visits/entry.ts'
import { roughLengthText } from '../../language/length-text.ts'
import { timeText } from '../../language/time-text.ts'
import { t } from '../../language/translate.ts'
import type { ListedGateway } from '../../temples/distance-text.ts'
import { days } from '../../visits/days.ts'
import type { DayTemple } from '../day-temple.ts'
import { dayText } from '../handover/day-text.ts'
import { openDay } from '../open-day.ts'
import { placeTexts } from '../point/place-texts.ts'
import { framedDay } from '../progress/frame.ts'
import {
  aboutTimeText,
  isDoubt,
  legText,
  lunchText,
  problemText,
  roundTimeText,
  stayText,
} from '../timeline/stop-texts.ts'
import type { Changes } from '../use-changes.ts'
import { keptDay, keptDayId, receivedValue } from './kept-day.ts'
import '../timeline/day-stop.css'
import '../timeline/day-timeline.css'
import './received-day.css'

type ReceivedDayProps = {
  linked: LinkedDay
  entries: Entries
  temples: readonly DayTemple[]
  gateways: readonly ListedGateway[]
  now: Date
  changes: Changes
}

/** A day that somebody has sent. It is only shown; the reader decides whether to keep it. */
export function ReceivedDay({ linked, entries, temples, gateways, now, changes }: ReceivedDayProps) {
  const navigate = useNavigate()
  const id = keptDayId(linked)
  const isKept = days(entries).some((day) => day.id === id)
  const { frame } = framedDay(receivedValue(linked), gateways, null, now)
  const stops = linked.stops.flatMap(({ temple }) => temples.find(({ id }) => id === temple) ?? [])
  const timeline = followOrder(frame, stops)
  const close = () => navigate('/day', { replace: true })
  return (
    <section className="received-day" aria-labelledby="received">
      <div className="received-head">
        <h2 id="received">{t('A plan for you: {date}', { date: dayText(new Date(frame.date)) })}</h2>
        <p>
          {t('Temples: {count} · ~{distance} by road · back at about {time}', {
            count: stops.length,
            distance: roughLengthText(timeline.roadMetres),
            time: roundTimeText(timeline.backAt),
          })}
        </p>
        <p className="received-buttons">
          <button
            type="button"
            className="button"
            onClick={() => {
              if (isKept) void openDay(id)
              else changes.change(t('Plan kept'), keptDay(id, linked), { opens: id })
              close()
            }}
          >
            {isKept ? t('Open this plan') : t('Keep this plan')}
          </button>
          <button type="button" className="button quiet" onClick={close}>
            {isKept ? t('Close') : t('No, thanks')}
          </button>
        </p>
        <p className="received-note">
          {isKept ? t('You’ve already kept this plan.') : t('Your own plans stay as they are.')}
        </p>
      </div>
      <ReceivedTimeline timeline={timeline} frame={frame} temples={temples} gateways={gateways} />
    </section>
  )
}

type ReceivedTimelineProps = Pick<ReceivedDayProps, 'temples' | 'gateways'> & {
  timeline: Timeline
  frame: DayFrame
}

function ReceivedTimeline({ timeline, frame, temples, gateways }: ReceivedTimelineProps) {
  const { stops, lunch, wayBack, backAt } = timeline
  const start = placeTexts(frame.start, { gateways, temples })
  const end = placeTexts(frame.end, { gateways, temples })
  return (
    <ol className="day-timeline">
      <li className="day-begin">
        <p>
          <strong>{start.name}</strong>{' '}
          <span>{t('Leave at {time}', { time: timeText(frame.leavesAt) })}</span>
        </p>
        {start.where && <p className="day-where">{start.where}</p>}
      </li>
      {stops.map((stop, index) => (
        <li key={stop.temple} className="day-stop later">
          <p className="day-leg">{legText(stop.leg)}</p>
          <span className="day-number" aria-hidden="true">
            {index + 1}
          </span>
          <div className="day-body">
            <h3>
              <Link to={`/temples/${stop.temple}`}>{temples.find(({ id }) => id === stop.temple)?.name}</Link>
            </h3>
            <p className="day-stay">{stayText(stop)}</p>
            {lunch?.beforeStop === index && <p className="day-lunch">{lunchText(lunch)}</p>}
            {stop.problem && (
              <p className={isDoubt(stop.problem) ? 'day-unsure' : 'day-problem'}>
                {problemText(stop.problem)}
              </p>
            )}
          </div>
        </li>
      ))}
      {lunch?.beforeStop === stops.length && (
        <li>
          <p className="day-lunch">{lunchText(lunch)}</p>
        </li>
      )}
      <li className="day-end">
        {wayBack && <p className="day-leg">{legText(wayBack)}</p>}
        <p className="day-back">
          <strong>{end.name}</strong> <span>{aboutTimeText(backAt)}</span>
        </p>
        {end.where && <p className="day-where">{end.where}</p>}
      </li>
    </ol>
  )
}
