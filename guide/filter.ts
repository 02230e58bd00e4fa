import type { ListChoice } from './list-address.ts'
import type { Reachable } from './order.ts'
import type { GatewayId } from './schema.ts'
import type { Tradition } from './tradition.ts'

export type Filterable = Reachable & { tradition: { value: Tradition } }

type Chosen = Pick<ListChoice, 'from' | 'tradition' | 'withinKilometres'>

/** A temple stays on the list if some source has it near enough: its card shows the doubt. */
export function filterTemples<Temple extends Filterable>(
  temples: readonly Temple[],
  { from, tradition, withinKilometres }: Chosen,
): Temple[] {
  return temples.filter(
    (temple) =>
      (tradition === null || temple.tradition.value === tradition) &&
      (from === null ||
        withinKilometres === null ||
        leastMetresFrom(from, temple) <= withinKilometres * 1000),
  )
}

function leastMetresFrom(gateway: GatewayId, { distances }: Reachable): number {
  return distances[gateway]?.value.leastMetres ?? Infinity
}
