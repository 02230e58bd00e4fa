import type { Fact } from '#guide/fact-schema.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { openingNotice } from '#guide/opening-hours/opening-notice.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import { isUnsureNow } from '../../facts/checked-on.ts'
import { DoubtLink } from '../../facts/doubt.tsx'
import { briefNoticeText, todaysHoursText } from '../opening/brief-opening-text.ts'
import '../opening/brief-opening.css'
import { t } from '../../language/translate.ts'
import { noticeKind } from '../opening/opening-text.ts'
import './temple-status.css'

type TempleStatusProps = { fact: Fact<OpeningHours | null>; now: Date | null }

/** Whether a temple is open now, and its hours today. Prerendered pages, which do not know the time, have the hours of an ordinary day. */
export function TempleStatus({ fact, now }: TempleStatusProps) {
  const hours = (
    <p key="hours">{todaysHoursText(fact, now) ?? t('Hours not known. Please ask at the temple')}</p>
  )
  if (now === null) return <div className="temple-status">{hours}</div>
  const isSure = fact.value === null || !isUnsureNow(fact, now)
  const notice = openingNotice(openingStatus(fact.value, now), isSure)
  const [before, after] = briefNoticeText(notice, isSure).split('~')
  return (
    <div className="temple-status">
      <p key="notice" className={`brief-opening ${noticeKind(notice)}`}>
        <span className="brief-opening-text">
          {before}
          {after !== undefined && <DoubtLink of="opening-hours" />}
          {after}
        </span>
      </p>
      {fact.value !== null && <p key="hours-of-day">{todaysHoursText(fact, now)}</p>}
    </div>
  )
}
