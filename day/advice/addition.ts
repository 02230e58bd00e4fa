import type { DayTemple } from '#day/plan/day-temple.ts'
import { drivenInOrder } from '#day/plan/drive.ts'
import type { Wish, Wishes } from '#day/plan/wishes.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { adviceFor } from './advice.ts'
import { bestPlace, type RestOfDay, worthOf } from './rest-of-day.ts'
import { whatToDrop } from './what-to-drop.ts'
import { canBeKept, type WhyNot, whyNotAlone } from './works-out.ts'

export type Cost =
  | { kind: 'backLater'; minutes: number }
  | { kind: 'pushesOut'; temples: TempleId[] }
  | { kind: 'noRoom' }
  | { kind: WhyNot }

type Addition = {
  cost: Cost
  order: TempleId[]
  /** Whoever adds a temple that does not simply fit wants it more than what would have to go. */
  wish: Wish
}

export function additionOf(rest: RestOfDay, temple: DayTemple): Addition {
  const { frame, wishes } = rest
  const firmly: Wishes = { ...wishes, [temple.id]: 'must' }
  const temples = bestPlace(rest, temple, (order) => {
    if (canBeKept(frame, order)) return 0
    const dropped = whatToDrop(frame, order, firmly)
    return worthOf(
      order.filter(({ id }) => dropped.includes(id)),
      frame,
      firmly,
    )
  })
  const order = temples.map(({ id }) => id)
  const later = (backAt: number): Cost => ({
    kind: 'backLater',
    minutes: Math.max(0, backAt - drivenInOrder(frame, rest.temples).backAt),
  })
  if (canBeKept(frame, temples))
    return { cost: later(drivenInOrder(frame, temples).backAt), order, wish: 'like' }
  const advice = adviceFor({ ...rest, temples, wishes: firmly })
  const whyNot = whyNotAlone(frame, temple)
  const cost: Cost =
    !advice || advice.leaveOut.includes(temple.id)
      ? { kind: whyNot ?? 'noRoom' }
      : advice.leaveOut.length === 0
        ? later(advice.backAt)
        : { kind: 'pushesOut', temples: advice.leaveOut }
  if (advice?.leaveOut.length === 0 && advice.backBy === null)
    return { cost, order: advice.order, wish: 'like' }
  return { cost, order, wish: 'must' }
}
