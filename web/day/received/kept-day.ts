import { type LinkedDay, linkText } from '#guide/plan/link.ts'
import type { DayValue, StopValue } from '#visits/entry-values.ts'
import type { Change } from '../../visits/kept.ts'
import { dayKey, stopKey } from '../../visits/keys.ts'
import { rankInOrder } from '../../visits/ranks.ts'

export function receivedValue({ stops: _, ...day }: LinkedDay): DayValue {
  return { name: '', ...day }
}

/** The same each time the link is opened: a day that was sent is kept once (FNV-1a). */
export function keptDayId(linked: LinkedDay): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(linkText(linked)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(36)
}

/** The changes that keep a day that was sent, as a new one. */
export function keptDay(id: string, linked: LinkedDay): Change[] {
  const ranks = rankInOrder(linked.stops.map(() => null))
  return [
    { key: dayKey(id), value: receivedValue(linked) },
    ...linked.stops.map(({ temple, wish, isLocked }, index) => ({
      key: stopKey(id, temple),
      value: { rank: ranks[index] ?? null, wish, isLocked } satisfies StopValue,
    })),
  ]
}
