import type { LinkedDay } from '#guide/plan/link.ts'
import type { DayItem, StopItem } from '#visits/items.ts'
import type { Change } from '../../visits/kept.ts'
import { dayKey, stopKey } from '../../visits/keys.ts'
import { rankInOrder } from '../../visits/ranks.ts'

export function receivedItem({ stops: _, ...day }: LinkedDay): DayItem {
  return { name: '', ...day }
}

/** What is to be written to keep a day that was sent, as a new one. */
export function keptDay(id: string, linked: LinkedDay): Change[] {
  const ranks = rankInOrder(linked.stops.map(() => null))
  return [
    { key: dayKey(id), value: receivedItem(linked) },
    ...linked.stops.map(({ temple, wish, isLocked }, index) => ({
      key: stopKey(id, temple),
      value: { rank: ranks[index] ?? null, wish, isLocked } satisfies StopItem,
    })),
  ]
}
