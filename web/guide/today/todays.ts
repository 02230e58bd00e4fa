import { useMemo } from 'react'
import type { SaidRoad } from '#day/plan/day-frame.ts'
import type { DayTemple } from '#day/plan/day-temple.ts'
import type { Wait } from '#guide/schema.ts'
import type { Language } from '#messages/languages.ts'
import type { Line } from '#today/values.ts'
import { sharedValue } from '#web/shell/device/shared-value.ts'

export type SaidLine = { id: string; text: string; quoted?: { text: string; language: Language } }

/** What a line is about: a temple, the lines or tokens of Tirumala, or the roads up to it. */
export type Subject = string

/** The guide's wait, or what somebody has said of today. */
export type SaidWait = Wait & { said?: string }

type Queued = { queue?: SaidWait | undefined }
type WithHours = { id: string; openingHours: object }
type Way = { wait: { value: SaidWait } }

export type Todays = {
  lines: readonly SaidLine[]
  /** On a date, if one is given. */
  linesOn(subjects: readonly Subject[], date?: string): SaidLine[]
  hours<Fact extends object>(temple: string, fact: Fact): Fact
  queued<Shown extends Queued>(shown: Shown): Shown
  temple<Temple extends WithHours & Queued>(temple: Temple): Temple
  searched<Temple extends WithHours & { waysIn: readonly (Way & { id: string })[] }>(temple: Temple): Temple
  dayTemple(temple: DayTemple): DayTemple
  roads: readonly SaidRoad[]
  waysIn<Ways extends Record<Line, Way>>(waysIn: Ways): Ways
}

/** Null until an answer with a word has come; all that draws from it is loaded only then. */
export const todays = sharedValue<Todays | null>(null)

/** The guide's value, with what is said of it today. */
export function useSaid<Value>(value: Value, change: (said: Todays, value: Value) => Value): Value {
  const said = todays.useValue()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each caller always makes the same change.
  return useMemo(() => (said ? change(said, value) : value), [said, value])
}

export function useSaidTemples<Temple extends WithHours & Queued>(
  temples: readonly Temple[],
): readonly Temple[] {
  return useSaid(temples, (said, all) => all.map(said.temple))
}
