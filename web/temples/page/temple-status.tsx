import type { Fact } from '#guide/fact-schema.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { noticeKinds, openingNotice } from '#guide/opening-hours/opening-notice.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import { isUnsureNow } from '../../facts/checked-on.ts'
import { DoubtLink } from '../../facts/doubt.tsx'
import { briefNoticeText, todaysHoursText } from '../opening/brief-opening-text.ts'
import '../opening/brief-opening.css'
import { t } from '../../language/translate.ts'
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
        <p className="ordinary-hours">{t('Opening hours')}</p>
      ) : (
        <Notice fact={fact} now={now} />
      )}
      <p>{todaysHoursText(fact, now) ?? t('Hours not known. Please ask at the temple')}</p>
    </>
  )
}

function Notice({ fact, now }: { fact: Fact<OpeningHours | null>; now: Date }) {
  const isSure = fact.value === null || !isUnsureNow(fact, now)
  const notice = openingNotice(openingStatus(fact.value, now), isSure)
  const [before, after] = briefNoticeText(notice, isSure).split('~')
  return (
    <p className={`brief-opening ${noticeKinds[notice.message]}`}>
      <span className="brief-opening-text">
        {before}
        {after !== undefined && <DoubtLink of="opening-hours" />}
        {after}
      </span>
    </p>
  )
}
