import type { Rule } from '#guide/calendar/rule.ts'

export function inWords(rule: Rule): string {
  if ('again' in rule) return `as ${rule.again}`
  if ('date' in rule) return `each ${rule.date}${rule.until ? ` to ${rule.until}` : ''}`
  if ('eclipse' in rule) return 'a solar eclipse that Tirupati sees'
  if ('before' in rule) return `last ${rule.weekday}, ${rule.daysBefore} or more days before ${rule.before}`
  const { from = 0, to = from } = rule
  const days =
    from === 0 && to === 0 ? '' : `, ${from === to ? `day ${from}` : `days ${from} to ${to}`} from it`
  if ('of' in rule) return `${rule.of}${days}`
  if ('enters' in rule) return `first ${rule.at} with the sun in ${rule.enters}${days}`
  const what = 'tithi' in rule ? `tithi ${rule.paksha} ${rule.tithi}` : `star ${rule.nakshatra}`
  const month = rule.masa ? `month ${rule.masa}` : `sun in ${rule.sun}`
  return `${rule.which ?? 'first'} ${rule.at} with ${what}, ${month}${days}`
}
