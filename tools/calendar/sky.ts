import {
  Body,
  type FlexibleDateTime,
  GeoVector,
  MakeTime,
  NextLocalSolarEclipse,
  Observer,
  PairLongitude,
  RotateVector,
  Rotation_EQJ_ECT,
  SearchLocalSolarEclipse,
  SearchMoonPhase,
  SearchRiseSet,
  SphereFromVector,
} from 'astronomy-engine'
import type { Moment } from '#guide/calendar/rule.ts'

/** The day is counted where most of the temples stand. */
const tirupati = new Observer(13.68, 79.35, 160)
const midnightInIndia = 'T00:00:00+05:30'
const rising = 1
const setting = -1
const longestMonth = 30

export function moonPhase(time: FlexibleDateTime): number {
  return PairLongitude(Body.Moon, Body.Sun, time)
}

export function siderealLongitude(body: Body.Sun | Body.Moon, time: FlexibleDateTime): number {
  const moment = MakeTime(time)
  const seen = RotateVector(Rotation_EQJ_ECT(moment), GeoVector(body, moment, true))
  return (SphereFromVector(seen).lon - lahiriAyanamsa(moment.tt) + 360) % 360
}

/**
 * How far the equinox has moved from the first point of Mesha, by the definition of the Indian calendar reform: 23.25°
 * on 21 March 1956, and the general precession (IAU 2006) since.
 */
function lahiriAyanamsa(daysSince2000: number): number {
  const at2000 = 23.85709
  const centuries = daysSince2000 / 36525
  return at2000 + (5028.796195 * centuries + 1.1054348 * centuries ** 2) / 3600
}

export function newMoonBefore(time: Date): Date {
  return found(SearchMoonPhase(0, time, -longestMonth)).date
}

export function newMoonAfter(time: Date): Date {
  return found(SearchMoonPhase(0, time, longestMonth)).date
}

const ghatika = 24 * 60_000

/** Midnight is that of the night that begins on the date. */
export function momentOf(date: string, moment: Moment): Date {
  const sunrise = edge(rising, new Date(date + midnightInIndia))
  if (moment === 'sunrise') return sunrise
  if (moment === 'dawn') return new Date(sunrise.getTime() - 4 * ghatika)
  const sunset = edge(setting, sunrise)
  if (moment === 'sunset') return sunset
  if (moment === 'midnight') return between(sunset, edge(rising, sunset), 1 / 2)
  return between(sunrise, sunset, moment === 'midday' ? 1 / 2 : 3 / 5)
}

export function solarEclipsesSeen(from: string, until: string): Date[] {
  const seen: Date[] = []
  let eclipse = SearchLocalSolarEclipse(new Date(from + midnightInIndia), tirupati)
  while (eclipse.peak.time.date < new Date(until + midnightInIndia)) {
    const { partial_begin: begins, partial_end: ends, peak } = eclipse
    if (Math.max(begins.altitude, ends.altitude) > 0) seen.push(peak.time.date)
    eclipse = NextLocalSolarEclipse(peak.time, tirupati)
  }
  return seen
}

function edge(direction: number, after: Date): Date {
  return found(SearchRiseSet(Body.Sun, tirupati, direction, after, 2)).date
}

function between(one: Date, other: Date, share: number): Date {
  return new Date(one.getTime() + (other.getTime() - one.getTime()) * share)
}

/** The sun rises every day in Tirupati, and every month has a new moon. */
function found<Found>(searched: Found | null): Found {
  if (searched === null) throw new Error('astronomy-engine did not find what is always there')
  return searched
}
