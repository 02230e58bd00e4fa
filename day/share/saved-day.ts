import type { Day } from '../entries/days.ts'
import { rankInOrder } from '../entries/ranks.ts'
import { type LinkedDay, linkText } from './link.ts'

/** A day that was sent, as it would be kept. */
export function receivedDay(id: string, { stops, ...settings }: LinkedDay): Day {
  const ranks = rankInOrder(stops.map(() => null))
  return {
    id,
    settings: { name: '', ...settings },
    stops: stops.map(({ temple, wish, isLocked }, index) => ({
      temple,
      stop: { rank: ranks[index] ?? null, wish, isLocked },
    })),
  }
}

/** The same each time the link is opened: a day that was sent is kept once (FNV-1a). */
export function receivedDayId(linked: LinkedDay): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(linkText(linked)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(36)
}
