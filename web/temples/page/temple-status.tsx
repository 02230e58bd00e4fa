import type { Fact } from '#guide/fact-schema.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { instantOf, minutesPerDay } from '#guide/opening-hours/india-time.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import { t } from '../../language/translate.ts'
import { BriefOpening } from '../opening/brief-opening.tsx'
import { todaysHoursText } from '../opening/brief-opening-text.ts'
import { EarlyNotice } from '../opening/early-notice.tsx'
import './temple-status.css'

type TempleStatusProps = { fact: Fact<OpeningHours | null>; now: Date | null }

/**
 * Whether a temple is open now, and its hours today. Prerendered pages do not know the time: they have the hours of an
 * ordinary day.
 */
export function TempleStatus({ fact, now }: TempleStatusProps) {
  return (
    <>
      {now === null ? (
        <EarlyNotice fact={fact} className="ordinary-hours" text={t('Opening hours')} />
      ) : (
        <BriefOpening fact={fact} now={now} />
      )}
      <TodaysHours fact={fact} now={now} />
    </>
  )
}

/** Has the room of any day's, so that nothing moves when the day is known. */
function TodaysHours({ fact, now }: TempleStatusProps) {
  const today = todaysHoursText(fact, now)
  if (today === null) return <p>{t('Hours not known. Please ask at the temple')}</p>
  const days = weekdays.map((_, index) => todaysHoursText(fact, instantOf(index * minutesPerDay)))
  return (
    <div className="todays-hours">
      {[...new Set(days)].map((hours) => (
        <p key={hours} className={hours === today ? 'today' : undefined}>
          {hours}
        </p>
      ))}
    </div>
  )
}
