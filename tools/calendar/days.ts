import { Body } from 'astronomy-engine'
import {
  type Masa,
  type Moment,
  masas,
  nakshatras,
  pakshas,
  type Rasi,
  type Rule,
  rasis,
} from '#guide/calendar/rule.ts'
import { dateAfter, dateInIndia } from '#guide/opening-hours/india-time.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import type { Occasion } from '#guide/schema.ts'
import {
  momentOf,
  moonPhase,
  newMoonAfter,
  newMoonBefore,
  siderealLongitude,
  solarEclipsesSeen,
} from './sky.ts'

const tithis = 30
const tithisOfAPaksha = 15
const rasiLength = 30

export type Days = { first: string; last: string }
export type Ruled = Pick<Occasion, 'id' | 'rule' | 'past' | 'days'>

export function daysBegun(from: string, until: string, { rule }: Ruled, calendar: readonly Ruled[]): Days[] {
  if (!rule) return []
  return daysByRule(rule, calendar, from, until).filter(({ first }) => from <= first && first < until)
}

/** No festival is further from the day on which it rests. */
export const furthest = 40

function daysByRule(rule: Rule, calendar: readonly Ruled[], from: string, until: string): Days[] {
  if ('date' in rule) return civilDays(rule, from, until)
  if ('again' in rule) return daysByRule(ruleOf(rule.again, calendar), calendar, from, until)
  const early = dateAfter(from, -furthest)
  const late = dateAfter(until, furthest)
  if ('before' in rule)
    return daysOf(rule.before, calendar, early, late).map(({ first }) =>
      span(weekdayBefore(rule.weekday, dateAfter(first, -rule.daysBefore))),
    )
  if ('eclipse' in rule) return solarEclipsesSeen(early, late).map((greatest) => span(dateInIndia(greatest)))
  const anchors =
    'of' in rule
      ? daysOf(rule.of, calendar, early, late).map(({ first }) => first)
      : anchorsOf(rule, early, late)
  const { from: begins = 0, to: ends = begins } = rule
  return anchors.map((day) => span(dateAfter(day, begins), dateAfter(day, ends)))
}

function span(first: string, last = first): Days {
  return { first, last }
}

/** What rests on another occasion follows its known days, whether or not they are those of its rule. */
function daysOf(id: string, calendar: readonly Ruled[], from: string, until: string): Days[] {
  const { past = [], days } = found(id, calendar)
  const known = [...past.map(({ first, last }) => span(first, last)), days.value]
  const unknown = daysByRule(ruleOf(id, calendar), calendar, from, until).filter(
    ({ first }) => !known.some((other) => isNear(first, other.first)),
  )
  return [...known.filter(({ first }) => from <= first && first < until), ...unknown]
}

function isNear(date: string, other: string): boolean {
  return dateAfter(other, -furthest) < date && date < dateAfter(other, furthest)
}

function ruleOf(id: string, calendar: readonly Ruled[]): Rule {
  const { rule } = found(id, calendar)
  if (!rule) throw new Error(`${id} has no rule, and another rule rests on it`)
  return rule
}

function found(id: string, calendar: readonly Ruled[]): Ruled {
  const occasion = calendar.find((one) => one.id === id)
  if (!occasion) throw new Error(`no occasion is ${id}, and a rule rests on it`)
  return occasion
}

function civilDays(
  { date, until: last = date }: { date: string; until?: string | undefined },
  from: string,
  until: string,
): Days[] {
  const years = [Number(from.slice(0, 4)) - 1, Number(from.slice(0, 4)), Number(until.slice(0, 4))]
  return [...new Set(years)].map((year) => ({
    first: `${year}-${date}`,
    last: `${last < date ? year + 1 : year}-${last}`,
  }))
}

function weekdayBefore(weekday: (typeof weekdays)[number], latest: string): string {
  const back = (new Date(latest).getUTCDay() - weekdays.indexOf(weekday) + 7) % 7
  return dateAfter(latest, -back)
}

type Celestial = Extract<Rule, { at: Moment }>

function anchorsOf(rule: Celestial, from: string, until: string): string[] {
  const met: string[] = []
  for (let day = from; day < until; day = dateAfter(day, 1)) if (isMetOn(day, rule)) met.push(day)
  return 'which' in rule && rule.which === 'last'
    ? met.filter((day, index) => (met[index + 1] ?? '9999') > dateAfter(day, furthest))
    : met.filter((day, index) => (met[index - 1] ?? '') < dateAfter(day, -furthest))
}

function isMetOn(day: string, rule: Celestial): boolean {
  if (!mayBeMetOn(day, rule)) return false
  const time = momentOf(day, rule.at)
  if ('enters' in rule) return rasiOf(time) === rule.enters
  const { at, index, cycle } = sought(rule)
  if (Math.floor(at(time)) === index) return isInMonth(time, rule)
  // One that misses this moment on two days is kept on the day whose light it fills.
  const [before, after] = late.has(rule.at)
    ? [momentOf(dateAfter(day, -1), rule.at), time]
    : [time, momentOf(dateAfter(day, 1), rule.at)]
  return (
    Math.floor(at(before)) === (index + cycle - 1) % cycle &&
    Math.floor(at(after)) === (index + 1) % cycle &&
    isInMonth(index === 0 ? after : before, rule)
  )
}

const late: ReadonlySet<Moment> = new Set(['sunset', 'midnight'])

/** Sunrises take long to find, and on most days the moon or the sun stands far from where the rule has it. */
function mayBeMetOn(day: string, rule: Celestial): boolean {
  const noon = new Date(`${day}T12:00:00+05:30`)
  if ('enters' in rule) {
    const past = rasiLength * rasis.indexOf(rule.enters)
    const gone = (siderealLongitude(Body.Sun, noon) - past + 360) % 360
    return gone < rasiLength + 2 || gone > 358
  }
  const { at, index, cycle } = sought(rule)
  const ahead = (at(noon) - index + cycle) % cycle
  return ahead < 4 || ahead > cycle - 3
}

function sought(rule: Exclude<Celestial, { enters: string }>) {
  return 'tithi' in rule
    ? { at: tithiAt, index: pakshas.indexOf(rule.paksha) * tithisOfAPaksha + rule.tithi - 1, cycle: tithis }
    : { at: nakshatraAt, index: nakshatras.indexOf(rule.nakshatra), cycle: nakshatras.length }
}

function isInMonth(time: Date, { masa, sun }: { masa?: Masa | undefined; sun?: Rasi | undefined }): boolean {
  return sun ? rasiOf(time) === sun : masasOf(time).some((one) => one === masa)
}

/** None in a month that is repeated (adhika), two in one that swallows another (kshaya). */
function masasOf(time: Date): Masa[] {
  const begins = newMoonBefore(time)
  const first = rasis.indexOf(rasiOf(begins))
  const passed =
    (rasis.indexOf(rasiOf(newMoonAfter(new Date(begins.getTime() + 86_400_000)))) - first + 12) % 12
  return Array.from({ length: passed }, (_, index) => masas[(first + 1 + index) % 12] as Masa)
}

function rasiOf(time: Date): Rasi {
  return rasis[Math.floor(siderealLongitude(Body.Sun, time) / 30)] as Rasi
}

function tithiAt(time: Date): number {
  return moonPhase(time) / 12
}

function nakshatraAt(time: Date): number {
  return (siderealLongitude(Body.Moon, time) * nakshatras.length) / 360
}
