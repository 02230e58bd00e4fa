import type { Fact } from '#guide/fact-schema.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { openingNotice } from '#guide/opening-hours/opening-notice.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import { t } from '../language/translate.ts'
import './opening-line.css'
import { noticeKind, noticeText } from './opening-text.ts'

type OpeningLineProps = { fact: Fact<OpeningHours | null>; now: Date | null }

/**
 * Whether a temple is open now. Prerendered pages do not know the time: they reserve the room, and hydration fills it.
 */
export function OpeningLine({ fact: { value, confidence }, now }: OpeningLineProps) {
  if (now === null) return <p className="opening-line" />
  const isSure = value === null || confidence !== 'low'
  const notice = openingNotice(openingStatus(value, now), isSure)
  const text = noticeText(notice)
  return (
    <p className={`opening-line ${noticeKind(notice)}`}>{isSure ? text : `${text} (${t('not sure')})`}</p>
  )
}
