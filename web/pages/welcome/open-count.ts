import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import type { Stated } from '#guide/stated.ts'
import { t } from '#web/language/translate.ts'

/** As many as the list shows as open now to readers who haven't said where they are. */
export function openCount(hours: readonly Stated<OpeningHours | null>[], now: Date): number {
  return hours.filter((one) => isSurelyOpen(one, now)).length
}

/** Not where a source says that it may be shut. */
export function isSurelyOpen({ value }: Stated<OpeningHours | null>, now: Date): boolean {
  const { kind } = openingStatus(value, now)
  return kind === 'open' || kind === 'alwaysOpen'
}

export function openCountText(count: number, total: number): string {
  return t('Open now: {count} of {total}', { count, total })
}
