import { noticeKinds, openingNotice } from '#guide/opening-hours/opening-notice.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import { areHoursSure } from '../../facts/checked-on.ts'
import { DoubtLink } from '../../facts/doubt.tsx'
import './brief-opening.css'
import { briefNoticeText, type Hours } from './brief-opening-text.ts'
import { EarlyNotice } from './early-notice.tsx'

type BriefOpeningProps = {
  fact: Hours
  now: Date | null
  /** The page with the sources, if it is another one: the "~" links to it. */
  page?: string
}

export function BriefOpening({ fact, now, page }: BriefOpeningProps) {
  if (now === null) return <EarlyNotice fact={fact} />
  const isSure = areHoursSure(fact, now)
  const notice = openingNotice(openingStatus(fact.value, now), isSure)
  const [before, after] = briefNoticeText(notice, isSure).split('~')
  return (
    <p className={`brief-opening ${noticeKinds[notice.message]}`}>
      <span className="brief-opening-text">
        <span>{before}</span>
        {after !== undefined && <DoubtLink of="opening-hours" page={page} />}
        {after && <span>{after}</span>}
      </span>
    </p>
  )
}
