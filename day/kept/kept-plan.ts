import type { Coordinates } from '#guide/schema.ts'

/** A plan as it was computed last, small enough to be drawn before the planner is there. Its texts are as pages show them. */
export type KeptPlan = {
  /** An account's id, or that of nobody. */
  owner: string
  day: string
  language: string
  date: string
  /** When it was computed, in minutes of its date: fewer than 0 before it. */
  computedAt: number
  /** From when on the first stop ahead is that of now; null if the day begins whenever it is opened. */
  setsOutAt: number | null
  /** The minute from which the day is over by the clock, whatever has been seen. */
  overAt: number
  /** What the page is called on the date, and before it. */
  title: string
  titleBefore: string
  hours: string
  back: string
  start: KeptEnd
  stops: readonly KeptStop[]
  end: KeptEnd
  room: KeptRoom
}

/** The pixels that parts took when they were drawn, so that nothing moves when the planner draws them again. */
export type KeptRoom = {
  /** That of the list of stops. The other sizes hold for a list of this width alone. */
  width: number
  /** Between the hours and the list: notices, other plans. */
  notices: number
  /** The height of each stop. */
  stops: readonly number[]
}

export const unknownRoom: KeptRoom = { width: 0, notices: 0, stops: [] }

/** Where the day begins or ends, and the way there. */
export type KeptEnd = { name: string; time: string; leg: string }

export type KeptStop = {
  temple: string
  name: string
  isSeen: boolean
  arrivesAt: number
  leavesAt: number
  /** "4:05 pm to 5:20 pm"; when it was seen. */
  stay: string
  /** "14 km · 30 min" from the place before. */
  leg: string
  /** "Wait 20 min, until 4 pm"; empty without a wait. */
  wait: string
  /** Whether anything is doubtful about its hours. */
  isUnsure: boolean
  /** Where directions lead, in words if only map apps know it. */
  to: Coordinates | string
  /** Null for wherever the phone is. */
  from: Coordinates | null
}

/** Enough for ten temples in any language. */
const mostCharacters = 300

/** Null for what an older or newer version, or somebody else, has stored. */
export function keptPlanFrom(stored: unknown): KeptPlan | null {
  return isPlan(stored) ? (stored as KeptPlan) : null
}

type Check = (value: unknown) => boolean

const isPlan = fields({
  owner: isText,
  day: isText,
  language: isText,
  date: (value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value as string),
  computedAt: Number.isFinite,
  setsOutAt: orNull(Number.isFinite),
  overAt: Number.isFinite,
  title: isText,
  titleBefore: isText,
  hours: isText,
  back: isText,
  start: isEnd,
  stops: (value) => Array.isArray(value) && value.length > 0 && value.every(isStop),
  end: isEnd,
  room: fields({
    width: Number.isFinite,
    notices: Number.isFinite,
    stops: (value) => Array.isArray(value) && value.every(Number.isFinite),
  } satisfies Record<keyof KeptRoom, Check>),
} satisfies Record<keyof KeptPlan, Check>)

function isEnd(value: unknown): boolean {
  return fields({ name: isText, time: isText, leg: isText } satisfies Record<keyof KeptEnd, Check>)(value)
}

function isStop(value: unknown): boolean {
  return fields({
    temple: (id) => typeof id === 'string' && /^[a-z-]+$/.test(id),
    name: isText,
    isSeen: (is) => typeof is === 'boolean',
    arrivesAt: Number.isFinite,
    leavesAt: Number.isFinite,
    stay: isText,
    leg: isText,
    wait: isText,
    isUnsure: (is) => typeof is === 'boolean',
    to: (place) => isText(place) || isPoint(place),
    from: orNull(isPoint),
  } satisfies Record<keyof KeptStop, Check>)(value)
}

function isPoint(value: unknown): boolean {
  return fields({ latitude: Number.isFinite, longitude: Number.isFinite })(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= mostCharacters
}

function orNull(check: Check): Check {
  return (value) => value === null || check(value)
}

function fields(checks: Readonly<Record<string, Check>>): Check {
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(checks).every(([name, check]) => check(Reflect.get(value, name)))
}
