import type { Leg, Stop, StopProblem, Timeline } from '#guide/plan/plan.ts'
import { lengthText } from '../../language/length-text.ts'
import { timesText, timeText } from '../../language/time-text.ts'
import { message, t } from '../../language/translate.ts'
import { travelTimeText } from '../../temples/travel-text.ts'
import { durationText, visitRangeText } from '../../temples/visit-text.ts'

/** "4.2 km, ~15 min": the time is never more than an estimate. */
export function legText({ metres, minutes, isKnownDistance }: Leg): string {
  const length = isKnownDistance ? lengthText(metres) : `~${lengthText(roughly(metres))}`
  return t('{distance}, ~{time}', { distance: length, time: travelTimeText(minutes) })
}

/** An estimate is no better than this. */
function roughly(metres: number): number {
  return metres < 1000 ? metres : Math.round(metres / 1000) * 1000
}

/** "~3:15 pm to 4 pm": when one is there. */
export function stayText({ arrivesAt, leavesAt }: Pick<Stop, 'arrivesAt' | 'leavesAt'>): string {
  return `~${timesText(toFive(arrivesAt), toFive(leavesAt))}`
}

/** "~6:40 pm". */
export function aboutTimeText(minute: number): string {
  return `~${timeText(toFive(minute))}`
}

/** What an estimated time is good to. */
export function toFive(minute: number): number {
  return Math.round(minute / 5) * 5
}

type Lunch = Timeline['lunch']

/** "Lunch: ~12:45 pm to 1:30 pm". */
export function lunchText({ from, until }: NonNullable<Lunch>): string {
  return t('Lunch: {times}', { times: `~${timesText(toFive(from), toFive(until))}` })
}

/** "Wait 20 min, until 4 pm"; null if there is nothing to wait for. */
export function waitText({ arrivesAt, beginsAt }: Stop, lunch: Lunch): string | null {
  const minutes = toFive(beginsAt - Math.max(arrivesAt, lunch?.until ?? 0))
  if (minutes < 5) return null
  return t('Wait {time}, until {until}', { time: travelTimeText(minutes), until: timeText(beginsAt) })
}

/** "Visit: 45 to 90 minutes". */
export function visitLengthText({ visit: { least, most } }: Stop): string {
  const [from, to] = [roundVisit(least), roundVisit(most)]
  return t('Visit: {time}', { time: from === to ? durationText(to) : visitRangeText(from, to) })
}

/** Beyond two hours to the half. */
function roundVisit(minutes: number): number {
  return minutes < 120 ? Math.max(5, toFive(minutes)) : Math.round(minutes / 30) * 30
}

const problems: Record<StopProblem, string> = {
  closed: message('Closed when you get there'),
  closesTooEarly: message('Closes before you’ve seen it'),
  disputed: message('May be closed when you get there. Ask first'),
  unsureHours: message('Its hours aren’t sure. Ask first'),
  unknownHours: message('Hours not known. Please ask at the temple'),
  ticketMissed: message('Too late for the hour on your ticket'),
}

export function problemText(problem: StopProblem): string {
  return t(problems[problem])
}

/** What can only be asked at the temple. */
export function isDoubt(problem: StopProblem): boolean {
  return problem === 'disputed' || problem === 'unsureHours' || problem === 'unknownHours'
}
