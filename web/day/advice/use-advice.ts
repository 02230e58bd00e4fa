import { useDeferredValue, useMemo } from 'react'
import type { Day } from '../../visits/days.ts'
import type { DaySoFar } from '../progress/day-so-far.ts'
import { type Advice, adviceFor, type OpenDay, stillOpen } from './advice.ts'

type Advised = {
  open: OpenDay
  /** The same, a moment later, so that the effect of a tap shows first. */
  settled: OpenDay
  advice: Advice | null
}

/** What can still be planned of a day, and advice if it doesn't work. */
export function useAdvice(day: Day, soFar: DaySoFar): Advised {
  const { isOver } = soFar.framed
  const open = stillOpen(day, soFar)
  // Computed again only when the day's hours, temples or order change.
  const question = JSON.stringify([open, soFar.temples.map(({ id }) => id)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question has the same answers.
  const asked = useMemo(() => open, [question])
  const advice = useMemo(() => (isOver ? null : adviceFor(asked)), [asked, isOver])
  return { open, settled: useDeferredValue(asked), advice }
}
