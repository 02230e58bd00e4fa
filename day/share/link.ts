import { isDate } from '#guide/date.ts'
import { fnv1a } from '#guide/fnv1a.ts'
import type { Coordinates, GatewayId } from '#guide/schema.ts'
import { type TempleId, templeIds } from '#guide/temple-ids.ts'
import {
  mostKilometres,
  mostMinute,
  mostReserveMinutes,
  type Pace,
  paces,
  type TirumalaTicket,
  ticketKinds,
} from '../plan/day-frame.ts'
import { mostLunchMinutes } from '../plan/lunch.ts'
import type { Wish } from '../plan/wishes.ts'
import { withoutAdditions } from './without-additions.ts'

/** A day as its link carries it. */
export type LinkedDay = {
  /** Null: whatever day it is opened on. */
  date: string | null
  start: GatewayId | Coordinates
  end: GatewayId | Coordinates
  /** Null: now. */
  leavesAt: number | null
  backBy: number
  pace: Pace
  lunchMinutes: number
  reserveMinutes: number
  mostKilometres: number
  ticket: TirumalaTicket
  stops: readonly { temple: TempleId; wish: Wish; isLocked: boolean }[]
}

const version = '1'

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

/** What has capitals in links. */
const capitalized = [
  'railwayStation',
  'busStand',
  ...ticketKinds,
  // The longest first, as the others are part of it.
  ...['ML', 'M', 'L'].flatMap((marks) => Object.values(wordOf).map((word) => word + marks)),
]

/**
 * A day as text for the end of an address, after `#`, in characters that no messenger cuts or escapes:
 * `1/2026-11-24/0900-2000/from-railwayStation/to-railwayStation/usual/lunch45/spare30/200km/none/tirumalaML.iskcon/1x2y3z4`.
 * M is a must, L is locked. Every version, this and later ones, ends with a checksum of all before it.
 */
export function linkText(day: LinkedDay): string {
  const text = [
    version,
    day.date ?? 'anyday',
    `${day.leavesAt === null ? 'now' : clockText(day.leavesAt)}-${clockText(day.backBy)}`,
    `from-${placeText(day.start)}`,
    `to-${placeText(day.end)}`,
    day.pace,
    `lunch${day.lunchMinutes}`,
    `spare${day.reserveMinutes}`,
    `${day.mostKilometres}km`,
    ticketText(day.ticket),
    day.stops.map(stopText).join('.') || 'none',
  ].join('/')
  return `${text}/${checksum(text)}`
}

/** The day of a link; `newer` if a later version of the guide has written it. */
export function linkedDay(link: string): LinkedDay | 'damaged' | 'newer' {
  const [text] = withoutAdditions(link, capitalized).flatMap((one) => checked(one) ?? [])
  if (text === undefined) return 'damaged'
  const slash = text.indexOf('/')
  if (text.slice(0, slash) !== version) return 'newer'
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
    `(?<ticket>${ticketKinds.join('|')})(?<ticketAt>(?:\\d\\d[0-5]\\d)?)`,
    '(?<stops>[\\w.-]+)$',
  ].join('/'),
)

function dayOf(text: string): LinkedDay | 'damaged' | 'newer' {
  const written = pattern.exec(text)?.groups
  if (!written) return 'damaged'
  const { date = '', leavesAt = '', backBy = '', stops: list = '' } = written
  const [start, end] = [placeOf(written.start ?? ''), placeOf(written.end ?? '')]
  const ticket = ticketOf(written.ticket ?? '', written.ticketAt ?? '')
  const stops = list === 'none' ? [] : list.split('.').map(stopOf)
  if (!start || !end || !ticket) return 'damaged'
  // The checksum is right, so a later version of the guide has this temple.
  if (!stops.every((stop) => stop !== null)) return 'newer'
  const day: LinkedDay = {
    date: date === 'anyday' ? null : date,
    start,
    end,
    leavesAt: leavesAt === 'now' ? null : minuteOf(leavesAt),
    backBy: minuteOf(backBy),
    pace: written.pace as Pace,
    lunchMinutes: Number(written.lunch),
    reserveMinutes: Number(written.spare),
    mostKilometres: Number(written.kilometres),
    ticket,
    stops,
  }
  return isPossible(day) ? day : 'damaged'
}

function isPossible({ date, leavesAt, backBy, ticket, stops, ...day }: LinkedDay): boolean {
  const minutes = [leavesAt ?? 0, backBy, ticket.kind === 'none' ? 0 : ticket.at]
  return (
    (date === null || isDate(date)) &&
    minutes.every((minute) => minute <= mostMinute) &&
    day.lunchMinutes <= mostLunchMinutes &&
    day.reserveMinutes <= mostReserveMinutes &&
    day.mostKilometres >= 1 &&
    day.mostKilometres <= mostKilometres &&
    new Set(stops.map(({ temple }) => temple)).size === stops.length
  )
}

function stopText({ temple, wish, isLocked }: LinkedDay['stops'][number]): string {
  return `${wordOf[temple]}${wish === 'must' ? 'M' : ''}${isLocked ? 'L' : ''}`
}

function stopOf(text: string): LinkedDay['stops'][number] | null {
  const [, word, must, locked] = /^([a-z-]+)(M?)(L?)$/.exec(text) ?? []
  const temple = templeIds.find((id) => wordOf[id] === word)
  return temple ? { temple, wish: must ? 'must' : 'like', isLocked: Boolean(locked) } : null
}

/** Four decimals are about 10 m. */
function placeText(place: LinkedDay['start']): string {
  if (typeof place === 'string') return place
  return `${degreesText(place.latitude)}_${degreesText(place.longitude)}`
}

function degreesText(degrees: number): string {
  return String(Number(degrees.toFixed(4)))
}

function placeOf(text: string): LinkedDay['start'] | null {
  if (/^[a-z]+([A-Z][a-z]+)*$/.test(text) && text.length <= 40) return text
  const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?)_(-?\d+(?:\.\d+)?)$/.exec(text) ?? []
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null
}

function ticketText(ticket: TirumalaTicket): string {
  return ticket.kind === 'none' ? ticket.kind : ticket.kind + clockText(ticket.at)
}

function ticketOf(kind: string, at: string): TirumalaTicket | null {
  if (kind === 'none') return at ? null : { kind }
  return at ? { kind: kind as Exclude<TirumalaTicket['kind'], 'none'>, at: minuteOf(at) } : null
}

/** "0930", and "2530" for half past one in the night after. */
function clockText(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join('')
}

function minuteOf(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(2))
}

/** A link's text, if it is whole. */
function checked(link: string): string | undefined {
  const [, text, sum] = /^(.+)\/([^/]+)$/.exec(link) ?? []
  return text !== undefined && sum === checksum(text) ? text : undefined
}

function checksum(text: string): string {
  return fnv1a(text).toString(36)
}
