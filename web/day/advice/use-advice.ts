import { useDeferredValue, useMemo } from 'react'
import { type Advice, adviceFor, type RestOfDay } from '#day/plan/advice.ts'
import type { DayView } from '#day/view.ts'

/** Advice if a day does not work, and what can still be planned of it a moment later, so that a tap's effect shows first. */
export function useAdvice({ rest, phase }: DayView): { advice: Advice | null; settled: RestOfDay } {
  const isOver = phase === 'over'
  // Computed again only when the day's hours, temples or order change.
  const question = JSON.stringify(rest)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question has the same answers.
  const asked = useMemo(() => rest, [question])
  const advice = useMemo(() => (isOver ? null : adviceFor(asked)), [asked, isOver])
  return { settled: useDeferredValue(asked), advice }
}
