import { distancesTo } from '../distance.ts'
import type { Gateway, Temple } from '../schema.ts'
import type { PlannedTemple } from './plan.ts'

/** What the planner needs to know about a temple, as sent to the page that plans. */
export function plannedTemple(temple: Temple, gateways: readonly Gateway[]): PlannedTemple {
  const { openingHours, visitMinutesWith } = temple
  return {
    id: temple.id,
    coordinates: temple.coordinates.value,
    openingHours: { value: openingHours.value, confidence: openingHours.confidence },
    visitMinutes: temple.visitMinutes.value,
    ...(visitMinutesWith && {
      visitMinutesWith: {
        timedToken: visitMinutesWith.timedToken.value,
        specialEntry: visitMinutesWith.specialEntry.value,
        walkersToken: visitMinutesWith.walkersToken.value,
      },
    }),
    distances: Object.fromEntries(
      Object.entries(distancesTo(temple.id, gateways)).map(([id, { value, confidence }]) => [
        id,
        { value, confidence },
      ]),
    ),
  }
}
