import type { DaySettings } from './entries/values.ts'
import type { DayFrame } from './plan/day-frame.ts'
import type { DayTemple } from './plan/day-temple.ts'
import { drivenInOrder } from './plan/drive.ts'
import { legBetween } from './plan/legs.ts'
import { isFed } from './plan/step.ts'
import { appointmentAt } from './plan/visit-length.ts'

export type Seen = { temple: DayTemple; at: number | null }

export function afterSeen(
  frame: DayFrame,
  settings: DaySettings,
  seen: readonly Seen[],
  ahead: readonly DayTemple[],
): DayFrame {
  let rest = frame
  for (const [index, { temple, at }] of seen.entries()) {
    const left = [...seen.slice(index).map((one) => one.temple), ...ahead]
    const hasEaten = rest.lunchMinutes > 0 && hasEatenBefore(rest, left, at)
    rest = {
      ...rest,
      ...startAt(temple, rest),
      leavesAt: at ?? rest.leavesAt,
      mostRoadMetres: rest.mostRoadMetres - legBetween(rest.start, temple, rest).metres,
      ...(hasEaten && { lunchMinutes: 0 }),
    }
  }
  return withLunchSaid(rest, settings, ahead)
}

export function startAt(
  temple: DayTemple,
  { ticket }: Pick<DayFrame, 'ticket'>,
): Pick<DayFrame, 'start' | 'isOut'> {
  return {
    start: { coordinates: temple.coordinates, gateway: null },
    isOut: appointmentAt(temple, ticket) !== null,
  }
}

function hasEatenBefore(frame: DayFrame, temples: readonly DayTemple[], at: number | null): boolean {
  const { lunch, stops } = drivenInOrder(frame, temples)
  const [[temple], [stop]] = [temples, stops]
  if (!temple || !stop) return false
  const until = at ?? stop.leavesAt
  return isFed(temple, frame, stop.beginsAt, until) || (lunch?.beforeStop === 0 && until >= lunch.until)
}

function withLunchSaid(
  frame: DayFrame,
  { lunchSaid, lunchMinutes }: DaySettings,
  ahead: readonly DayTemple[],
): DayFrame {
  if (lunchSaid?.date !== frame.date) return frame
  if (!lunchSaid.hasEaten) return { ...frame, lunchMinutes }
  const { lunch } = drivenInOrder(frame, ahead)
  const taken = lunch?.beforeStop === 0 ? Math.min(frame.lunchMinutes, lunchSaid.at - lunch.from) : 0
  return { ...frame, lunchMinutes: 0, leavesAt: frame.leavesAt + Math.max(0, taken) }
}
