import type { Fact } from '#guide/fact-schema.ts'
import { isLongLine } from '#guide/long-line.ts'
import { noticeKinds, openingNotice } from '#guide/opening-hours/opening-notice.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import type { Wait } from '#guide/schema.ts'
import { areHoursSure } from '../../facts/checked-on.ts'
import { Stated } from '../../facts/stated.tsx'
import './brief-opening.css'
import { type Hours, noticePieces } from './brief-opening-text.ts'
import { EarlyNotice } from './early-notice.tsx'
import { noticeTable } from './notice-table.ts'

type BriefOpeningProps = {
  fact: Hours | Fact<Hours['value']>
  now: Date | null
  /** The page with the sources, if it is another one: what is doubtful links to it. */
  page?: string
  /** The line before the door, where the status is to say that it is long. */
  line?: Wait | undefined
  /** Whether it stands in what leads to the page with the sources as a whole. */
  isPressedWhole?: boolean
}

export function BriefOpening({ fact, now, line, ...where }: BriefOpeningProps) {
  const isLong = isLongLine(line)
  if (now === null) return <EarlyNotice table={import.meta.env.SSR ? noticeTable(fact, isLong) : undefined} />
  const isSure = areHoursSure(fact, now)
  const notice = openingNotice(openingStatus(fact.value, now), isSure, isLong)
  const kind = noticeKinds[notice.message]
  const pieces = noticePieces(notice, isSure)
  const [before, doubtful, after] = 'said' in fact ? [fact.said?.(pieces.join(''), kind)] : pieces
  return (
    <p className={`brief-opening ${kind}`}>
      <span className="brief-opening-text">
        <span>{before}</span>
        {doubtful && <Stated of="opening-hours" fact={fact} text={doubtful} {...where} />}
        {after && <span>{after}</span>}
      </span>
    </p>
  )
}
