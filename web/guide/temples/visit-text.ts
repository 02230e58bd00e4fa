import type { Fact } from '#guide/fact-schema.ts'
import type { Temple, VisitMinutes } from '#guide/schema.ts'
import { durationRangeText, durationText } from '#web/language/duration-text.ts'
import { t } from '#web/language/translate.ts'

/** Without a ticket or token, then with each kind of them. */
export function visitsTo({
  visitMinutes,
  visitMinutesWith,
}: Pick<Temple, 'visitMinutes' | 'visitMinutesWith'>): Fact<VisitMinutes | null>[] {
  return [visitMinutes, ...Object.values(visitMinutesWith ?? {})]
}

export function visitText({ least, usual, most }: VisitMinutes): string {
  return t('{range}, usually {usual}', {
    range: durationRangeText(least, most),
    usual: durationText(usual),
  })
}
