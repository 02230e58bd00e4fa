import type { SaidRoad } from '#day/plan/day-frame.ts'
import type { DayTemple, SaidVisit } from '#day/plan/day-temple.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { withSaidHours } from '#today/said-hours.ts'
import type { Line } from '#today/values.ts'
import type { Word } from '#today/word.ts'

const tickets = {
  freeLine: 'none',
  timedToken: 'timedToken',
  specialEntry: 'specialEntry',
} as const satisfies Record<Line, SaidVisit['ticket']>

/** The guide says "another hour or more" for phones, shoes, laddu and the meal. */
const minutesInside = 60

/** What is said of a temple's hours, and of the crowd that waits at its door. */
export function wordsAtDoor(words: readonly Word[], temple: string): Word[] {
  return words.filter(
    ({ says }) => (says.kind === 'hours' || says.kind === 'crowd') && says.temple === temple,
  )
}

/** The planner plans by words as by the calendar: docs/planner.md. */
export function dayTempleWith(words: readonly Word[], temple: DayTemple): DayTemple {
  const { openingHours, crowdedDays = [] } = temple
  const { value } = openingHours
  const about = wordsAtDoor(words, temple.id)
  const crowds = about.filter(({ says }) => says.kind === 'crowd').map(daysOf)
  const visits = temple.visitMinutesWith ? words.flatMap(saidVisit) : []
  if (about.length + visits.length === 0) return temple
  return {
    ...temple,
    openingHours: { ...openingHours, value: value && about.reduce(withSaidHours, value) },
    crowdedDays: [...crowdedDays, ...crowds],
    ...(visits.length > 0 && { saidVisits: visits }),
  }
}

function saidVisit(word: Word): SaidVisit[] {
  const { says } = word
  if (says.kind !== 'line') return []
  const least = says.hours * 60
  const usual = least + minutesInside
  return [{ ...daysOf(word), ticket: tickets[says.line], minutes: { least, usual, most: usual } }]
}

export function roadsOf(words: readonly Word[]): SaidRoad[] {
  return words.flatMap(({ says, from, until }): SaidRoad[] => {
    if (says.kind !== 'road' || says.road === 'buses' || says.state === 'open') return []
    return [{ road: says.road, state: says.state, from, until }]
  })
}

/** A word that ends at midnight is not about the next day. */
export function daysOf({ from, until }: Word): { first: string; last: string } {
  return { first: dateInIndia(new Date(from)), last: dateInIndia(new Date(until - 1)) }
}
