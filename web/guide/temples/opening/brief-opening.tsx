import { isLongLine } from '#guide/long-line.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { type NoticeKind, noticeKinds, openingNotice } from '#guide/opening-hours/opening-notice.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import type { Wait } from '#guide/schema.ts'
import type { Stated } from '#guide/stated.ts'
import { areHoursSure } from '#web/guide/facts/checked-on.ts'
import { t } from '#web/language/translate.ts'
import './brief-opening.css'
import { noticeLook, noticeText } from './brief-opening-text.ts'
import { EarlyNotice } from './early-notice.tsx'
import { noticeTable } from './notice-table.ts'

type BriefOpeningProps = {
  fact: Stated<OpeningHours | null> & {
    /** The status with the hour of what somebody has said of today. */
    said?: (status: string, kind: NoticeKind) => string
  }
  now: Date | null
  /** The line before the door, where the status is to say that it is long. */
  line?: Wait | undefined
}

/** Its sign says whether the hours are in doubt. */
export function BriefOpening({ fact, now, line }: BriefOpeningProps) {
  const isLong = isLongLine(line)
  if (now === null) return <EarlyNotice table={import.meta.env.SSR ? noticeTable(fact, isLong) : undefined} />
  const isSure = areHoursSure(fact, now)
  const notice = openingNotice(openingStatus(fact.value, now), isSure, isLong)
  const kind = noticeKinds[notice.message]
  const look = fact.said ? kind : noticeLook(notice, isSure)
  const text = noticeText(notice)
  return (
    <p className={`brief-opening ${look}`}>
      <span className="brief-opening-text">
        <span>{fact.said?.(text, kind) ?? text}</span>
        {look !== kind && <span className="visually-hidden">{` (${t('not sure')})`}</span>}
      </span>
    </p>
  )
}
