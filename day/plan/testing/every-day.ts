import { weekdays } from '#guide/opening-hours/weekday.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { DayFrame, Place } from '../day-frame.ts'
import { legBetween, type TimedLeg } from '../legs.ts'
import type { StopProblem } from '../plan.ts'
import type { PlannedTemple } from '../planned-temple.ts'
import { appointmentAt, needsDayOfItsOwn, visitLength } from '../visit-length.ts'
import type { Locks } from '../wishes.ts'
import { minuteOf, type PaintedDoor, paintedDoor } from './painted-door.ts'

// What docs/planner.md says, once more, by trying every lunch in every order of every set. It is written from that page,
// shares only the lengths of roads and visits with the planner, and is too slow for a phone.

type TriedStop = {
  temple: TempleId
  arrivesAt: number
  readyAt: number
  beginsAt: number
  leavesAt: number
  problem: StopProblem | null
}

export type TriedDay = {
  order: TempleId[]
  stops: TriedStop[]
  lunch: { from: number; until: number; beforeStop: number } | null
  /** How long the reader waits for lunch. */
  lunchWaits: number
  backAt: number
  metres: number
  /** Stops that are not surely possible in time. */
  risks: number
  /** Stops that are missed, unless nobody knows their hours for sure. */
  broken: number
}

/** A day before its way back. */
type Tour = Omit<TriedDay, 'order' | 'backAt'> & {
  place: Place | PlannedTemple
  leavesAt: number
  /** Whether any of the visit to Tirumala is at lunch time. */
  isFed: boolean
}

const [lunchFrom, lunchUntil, usualLunch] = [690, 870, 780]

export class TriedDays {
  private readonly legs = new Map<unknown, Map<unknown, TimedLeg>>()
  private readonly doors = new Map<PlannedTemple, PaintedDoor>()
  private readonly lengths = new Map<PlannedTemple, number>()
  private readonly crowds = new Map<PlannedTemple, ReturnType<typeof crowdOf>>()
  private readonly frame: DayFrame

  constructor(
    frame: DayFrame,
    temples: readonly PlannedTemple[],
    whatIsSure: Parameters<typeof paintedDoor>[2] = 'sure',
  ) {
    this.frame = frame
    for (const temple of temples) {
      this.doors.set(temple, paintedDoor(temple, frame.date, whatIsSure))
      this.lengths.set(temple, visitLength(temple, frame).usual)
      this.crowds.set(temple, crowdOf(temple, frame.date))
    }
  }

  /** The days that are equally good in this order; they differ in their lunch alone. */
  inOrder(temples: readonly PlannedTemple[]): TriedDay[] {
    return this.best(temples.reduce((tours, temple) => this.driveTo(tours, temple), this.setOut()))
  }

  /** The best day in every order of every set that keeps to the locks. */
  inEveryOrder(temples: readonly PlannedTemple[], locks: Locks): TriedDay[] {
    const days: TriedDay[] = []
    const goOn = (tours: Tour[], left: readonly PlannedTemple[]) => {
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

  /** In the reader's hours and kilometres as they are shown, and with Tirumala on a day of its own if it needs one. */
  isWithin({ order, backAt, metres }: TriedDay): boolean {
    const { backBy, reserveMinutes, mostRoadMetres, ticket } = this.frame
    const isInTime = Math.round(backAt / 5) * 5 <= backBy - reserveMinutes
    const isNear = Math.round(metres / 1000) * 1000 <= mostRoadMetres
    const needsTheDay = [...this.doors.keys()].some(
      (temple) => order.includes(temple.id) && needsDayOfItsOwn(temple, ticket),
    )
    return isInTime && isNear && (order.length === 1 || !needsTheDay)
  }

  private setOut(): Tour[] {
    const { start, leavesAt } = this.frame
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
        isFed: false,
      },
    ]
  }

  /** Each tour with a lunch goes on; the one without goes on with and without. */
  private driveTo(tours: readonly Tour[], temple: PlannedTemple): Tour[] {
    return tours.flatMap((tour) => {
      const leg = this.legBetween(tour.place, temple)
      const arrivesAt = arrival(leg, tour.leavesAt)
      const straightOn = this.visit(tour, temple, leg, arrivesAt, arrivesAt)
      if (tour.lunch || this.frame.lunchMinutes === 0) return straightOn
      const beforeStop = tour.stops.length
      if (arrivesAt <= lunchUntil) {
        const from = Math.max(arrivesAt, lunchFrom)
        const until = from + this.frame.lunchMinutes
        const eaten = { ...tour, lunch: { from, until, beforeStop }, lunchWaits: from - arrivesAt }
        return [straightOn, this.visit(eaten, temple, leg, arrivesAt, until)]
      }
      if (tour.leavesAt > lunchUntil) return straightOn
      const until = lunchUntil + this.frame.lunchMinutes
      const eaten = { ...tour, lunch: { from: lunchUntil, until, beforeStop }, lunchWaits: 0 }
      const later = arrivesAt + this.frame.lunchMinutes
      return [straightOn, this.visit(eaten, temple, leg, later, later)]
    })
  }

  private visit(tour: Tour, temple: PlannedTemple, leg: TimedLeg, arrivesAt: number, readyAt: number): Tour {
    const { ticket, backBy } = this.frame
    const minutes = this.lengths.get(temple) ?? Number.NaN
    const hour = appointmentAt(temple, ticket)
    const { beginsAt, problem } =
      hour === null
        ? (this.doors.get(temple) as PaintedDoor)(readyAt, minutes, backBy)
        : readyAt <= hour
          ? { beginsAt: hour, problem: null }
          : { beginsAt: readyAt, problem: 'ticketMissed' as const }
    const leavesAt = beginsAt + minutes + (this.crowds.get(temple)?.(beginsAt, minutes) ?? 0)
    const isBroken = problem !== null && problem !== 'unsureHours' && problem !== 'unknownHours'
    const isRisk = isBroken || (hour !== null && readyAt > hour - 30)
    const feeds = temple.id === 'tirumala' && beginsAt <= lunchUntil && leavesAt >= lunchFrom
    return {
      ...tour,
      place: temple,
      leavesAt,
      metres: tour.metres + leg.metres,
      stops: [...tour.stops, { temple: temple.id, arrivesAt, readyAt, beginsAt, leavesAt, problem }],
      risks: tour.risks + (isRisk ? 1 : 0),
      broken: tour.broken + (isBroken ? 1 : 0),
      isFed: tour.isFed || feeds,
    }
  }

  private best(tours: readonly Tour[]): TriedDay[] {
    const without = tours.filter(({ lunch }) => !lunch)
    const needsNone = without.some(
      (tour) => tour.stops.length === 0 || tour.isFed || this.goBack(tour).backAt <= lunchUntil,
    )
    const withLunch = tours
      .flatMap((tour) => (tour.lunch ? tour : this.lunchBeforeTheWayBack(tour)))
      .filter(({ isFed }) => !isFed)
    const days = (needsNone || withLunch.length === 0 ? without : withLunch)
      .map((tour) => this.goBack(tour))
      .sort(byLunch)
    return days.filter((day) => byLunch(day, days[0] as TriedDay) === 0)
  }

  private lunchBeforeTheWayBack(tour: Tour): Tour[] {
    if (this.frame.lunchMinutes === 0 || tour.leavesAt > lunchUntil) return []
    const from = Math.max(tour.leavesAt, lunchFrom)
    const until = from + this.frame.lunchMinutes
    const lunch = { from, until, beforeStop: tour.stops.length }
    return [{ ...tour, leavesAt: until, lunch, lunchWaits: from - tour.leavesAt }]
  }

  private goBack({ place, leavesAt, isFed, ...tour }: Tour): TriedDay {
    const leg = this.legBetween(place, this.frame.end)
    return {
      ...tour,
      order: tour.stops.map(({ temple }) => temple),
      backAt: arrival(leg, leavesAt),
      metres: tour.metres + leg.metres,
    }
  }

  private legBetween(from: Place | PlannedTemple, to: Place | PlannedTemple): TimedLeg {
    const legs = this.legs.get(from) ?? new Map<unknown, TimedLeg>()
    this.legs.set(from, legs)
    const leg = legs.get(to) ?? legBetween(from, to)
    legs.set(to, leg)
    return leg
  }
}

/** Waits, minute by minute, while the gate of the hill road is closed: before the climb, or before the way down. */
function arrival({ minutes, hillRoad }: TimedLeg, leavesAt: number): number {
  if (hillRoad === null) return leavesAt + minutes
  const beforeGate = hillRoad === 'up' ? minutes - 50 : 0
  let atGate = leavesAt + beforeGate
  while (atGate % 1440 < 180) atGate++
  return atGate + minutes - beforeGate
}

/** How much longer a visit takes; whoever waits until the crowd is gone is out no later. */
function crowdOf({ crowdedHours }: PlannedTemple, date: string) {
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

function byLunch(one: TriedDay, other: TriedDay): number {
  const fromUsual = ({ lunch }: TriedDay) => (lunch ? Math.abs(lunch.from - usualLunch) : 0)
  return (
    one.risks - other.risks ||
    one.backAt - other.backAt ||
    one.lunchWaits - other.lunchWaits ||
    fromUsual(one) - fromUsual(other)
  )
}
