import { filterTemples } from '#guide/filter.ts'
import type { ListChoice } from '#guide/list-address.ts'
import { sortFrom } from '#guide/order.ts'
import { searchTemples } from '#guide/search/search.ts'
import type { ListedTemple } from './listed-temple.ts'

/** The temples that a choice shows, in its order; those whose hours nobody knows stand apart. */
export function chosenTemples(
  temples: readonly ListedTemple[],
  choice: ListChoice,
  now: Date,
): { matching: ListedTemple[]; unknownHours: ListedTemple[] } {
  const near = sortFrom(temples, choice.from)
  return filterTemples(searchTemples(choice.search, near), choice, now)
}

/** Whether a choice can leave temples out. */
export function leavesOut({ openNow, tradition, withinKilometres, search }: ListChoice): boolean {
  return openNow || tradition !== null || withinKilometres !== null || search !== ''
}
