import { noticeKinds, openingNotice } from '#guide/opening-hours/opening-notice.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import { areHoursSure } from '../facts/checked-on.ts'
import type { Hours } from '../temples/opening/brief-opening-text.ts'

/** True only where the words beside the map say "open", not "ask first". */
export function isOpenAt(fact: Hours, now: Date): boolean {
  const isSure = areHoursSure(fact, now)
  return noticeKinds[openingNotice(openingStatus(fact.value, now), isSure).message] === 'open'
}
