import type { Fact } from '#guide/fact-schema.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { noticeKinds, openingNotice } from '#guide/opening-hours/opening-notice.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import { isUnsureNow } from '../../facts/checked-on.ts'
import './brief-opening.css'
import { briefNoticeText } from './brief-opening-text.ts'
import { EarlyNotice } from './early-notice.tsx'

type BriefOpeningProps = {
  fact: Pick<Fact<OpeningHours | null>, 'value' | 'confidence' | 'checkedOn'>
  now: Date | null
}

/** Whether a temple is open now. */
export function BriefOpening({ fact, now }: BriefOpeningProps) {
  if (now === null) return <EarlyNotice fact={fact} className="brief-opening" />
  const isSure = fact.value === null || !isUnsureNow(fact, now)
  const notice = openingNotice(openingStatus(fact.value, now), isSure)
  return (
    <p className={`brief-opening ${noticeKinds[notice.message]}`}>
      <span className="brief-opening-text">{briefNoticeText(notice, isSure)}</span>
    </p>
  )
}
