import type { DayFrame, Place } from '#day/plan/day-frame.ts'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { legBetween, type TimedLeg } from '#day/plan/legs.ts'
import type { StopProblem } from '#day/plan/plan.ts'
import { appointmentAt, needsDayOfItsOwn, type VisitLength, visitLength } from '#day/plan/visit-length.ts'
import type { Locks } from '#day/plan/wishes.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { minuteOf, type PaintedDoor, paintedDoor } from './painted-door.ts'

// What docs/planner.md says, once more, by trying every lunch in every order of every set. It is written from that page,
// shares only the lengths of roads and visits with the planner, and is too slow for a phone.

type TriedStop = {
  temple: TempleId
  arrivesAt: number
  readyAt: number
  beginsAt: number
  leavesAt: number
  shortBy: number
  problem: StopProblem | null
}

export type TriedDay = {
  order: TempleId[]
  stops: TriedStop[]
  lunch: { from: number; until: number; beforeStop: number } | null
  /** How long the reader waits for lunch. */
  lunchWaits: number
  backAt: number
  /** How long the way back takes. */
  wayBack: number
  metres: number
  /** How long the reader sits before closed doors. */
  sat: number
  /** Stops that are not surely possible in time. */
  risks: number
  /** Stops that are missed, unless nobody knows their hours for sure. */
  broken: number
}

/** A day before its way back. */
type Tour = Omit<TriedDay, 'order' | 'backAt' | 'wayBack'> & {
  place: Place | DayTemple
  leavesAt: number
  /** Whether any of the visit to Tirumala without a ticket is at lunch time. */
  isFed: boolean
  /** Whether the reader has just come out of Tirumala with a ticket. */
  isOut: boolean
}

const [lunchFrom, lunchUntil, usualLunch] = [690, 870, 780]

export class TriedDays {
  private readonly legs = new Map<unknown, Map<unknown, TimedLeg>>()
  private readonly doors = new Map<DayTemple, PaintedDoor>()
  private readonly lengths = new Map<DayTemple, VisitLength>()
  private readonly crowds = new Map<DayTemple, ReturnType<typeof crowdOf>>()
  private readonly frame: DayFrame
  /** Nobody waits for a door that opens only then. */
  readonly awayUntil: number

  /** `whole`: no visit is cut short by its door. */
  constructor(
    frame: DayFrame,
    temples: readonly DayTemple[],
    whatIsSure: Parameters<typeof paintedDoor>[2] = 'sure',
    whole: 'whole' | undefined = undefined,
  ) {
    // Whoever leaves after lunch time has eaten.
    const isDue = frame.leavesAt <= lunchUntil || frame.isOut === true
    this.frame = isDue ? frame : { ...frame, lunchMinutes: 0 }
    for (const temple of temples) {
      const length = visitLength(temple, frame)
      this.doors.set(temple, paintedDoor(temple, frame.date, whatIsSure))
      this.lengths.set(temple, whole ? { ...length, mayBeShort: false } : length)
      this.crowds.set(temple, crowdOf(temple, frame.date))
    }
    this.awayUntil = Math.max(frame.backBy, ...temples.map((temple) => this.ticketUntil(temple)))
  }

  /** How long the ticket takes, without lunch. */
  private ticketUntil(temple: DayTemple): number {
    const { end, ticket } = this.frame
    const hour = appointmentAt(temple, ticket)
    if (hour === null) return 0
    return arrival(this.legBetween(temple, end), hour + (this.lengths.get(temple)?.usual ?? 0) + 12)
  }

  /** The days that are equally good in this order; they differ in their lunch alone. */
  inOrder(temples: readonly DayTemple[]): TriedDay[] {
    return this.best(temples.reduce((tours, temple) => this.driveTo(tours, temple), this.setOut()))
  }

  /** The best day in every order of every set that keeps to the locks. */
  inEveryOrder(temples: readonly DayTemple[], locks: Locks): TriedDay[] {
    const days: TriedDay[] = []
    const goOn = (tours: Tour[], left: readonly DayTemple[]) => {
      days.push(...this.best(tours).slice(0, 1))
      for (const temple of left) {
        const gone = tours[0]?.stops.map((stop) => stop.temple) ?? []
        if (gone.some((before) => mustFollow(before, temple.id, locks))) continue
        goOn(
          this.driveTo(tours, temple),
          left.filter((one) => one !== temple),
        )
      }
    }
    goOn(this.setOut(), temples)
    return days
  }

  /**
   * In the reader's hours and kilometres as they are shown, or in those that the ticket takes, and with Tirumala on a day of
   * its own if it needs one.
   */
  isWithin({ order, backAt, metres }: TriedDay, limits: 'chosen' | 'ofTicket' = 'ofTicket'): boolean {
    const { backBy, reserveMinutes, mostRoadMetres, ticket } = this.frame
    const alone = limits === 'ofTicket' ? this.dayOfTicket() : null
    const isInTime =
      Math.round(backAt / 5) * 5 <= backBy - reserveMinutes ||
      (alone !== null && Math.round(backAt / 5) <= Math.round(alone.backAt / 5))
    const isNear =
      Math.round(metres / 1000) * 1000 <= mostRoadMetres || (alone !== null && metres <= alone.metres)
    const needsTheDay = [...this.doors.keys()].some(
      (temple) => order.includes(temple.id) && needsDayOfItsOwn(temple, ticket),
    )
    return isInTime && isNear && (order.length === 1 || !needsTheDay)
  }

  /** Of those who go straight there, and back. */
  dayOfTicket(): TriedDay | null {
    const temple = [...this.doors.keys()].find((one) => appointmentAt(one, this.frame.ticket) !== null)
    const [day] = temple ? this.inOrder([temple]) : []
    return day && day.risks === 0 ? day : null
  }

  private setOut(): Tour[] {
    const { start, leavesAt, isOut = false } = this.frame
    return [
      {
        place: start,
        leavesAt,
        metres: 0,
        stops: [],
        lunch: null,
        lunchWaits: 0,
        risks: 0,
        broken: 0,
        sat: 0,
        isFed: false,
        isOut,
      },
    ]
  }

  /** Each tour with a lunch goes on; the one without goes on with and without, as long as it is lunch time. */
  private driveTo(tours: readonly Tour[], temple: DayTemple): Tour[] {
    const { lunchMinutes } = this.frame
    return tours.flatMap((tour) => {
      const leg = this.legBetween(tour.place, temple)
      const arrivesAt = arrival(leg, tour.leavesAt)
      const straightOn = this.visit(tour, temple, leg, arrivesAt, arrivesAt)
      if (tour.lunch || tour.isFed || lunchMinutes === 0) return straightOn
      const isHungry = tour.leavesAt > lunchUntil
      const lunchAt = (from: number) => ({ from, until: from + lunchMinutes, beforeStop: tour.stops.length })
      if (tour.isOut && tour.leavesAt >= lunchFrom) {
        const eaten = { ...tour, lunch: lunchAt(tour.leavesAt) }
        const later = arrival(leg, eaten.lunch.until)
        return [...(isHungry ? [] : [straightOn]), this.visit(eaten, temple, leg, later, later)]
      }
      if (isHungry) return []
      if (arrivesAt <= lunchUntil) {
        const lunch = lunchAt(Math.max(arrivesAt, lunchFrom))
        const { beginsAt, problem } = this.enter(temple, arrivesAt)
        const waitsTooLong = !isBroken(problem) && lunch.from - beginsAt > 60
        const canEatLater = straightOn.leavesAt <= lunchUntil || straightOn.isOut
        if (waitsTooLong && canEatLater) return straightOn
        const eaten = { ...tour, lunch, lunchWaits: lunch.from - arrivesAt }
        return [straightOn, this.visit(eaten, temple, leg, arrivesAt, lunch.until)]
      }
      const eaten = { ...tour, lunch: lunchAt(lunchUntil) }
      const later = arrivesAt + lunchMinutes
      return [straightOn, this.visit(eaten, temple, leg, later, later)]
    })
  }

  private enter(temple: DayTemple, readyAt: number): ReturnType<PaintedDoor> {
    const [hour, never] = [appointmentAt(temple, this.frame.ticket), Number.POSITIVE_INFINITY]
    if (hour === null) {
      const door = this.doors.get(temple) as PaintedDoor
      return door(readyAt, this.lengths.get(temple) as VisitLength, this.awayUntil)
    }
    return readyAt <= hour
      ? { beginsAt: hour, closesAt: never, problem: null }
      : { beginsAt: readyAt, closesAt: never, problem: 'ticketMissed' }
  }

  private visit(tour: Tour, temple: DayTemple, leg: TimedLeg, arrivesAt: number, readyAt: number): Tour {
    const { ticket, start, leavesAt: setsOutAt } = this.frame
    const { usual: minutes, mayBeShort } = this.lengths.get(temple) as VisitLength
    const hour = appointmentAt(temple, ticket)
    const { beginsAt, closesAt, problem } = this.enter(temple, readyAt)
    const wanted = beginsAt + minutes + (this.crowds.get(temple)?.(beginsAt, minutes) ?? 0)
    const shortBy = mayBeShort ? Math.max(0, wanted - closesAt) : 0
    const leavesAt = wanted - shortBy + 12
    const straight = arrival(this.legBetween(start, temple), setsOutAt)
    const isRisk = isBroken(problem) || (hour !== null && readyAt > Math.max(hour - 30, straight))
    const feeds = temple.id === 'tirumala' && hour === null && beginsAt <= lunchUntil && leavesAt >= lunchFrom
    return {
      ...tour,
      place: temple,
      leavesAt,
      metres: tour.metres + leg.metres,
      stops: [...tour.stops, { temple: temple.id, arrivesAt, readyAt, beginsAt, leavesAt, shortBy, problem }],
      risks: tour.risks + (isRisk ? 1 : 0),
      broken: tour.broken + (isBroken(problem) ? 1 : 0),
      sat: tour.sat + (hour === null ? beginsAt - readyAt : 0),
      isFed: tour.isFed || feeds,
      isOut: hour !== null,
    }
  }

  private best(tours: readonly Tour[]): TriedDay[] {
    const without = tours.filter(({ lunch }) => !lunch)
    const needsNone = without.some(
      (tour) =>
        this.frame.lunchMinutes === 0 ||
        tour.stops.length === 0 ||
        tour.isFed ||
        this.goBack(tour).backAt <= lunchUntil,
    )
    const withLunch = tours
      .flatMap((tour) => (tour.lunch ? tour : this.lunchBeforeTheWayBack(tour)))
      .filter(({ isFed }) => !isFed)
    const byLunch = (one: TriedDay, other: TriedDay) =>
      one.risks - other.risks || this.lateBy(one) - this.lateBy(other) || byComfort(one, other)
    const days = (needsNone ? without : withLunch).map((tour) => this.goBack(tour)).sort(byLunch)
    return days.filter((day) => byLunch(day, days[0] as TriedDay) === 0)
  }

  /** The minutes, up to the last that is shown as the hour at which the reader wants to be back, are not late. */
  private lateBy({ backAt }: TriedDay): number {
    const { backBy, reserveMinutes } = this.frame
    let inTime = backAt
    while (Math.round(inTime / 5) * 5 > backBy - reserveMinutes) inTime--
    return backAt - inTime
  }

  private lunchBeforeTheWayBack(tour: Tour): Tour[] {
    if (this.frame.lunchMinutes === 0 || (tour.leavesAt > lunchUntil && !tour.isOut)) return []
    const from = Math.max(tour.leavesAt, lunchFrom)
    const until = from + this.frame.lunchMinutes
    const lunch = { from, until, beforeStop: tour.stops.length }
    return [{ ...tour, leavesAt: until, lunch, lunchWaits: from - tour.leavesAt }]
  }

  private goBack({ place, leavesAt, isFed, isOut, ...tour }: Tour): TriedDay {
    const leg = this.legBetween(place, this.frame.end)
    return {
      ...tour,
      order: tour.stops.map(({ temple }) => temple),
      backAt: arrival(leg, leavesAt),
      wayBack: leg.minutes,
      metres: tour.metres + leg.metres,
    }
  }

  private legBetween(from: Place | DayTemple, to: Place | DayTemple): TimedLeg {
    const legs = this.legs.get(from) ?? new Map<unknown, TimedLeg>()
    this.legs.set(from, legs)
    const leg = legs.get(to) ?? legBetween(from, to, this.frame)
    legs.set(to, leg)
    return leg
  }
}

/** Waits, minute by minute, while the gate of the hill road or of the footpath is closed, and then goes slowly. */
function arrival({ minutes, gate }: TimedLeg, leavesAt: number): number {
  if (gate === null) return leavesAt + minutes
  const isIn = (at: number) => (window: { from: number; until: number }) =>
    window.from <= at && at < window.until
  let atGate = leavesAt + gate.after
  while (atGate % 1440 < gate.opensAt || atGate % 1440 >= gate.closesAt || gate.shut.some(isIn(atGate)))
    atGate++
  const slow = gate.slow.find(isIn(atGate))
  const more = slow ? Math.min(slow.moreMinutes, slow.until - atGate) : 0
  return atGate + minutes - gate.after + more
}

function isBroken(problem: StopProblem | null): boolean {
  return problem !== null && problem !== 'unsureHours' && problem !== 'unknownHours'
}

/** How much longer a visit takes; whoever waits until the crowd is gone is out no later. */
function crowdOf({ crowdedHours }: DayTemple, date: string) {
  const weekday = weekdays[new Date(date).getUTCDay()] ?? 'sunday'
  if (!crowdedHours?.weekdays.includes(weekday)) return null
  const [from, until] = [minuteOf(crowdedHours.from), minuteOf(crowdedHours.until)]
  return (beginsAt: number, minutes: number) =>
    beginsAt < until && beginsAt + minutes > from ? Math.min(crowdedHours.moreMinutes, until - beginsAt) : 0
}

/** A locked stop parts those before it from those after it, even on a day without it. */
function mustFollow(before: TempleId, after: TempleId, { order, locked }: Locks): boolean {
  const [one, other] = [order.indexOf(before), order.indexOf(after)]
  return other >= 0 && other < one && order.slice(other, one + 1).some((id) => locked.includes(id))
}

function byComfort(one: TriedDay, other: TriedDay): number {
  const isLate = ({ lunch }: TriedDay) => (lunch && lunch.from > lunchUntil ? 1 : 0)
  const fromUsual = ({ lunch }: TriedDay) => (lunch ? Math.abs(lunch.from - usualLunch) : 0)
  return (
    felt(one) - felt(other) ||
    one.backAt - other.backAt ||
    isLate(one) - isLate(other) ||
    one.lunchWaits - other.lunchWaits ||
    fromUsual(one) - fromUsual(other)
  )
}

/** With two minutes for each that a door cuts off a visit. */
export function felt({ backAt, stops }: TriedDay): number {
  return backAt + 2 * stops.reduce((sum, { shortBy }) => sum + shortBy, 0)
}
