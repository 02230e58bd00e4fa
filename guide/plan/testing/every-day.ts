import type { OpeningSession } from '../../opening-hours/hours.ts'
import type { TempleId } from '../../temple-ids.ts'
import type { DayFrame, Place } from '../day-frame.ts'
import { legBetween } from '../legs.ts'
import type { PlannedTemple } from '../planned-temple.ts'
import { visitLength } from '../visit-length.ts'
import type { Locks } from '../wishes.ts'
import type { Case } from './any-day.ts'

export type Day = { order: TempleId[]; backAt: number; metres: number }

/** Every day that is possible, by brute force: each order of each set, with lunch at every place. */
export function everyDay({ frame, temples, wishes, locks }: Case): Day[] {
  const considered = temples.filter(({ id }) => wishes[id])
  return ordersOf(considered)
    .filter((order) => order.length === 0 || keepsLocks(order, locks))
    .flatMap((order) => {
      const day = order.length === 0 ? goStraight(frame) : drive(frame, order)
      return day ? [{ order: order.map(({ id }) => id), ...day }] : []
    })
}

function goStraight({ start, end, leavesAt }: DayFrame) {
  const leg = legBetween(start, end)
  return { backAt: afterGate(leg, leavesAt), metres: leg.metres }
}

function drive(frame: DayFrame, order: readonly PlannedTemple[]) {
  const isAlone = (temple: PlannedTemple) => temple.visitMinutesWith && frame.ticket.kind === 'none'
  if (order.length > 1 && order.some(isAlone)) return null
  const needsLunch = frame.lunchMinutes > 0 && frame.leavesAt <= 810 && !order.some(isAlone)
  const returns = [...order.keys(), order.length, order.length + 1].flatMap((lunchAt) => {
    let [now, metres, fasting] = [frame.leavesAt, 0, needsLunch]
    let from: Place | PlannedTemple = frame.start
    const eat = () => {
      now = Math.max(now, 690) + frame.lunchMinutes
      fasting = false
    }
    for (const [index, temple] of order.entries()) {
      const leg = legBetween(from, temple)
      now = afterGate(leg, now)
      metres += leg.metres
      if (needsLunch && lunchAt === index) eat()
      const begins = beginning(temple, frame)(now)
      if (begins === null || (fasting && begins > 870)) return []
      now = begins + visitLength(temple, frame).usual
      from = temple
    }
    if (needsLunch && lunchAt === order.length) eat()
    const leg = legBetween(from, frame.end)
    now = afterGate(leg, now)
    metres += leg.metres
    if (metres > frame.mostRoadMetres || (fasting && now > 930)) return []
    return [{ backAt: now, metres }]
  })
  return returns.sort((one, other) => one.backAt - other.backAt)[0] ?? null
}

/** Minute by minute; cars are let onto the hill road from three to midnight. */
function afterGate({ minutes, hillRoad }: ReturnType<typeof legBetween>, leavesAt: number): number {
  let [now, left] = [leavesAt, minutes]
  const atGate = hillRoad === 'up' ? Math.min(minutes, 50) : minutes
  while (left > 0) {
    const isClosed = ((now % 1440) + 1440) % 1440 < 180
    if (hillRoad === null || left !== atGate || !isClosed) left--
    now++
  }
  return now
}

const beginnings = new WeakMap<PlannedTemple, WeakMap<DayFrame, Int16Array>>()

function beginning(temple: PlannedTemple, frame: DayFrame): (arrival: number) => number | null {
  const { minutes, appointmentAt } = paint(temple, frame)
  if (appointmentAt !== null) return (arrival) => (arrival <= appointmentAt - 30 ? appointmentAt : null)
  if (temple.openingHours.value === null) return (arrival) => arrival
  const byFrame = beginnings.get(temple) ?? new WeakMap()
  beginnings.set(temple, byFrame)
  const length = visitLength(temple, frame).usual
  let table = byFrame.get(frame)
  if (!table) {
    table = new Int16Array(minutes.length + 1).fill(-1)
    let run = 0
    for (let at = minutes.length - 1; at >= 0; at--) {
      run = minutes[at] === 'o' ? run + 1 : 0
      table[at] = run >= length ? at - 1440 : (table[at + 1] as number)
    }
    byFrame.set(frame, table)
  }
  return (arrival) => {
    const begins = table[arrival + 1440] as number
    return begins < 0 ? null : begins
  }
}

const painted = new WeakMap<PlannedTemple, string[]>()

/** A letter a minute from the midnight before: open, disputed or closed. All days are alike. */
export function paint(temple: PlannedTemple, { ticket }: DayFrame) {
  let minutes = painted.get(temple)
  if (!minutes) {
    minutes = new Array(1440 * 4).fill('c')
    for (const day of [-1, 0, 1, 2, 3]) {
      const { sessions = [], disputed = [] } = temple.openingHours.value ?? {}
      const spread = (spans: readonly OpeningSession[], letter: string) => {
        for (const { opens, closes } of spans) {
          const offset = (day + 1) * 1440
          for (let at = offset + minuteOf(opens); at < offset + minuteOf(closes); at++) {
            if (at < 1440 * 4 && minutes?.[at] !== 'o') (minutes as string[])[at] = letter
          }
        }
      }
      spread(sessions, 'o')
      spread(disputed, 'd')
    }
    painted.set(temple, minutes)
  }
  return { minutes, appointmentAt: temple.visitMinutesWith && ticket.kind !== 'none' ? ticket.at : null }
}

function keepsLocks(order: readonly PlannedTemple[], { order: before, locked }: Locks): boolean {
  const ids = order.map(({ id }) => id)
  return locked.every((id) => {
    if (!before.includes(id)) return true
    // Those around a locked stop stay on their sides of its place, even if it is left out.
    const earlier = before.slice(0, before.indexOf(id) + 1)
    const later = before.slice(before.indexOf(id))
    return ids.every((one, index) =>
      ids.slice(index + 1).every((other) => !(later.includes(one) && earlier.includes(other))),
    )
  })
}

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  return [
    [],
    ...items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((order) => [item, ...order])),
  ]
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
