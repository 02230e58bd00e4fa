import { type RefObject, useEffect } from 'react'
import { type KeptRoom, unknownRoom } from '#day/kept/kept-plan.ts'
import { type DayView, viewOfDay } from '#day/view.ts'
import { useDayPage } from '#web/day/state/day-page.ts'
import { keepPlan } from '#web/saved/kept-plans.ts'
import { useSaved } from '#web/saved/use-saved.ts'
import { keptPlan } from './kept-of-day.ts'

/** Keeps what is shown for the next time, when it is drawn before the planner is there. */
export function useKeptPlan(view: DayView, startsHere: boolean, plan: RefObject<HTMLElement | null>): void {
  const { places, entries, now } = useDayPage()
  const { state, owner } = useSaved()
  useEffect(() => {
    // What cannot be stored must not promise the next page a day that is gone.
    if (state !== 'ready' || !plan.current) return
    const plain = startsHere ? viewOfDay(view.day, entries, places, now) : view
    keepPlan(keptPlan(plain, owner, places, roomIn(plan.current), now))
  }, [state, owner, view, startsHere, entries, places, now, plan])
}

/** What is unfolded now is not the next time. */
function roomIn(plan: HTMLElement): KeptRoom {
  const list = plan.querySelector<HTMLElement>('.day-timeline')
  if (!list || plan.querySelector('.day-head [open], .day-timeline [open]')) return unknownRoom
  const when = plan.querySelector('.day-when')
  return {
    width: list.offsetWidth,
    notices: list.getBoundingClientRect().top - (when?.getBoundingClientRect().bottom ?? 0),
    stops: [...list.querySelectorAll<HTMLElement>('.day-stop')].map(
      (row) => row.getBoundingClientRect().height,
    ),
  }
}
