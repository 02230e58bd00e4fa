import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { noticeKinds, openingNotice } from '#guide/opening-hours/opening-notice.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import { areHoursSure } from '../facts/checked-on.ts'
import type { ListedFact } from '../temples/temple-card.tsx'

/** Whether the map marks a temple as open: where the words beside it say so, and not "ask first". */
export function isOpenAt(fact: ListedFact<OpeningHours | null>, now: Date): boolean {
  const isSure = areHoursSure(fact, now)
  return noticeKinds[openingNotice(openingStatus(fact.value, now), isSure).message] === 'open'
}
