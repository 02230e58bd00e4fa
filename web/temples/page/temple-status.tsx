import type { Fact } from '#guide/fact-schema.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { t } from '../../language/translate.ts'
import { BriefOpening } from '../opening/brief-opening.tsx'
import { EarlyNotice } from '../opening/early-notice.tsx'
import { TodaysHours } from '../opening/todays-hours.tsx'
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
      {fact.value === null ? (
        <p>{t('Hours not known. Please ask at the temple')}</p>
      ) : (
        <TodaysHours fact={fact} now={now} />
      )}
    </>
  )
}
