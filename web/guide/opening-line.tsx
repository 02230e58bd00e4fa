import { openingNotice } from '#guide/opening-hours/notice.ts'
import type { OpeningHours } from '#guide/opening-hours/schema.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import './opening-line.css'
import { noticeKind, noticeText } from './opening-text.ts'

/**
 * Whether a temple is open at this moment. Built pages know no moment: the room is kept, and the line comes with
 * the page's JavaScript.
 */
export function OpeningLine({ hours, now }: { hours: OpeningHours | null; now: Date | null }) {
  if (now === null) return <p className="opening-line" />
  const notice = openingNotice(openingStatus(hours, now))
  return <p className={`opening-line ${noticeKind(notice)}`}>{noticeText(notice)}</p>
}
