import { createContext, use, useDeferredValue, useMemo, useState } from 'react'
import { additionOf } from '#day/advice/addition.ts'
import { type Advice, adviceFor } from '#day/advice/advice.ts'
import type { RestOfDay } from '#day/advice/rest-of-day.ts'
import { changeShown, reorderRest } from '#day/change.ts'
import type { Day } from '#day/entries/days.ts'
import type { DaySettings } from '#day/entries/values.ts'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { type DayView, viewOfDay } from '#day/view.ts'
import type { Coordinates } from '#guide/schema.ts'
import { t } from '#web/language/translate.ts'
import { useUnchanged } from '#web/shell/use-unchanged.ts'
import { useDayPage } from './day-page.ts'

type ShownDay = {
  view: DayView
  isLate: boolean
  advice: Advice | null
  /** `view.rest`, a moment later: what a tap changes shows before the costs that follow from it. */
  settled: RestOfDay
  change: (settings: Partial<DaySettings>) => void
  add: (temple: DayTemple) => void
  /** Whether a temple with tickets has just been added. */
  asksTicket: boolean
}

export const ShownDayContext = createContext<ShownDay | null>(null)

export function useShownDay(): ShownDay {
  return use(ShownDayContext) as ShownDay
}

/** Shorter delays are not worth a notice. */
const noticedAfterMinutes = 10

export function useDay(day: Day, here: Coordinates | null): ShownDay {
  const { places, entries, now, edits } = useDayPage()
  const [asksTicket, askTicket] = useState(false)
  const view = viewOfDay(day, entries, places, now, here)
  const rest = useUnchanged(view.rest)
  const isOver = view.phase === 'over'
  return {
    view,
    isLate: view.lateMinutes >= noticedAfterMinutes,
    advice: useMemo(() => (isOver ? null : adviceFor(rest)), [rest, isOver]),
    settled: useDeferredValue(rest),
    change: (settings) => edits.make(t('Plan changed'), changeShown(view, settings)),
    add: (temple) => {
      askTicket(temple.visitMinutesWith !== undefined && day.settings.ticket.kind === 'none')
      const { order, wish } = additionOf(rest, temple)
      const wishes = wish === 'must' ? { [temple.id]: wish } : {}
      edits.make(t('Added: {name}', { name: temple.name }), reorderRest(view, order, wishes))
    },
    asksTicket,
  }
}
