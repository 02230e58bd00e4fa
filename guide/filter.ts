import type { ListChoice } from './list-address.ts'
import type { OpeningHours } from './opening-hours/hours.ts'
import { openingStatus } from './opening-hours/status.ts'
import type { Reachable } from './order.ts'
import type { GatewayId } from './schema.ts'
import type { Tradition } from './tradition.ts'

export type Filterable = Reachable & {
  openingHours: { value: OpeningHours | null }
  tradition: { value: Tradition }
}

type Chosen = Pick<ListChoice, 'from' | 'openNow' | 'tradition' | 'withinKilometres'>

/**
 * When in doubt a temple stays on the list, because its card shows the doubt: during a disputed span, or when sources
 * disagree about its distance. If open temples are asked for, those with unknown hours are returned separately. The
 * order is kept.
 */
export function filterTemples<Temple extends Filterable>(
  temples: readonly Temple[],
  { from, openNow, tradition, withinKilometres }: Chosen,
  now: Date,
): { matching: Temple[]; unknownHours: Temple[] } {
  const fitting = temples.filter(
    (temple) =>
      (tradition === null || temple.tradition.value === tradition) &&
      (from === null ||
        withinKilometres === null ||
        leastMetresFrom(from, temple) <= withinKilometres * 1000),
  )
  if (!openNow) return { matching: fitting, unknownHours: [] }
  const kind = ({ openingHours }: Temple) => openingStatus(openingHours.value, now).kind
  return {
    matching: fitting.filter((temple) => kind(temple) !== 'closed' && kind(temple) !== 'unknown'),
    unknownHours: fitting.filter((temple) => kind(temple) === 'unknown'),
  }
}

/** A temple with no known distance is never near. */
function leastMetresFrom(gateway: GatewayId, { distances }: Reachable): number {
  return distances[gateway]?.value.leastMetres ?? Infinity
}
