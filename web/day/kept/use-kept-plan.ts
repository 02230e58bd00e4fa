import { useEffect } from 'react'
import { type DayView, viewOfDay } from '#day/view.ts'
import { keepPlan } from '../../saved/kept-plans.ts'
import { useSaved } from '../../saved/use-saved.ts'
import { useDayPage } from '../state/day-page.ts'
import { keptPlan } from './kept-of-day.ts'

/** Keeps what is shown for the next time, when it is drawn before the planner is there. */
export function useKeptPlan(view: DayView, startsHere: boolean): void {
  const { places, entries, now } = useDayPage()
  const { state, owner } = useSaved()
  useEffect(() => {
    // What cannot be stored must not promise the next page a day that is gone.
    if (state !== 'ready') return
    const plain = startsHere ? viewOfDay(view.day, entries, places, now) : view
    keepPlan(keptPlan(plain, owner, places, now))
  }, [state, owner, view, startsHere, entries, places, now])
}
