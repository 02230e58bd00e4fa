import type { Day } from '#day/entries/days.ts'
import { rankInOrder } from '#day/entries/ranks.ts'
import type { DaySettings } from '#day/entries/values.ts'
import {
  mostKilometres,
  mostMinute,
  mostReserveMinutes,
  paces,
  type TicketKind,
  ticketKinds,
} from '#day/plan/day-frame.ts'
import { mostLunchMinutes } from '#day/plan/lunch.ts'
import { isDate } from '#guide/date.ts'
import { fnv1a } from '#guide/fnv1a.ts'
import { type TempleId, templeIds } from '#guide/temple-ids.ts'
import { withoutAdditions } from './without-additions.ts'

/** The second has what older versions of the guide cannot read; they say so. */
const [version, newerVersion] = ['1', '2']

/** Never change these: links that have been sent contain them. */
const wordOf: Record<TempleId, string> = {
  tirumala: 'tirumala',
  tiruchanoor: 'tiruchanoor',
  'srinivasa-mangapuram': 'mangapuram',
  'kapila-theertham': 'kapila',
  srikalahasti: 'srikalahasti',
  kanipakam: 'kanipakam',
  govindaraja: 'govindaraja',
  iskcon: 'iskcon',
  'vakula-matha': 'vakula',
  appalayagunta: 'appalayagunta',
}

const walkersFromAlipiri = 'walkersTokenAlipiri'

const capitalized = [
  'railwayStation',
  'busStand',
  walkersFromAlipiri,
  ...ticketKinds,
  // The longest come first, because they contain the shorter ones.
  ...['ML', 'M', 'L'].flatMap((marks) => Object.values(wordOf).map((word) => word + marks)),
]

/**
 * What follows `#` in the address of a day, in characters that no messenger cuts or escapes:
 * `1/2026-11-24/0900-2000/from-railwayStation/to-railwayStation/usual/lunch45/spare30/200km/none/tirumalaML.iskcon/1x2y3z4`.
 * M is a must, L is locked. Every version has to end with a checksum of all before it.
 */
export function linkText({ settings, stops }: Day): string {
  const { date, leavesAt, backBy } = settings
  const ticket = ticketText(settings.ticket)
  const text = [
    ticket.startsWith(walkersFromAlipiri) ? newerVersion : version,
    date ?? 'anyday',
    `${leavesAt === null ? 'now' : clockText(leavesAt)}-${clockText(backBy)}`,
    `from-${placeText(settings.start)}`,
    `to-${placeText(settings.end)}`,
    settings.pace,
    `lunch${settings.lunchMinutes}`,
    `spare${settings.reserveMinutes}`,
    `${settings.mostKilometres}km`,
    ticket,
    stops.flatMap(stopText).join('.') || 'none',
  ].join('/')
  return `${text}/${checksum(text)}`
}

export function linkedDay(link: string): Day | 'damaged' | 'newer' {
  const [text] = withoutAdditions(link, capitalized).flatMap((one) => checked(one) ?? [])
  if (text === undefined) return 'damaged'
  const slash = text.indexOf('/')
  if (![version, newerVersion].includes(text.slice(0, slash))) return 'newer'
  return dayOf(text.slice(slash + 1))
}

const pattern = new RegExp(
  [
    '^(?<date>anyday|\\d{4}-\\d\\d-\\d\\d)',
    '(?<leavesAt>now|\\d\\d[0-5]\\d)-(?<backBy>\\d\\d[0-5]\\d)',
    'from-(?<start>[\\w.-]+)',
    'to-(?<end>[\\w.-]+)',
    `(?<pace>${paces.join('|')})`,
    'lunch(?<lunch>\\d{1,3})',
    'spare(?<spare>\\d{1,3})',
    '(?<kilometres>\\d{1,4})km',
    `(?<ticket>${[walkersFromAlipiri, ...ticketKinds].join('|')})(?<ticketAt>(?:\\d\\d[0-5]\\d)?)`,
    '(?<stops>[\\w.-]+)$',
  ].join('/'),
)

function dayOf(text: string): Day | 'damaged' | 'newer' {
  const written = pattern.exec(text)?.groups
  if (!written) return 'damaged'
  const { date = '', leavesAt = '', backBy = '', stops: list = '' } = written
  const [start, end] = [placeOf(written.start ?? ''), placeOf(written.end ?? '')]
  const ticket = ticketOf(written.ticket ?? '', written.ticketAt ?? '')
  const stops = list === 'none' ? [] : list.split('.').map(stopOf)
  if (!start || !end || !ticket) return 'damaged'
  // As the checksum is right, a later version of the guide has this temple.
  if (!stops.every((stop) => stop !== null)) return 'newer'
  const settings: DaySettings = {
    name: '',
    date: date === 'anyday' ? null : date,
    start,
    end,
    leavesAt: leavesAt === 'now' ? null : minuteOf(leavesAt),
    backBy: minuteOf(backBy),
    pace: written.pace as DaySettings['pace'],
    lunchMinutes: Number(written.lunch),
    reserveMinutes: Number(written.spare),
    mostKilometres: Number(written.kilometres),
    ticket,
  }
  const isTwice = new Set(stops.map(({ temple }) => temple)).size < stops.length
  return isTwice || !isPossible(settings) ? 'damaged' : withId({ settings, stops: ranked(stops) })
}

function isPossible({ date, leavesAt, backBy, ticket, ...settings }: DaySettings): boolean {
  const minutes = [leavesAt ?? 0, backBy, ticket.kind === 'none' ? 0 : ticket.at]
  return (
    (date === null || isDate(date)) &&
    minutes.every((minute) => minute <= mostMinute) &&
    settings.lunchMinutes <= mostLunchMinutes &&
    settings.reserveMinutes <= mostReserveMinutes &&
    settings.mostKilometres >= 1 &&
    settings.mostKilometres <= mostKilometres
  )
}

function ranked(stops: Day['stops']): Day['stops'] {
  const ranks = rankInOrder(stops.map(() => null))
  return stops.map(({ temple, stop }, index) => ({ temple, stop: { ...stop, rank: ranks[index] ?? null } }))
}

/** The id is the same each time a link is opened (64-bit FNV-1a), so that its day is saved once. */
function withId(day: Omit<Day, 'id'>): Day {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(linkText({ id: '', ...day })))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return { id: hash.toString(36), ...day }
}

function stopText({ temple, stop: { rank, wish, isLocked } }: Day['stops'][number]): string[] {
  const word = templeIds.find((id) => id === temple)
  return word && rank !== null ? [`${wordOf[word]}${wish === 'must' ? 'M' : ''}${isLocked ? 'L' : ''}`] : []
}

function stopOf(text: string): Day['stops'][number] | null {
  const [, word, must, locked] = /^([a-z-]+)(M?)(L?)$/.exec(text) ?? []
  const temple = templeIds.find((id) => wordOf[id] === word)
  return temple
    ? { temple, stop: { rank: null, wish: must ? 'must' : 'like', isLocked: Boolean(locked) } }
    : null
}

function placeText(place: DaySettings['start']): string {
  if (typeof place === 'string') return place
  return `${degreesText(place.latitude)}_${degreesText(place.longitude)}`
}

/** Four decimals are about 10 m. */
function degreesText(degrees: number): string {
  return String(Number(degrees.toFixed(4)))
}

function placeOf(text: string): DaySettings['start'] | null {
  if (/^[a-z]+([A-Z][a-z]+)*$/.test(text) && text.length <= 40) return text
  const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?)_(-?\d+(?:\.\d+)?)$/.exec(text) ?? []
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null
}

function ticketText(ticket: DaySettings['ticket']): string {
  if (ticket.kind === 'none') return ticket.kind
  const isFromAlipiri = ticket.kind === 'walkersToken' && ticket.foot === 'alipiri'
  return (isFromAlipiri ? walkersFromAlipiri : ticket.kind) + clockText(ticket.at)
}

function ticketOf(kind: string, at: string): DaySettings['ticket'] | null {
  if (kind === 'none') return at ? null : { kind }
  if (!at) return null
  if (kind === walkersFromAlipiri) return { kind: 'walkersToken', at: minuteOf(at), foot: 'alipiri' }
  return { kind: kind as Exclude<TicketKind, 'none'>, at: minuteOf(at) }
}

/** "0930"; "2530" is half past one the next day. */
function clockText(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join('')
}

function minuteOf(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(2))
}

function checked(link: string): string | undefined {
  const [, text, sum] = /^(.+)\/([^/]+)$/.exec(link) ?? []
  return text !== undefined && sum === checksum(text) ? text : undefined
}

function checksum(text: string): string {
  return fnv1a(text).toString(36)
}
