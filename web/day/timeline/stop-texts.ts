import type { Lunch } from '#day/plan/lunch.ts'
import type { Leg, Stop, StopProblem } from '#day/plan/plan.ts'
import { toFive } from '#day/plan/rounding.ts'
import { minutesPerDay } from '#guide/opening-hours/india-time.ts'
import type { Foot } from '#guide/travel/feet.ts'
import { travelTimeText, walkMetres } from '#web/guide/temples/travel-text.ts'
import { aboutText } from '#web/language/about-text.ts'
import { durationRangeText, durationText } from '#web/language/duration-text.ts'
import { lengthText, roughLengthText } from '#web/language/length-text.ts'
import { timesText, timeText } from '#web/language/time-text.ts'
import { message, t } from '#web/language/translate.ts'

/** "4.2 km, about 15 min", or "about 300 m" for a walk; then what comes before the door. */
export function legText(leg: Leg): string {
  return [roadText(leg), gateText(leg), climbText(leg)].filter((text) => text !== null).join(' · ')
}

/** "14 km · 30 min" in a row of the day, whose hours are all about right; then what comes before the door. */
export function rowLegText(leg: Leg): string {
  return [...roadParts(leg), gateText(leg), climbText(leg)].filter((text) => text !== null).join(' · ')
}

function roadParts({ metres, minutes, climb }: Leg): string[] {
  const length = roughLengthText(metres)
  return metres < walkMetres ? [length] : [length, travelTimeText(minutes - (climb?.mostMinutes ?? 0))]
}

function roadText({ metres, minutes, isKnownDistance, climb }: Leg): string {
  const length = isKnownDistance ? lengthText(metres) : aboutText(roughLengthText(metres))
  if (metres < walkMetres) return length
  const duration = travelTimeText(minutes - (climb?.mostMinutes ?? 0))
  return t('{distance}, about {duration}', { distance: length, duration })
}

function gateText({ climb, gateOpensAt }: Leg): string | null {
  if (gateOpensAt === null) return null
  const time = roundTimeText(gateOpensAt)
  return climb ? t('The footpath opens at {time}', { time }) : t('The hill road opens at {time}', { time })
}

const climbs: Record<Foot, string> = {
  srivariMettu: message('then on foot from Srivari Mettu: {duration}'),
  alipiri: message('then on foot from Alipiri: {duration}'),
}

/** Null for those who are driven up. */
export function climbText({ climb }: Leg): string | null {
  return (
    climb && t(climbs[climb.foot], { duration: durationRangeText(climb.leastMinutes, climb.mostMinutes) })
  )
}

/** "about 3:15 pm to 4 pm", with the wait at the door, but without lunch before it. */
export function stayText({ readyAt, leavesAt }: Pick<Stop, 'readyAt' | 'leavesAt'>): string {
  return aboutTimesText(readyAt, leavesAt)
}

/** "4:05 pm to 5:20 pm". */
export function rowTimesText({ readyAt, leavesAt }: Pick<Stop, 'readyAt' | 'leavesAt'>): string {
  const [from, until] = [toFive(readyAt), toFive(leavesAt)]
  return daysLater(from) === daysLater(until)
    ? withDay(timesText(from, until), daysLater(from))
    : t('{from} to {until}', { from: roundTimeText(from), until: roundTimeText(until) })
}

export function aboutTimeText(minute: number): string {
  return aboutText(roundTimeText(minute))
}

/** "6:40 pm", "7:05 am the next day". */
export function roundTimeText(minute: number): string {
  const round = toFive(minute)
  return withDay(timeText(round), daysLater(round))
}

function aboutTimesText(from: number, until: number): string {
  const ends = [toFive(from), toFive(until)] as const
  const days = daysLater(ends[0])
  if (days === daysLater(ends[1])) return aboutText(withDay(timesText(...ends), days))
  return t('{from} to {until}', { from: aboutTimeText(from), until: roundTimeText(until) })
}

/** Midnight belongs to the day that it ends. */
function daysLater(minute: number): number {
  return Math.max(0, Math.ceil(minute / minutesPerDay) - 1)
}

function withDay(time: string, days: number): string {
  if (days === 0) return time
  return days === 1 ? t('{time} the next day', { time }) : t('{time} two days later', { time })
}

export function lunchText({ from, until }: Lunch): string {
  return t('Lunch: {times}', { times: aboutTimesText(from, until) })
}

/** "Wait 20 min, until 11:30 am"; null if lunch can begin on arrival. */
export function waitForLunchText({ arrivesAt }: Stop, { from }: Lunch): string | null {
  return waitUntil(from, arrivesAt)
}

/** Null if there is no wait, or it is over at `now`. */
export function waitText({ readyAt, beginsAt }: Stop, now: number | null = null): string | null {
  return waitUntil(beginsAt, Math.max(readyAt, now ?? 0))
}

function waitUntil(until: number, from: number): string | null {
  const minutes = toFive(until - from)
  if (minutes < 5) return null
  return t('Wait {duration}, until {until}', { duration: travelTimeText(minutes), until: timeText(until) })
}

export function closingText({ closesAt }: Stop, now: number | null): string | null {
  if (closesAt === null) return null
  const time = timeText(closesAt)
  return now !== null && now >= closesAt ? t('Closed since {time}', { time }) : t('Closes {time}', { time })
}

export function visitLengthText({ visit: { least, most } }: Stop): string {
  const [from, to] = [roundVisit(least), roundVisit(most)]
  return t('Visit: {duration}', { duration: from === to ? durationText(to) : durationRangeText(from, to) })
}

/** Visits of two hours and more are rounded to half an hour. */
function roundVisit(minutes: number): number {
  return minutes < 120 ? Math.max(5, toFive(minutes)) : Math.round(minutes / 30) * 30
}

/** Less than five minutes are not worth telling. */
export function shortText({ beginsAt, closesAt, shortBy }: Stop): string | null {
  if (closesAt === null || toFive(shortBy) < 5) return null
  return t('Only {duration} before it closes', { duration: travelTimeText(toFive(closesAt - beginsAt)) })
}

const problems: Record<StopProblem, string> = {
  closed: message('Closed when you get there'),
  closesTooEarly: message('Closes before you’ve seen it'),
  disputed: message('May be closed when you get there. Ask first'),
  disputedEnd: message('May close before you’ve seen it. Ask first'),
  unsureHours: message('We’re not sure of its hours. Ask first'),
  unknownHours: message('Hours not known. Please ask at the temple'),
  ticketMissed: message('Too late for the time on your ticket'),
}

export function problemText(problem: StopProblem): string {
  return t(problems[problem])
}

const doubts: readonly StopProblem[] = ['disputed', 'disputedEnd', 'unsureHours', 'unknownHours']

export function isDoubt(problem: StopProblem): boolean {
  return doubts.includes(problem)
}
