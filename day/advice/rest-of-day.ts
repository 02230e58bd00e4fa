import type { DayFrame } from '#day/plan/day-frame.ts'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { drivenInOrder } from '#day/plan/drive.ts'
import type { Plan } from '#day/plan/plan.ts'
import { planChosen } from '#day/plan/plan-day.ts'
import type { Freedom } from '#day/plan/start-of-day.ts'
import { weightAsWished } from '#day/plan/weights.ts'
import type { Wishes } from '#day/plan/wishes.ts'
import type { TempleId } from '#guide/temple-ids.ts'

/** What can still be planned of a day. The first `fixedStops` keep their place: the reader is on the way there. */
export type RestOfDay = {
  frame: DayFrame
  temples: readonly DayTemple[]
  wishes: Wishes
  locked: readonly TempleId[]
  fixedStops: number
  isWhole: boolean
  freedom: Freedom | null
}

/** Advice may spend the reserve. */
export function bestPlan({ frame, temples, wishes, locked, fixedStops }: RestOfDay): Plan {
  const order = temples.map(({ id }) => id)
  const inPlace = [...locked, ...order.slice(0, fixedStops)]
  return planChosen({ ...frame, reserveMinutes: 0 }, temples, wishes, { order, locked: inPlace })
}

/** The temple stands where the loss is the least, then the return the earliest. */
export function bestPlace(
  { frame, temples, fixedStops }: RestOfDay,
  temple: DayTemple,
  lossOf: (order: readonly DayTemple[]) => number,
): DayTemple[] {
  const places = [...Array(temples.length + 1).keys()].slice(fixedStops)
  const days = places.map((index) => {
    const order = [...temples.slice(0, index), temple, ...temples.slice(index)]
    return { order, loss: lossOf(order), backAt: drivenInOrder(frame, order).backAt }
  })
  const { order } = days.reduce((one, other) =>
    other.loss < one.loss || (other.loss === one.loss && other.backAt < one.backAt) ? other : one,
  )
  return order
}

export function worthOf(temples: readonly DayTemple[], frame: DayFrame, wishes: Wishes): number {
  return temples.reduce((worth, temple) => worth + weightAsWished(temple, frame, wishes), 0)
}

export function templeIn({ temples }: RestOfDay, id: TempleId): DayTemple {
  return temples.find((temple) => temple.id === id) as DayTemple
}
