import { useState } from 'react'
import type { Day } from '#day/entries/days.ts'
import type { DaySettings } from '#day/entries/values.ts'
import type { ReadyDayName } from '#day/ready-days.ts'
import { focusHeading } from '#web/shell/use-focus-after-navigation.ts'
import { useDayPage } from './day-page.ts'
import { useHere } from './use-here.ts'

/** Plans a new day and stores it, or says what does not fit. The planner comes with the plan of a day. */
export function usePlanning(wanted: Day, taken: readonly string[], onPlanned = () => {}) {
  const { places, now, edits } = useDayPage()
  const here = useHere(wanted)
  const [fitsNot, setFitsNot] = useState<ReadyDayName | 'any' | null>(null)

  async function plan(other: Partial<DaySettings> = {}): Promise<void> {
    const { planNewDay } = await import('#day/new/plan-new-day.ts')
    const day = { ...wanted, settings: { ...wanted.settings, ...other } }
    await keep(planNewDay(day, taken, places, here, now), 'any')
  }

  async function planReady(name: ReadyDayName): Promise<void> {
    const { planReadyDay } = await import('#day/ready-days.ts')
    await keep(planReadyDay(name, wanted, taken, places, here, now), name)
  }

  async function keep(planned: Day | null, what: ReadyDayName | 'any'): Promise<void> {
    setFitsNot(planned === null ? what : null)
    if (planned === null) return
    const { saveDay } = await import('#day/change.ts')
    // The button that was pressed disappears, and the browser would keep what is below it in place.
    scrollTo(0, 0)
    focusHeading()
    // The plan says itself what it is.
    await edits.make('', saveDay(planned), { opens: planned.id })
    onPlanned()
  }

  return { plan, planReady, fitsNot }
}
