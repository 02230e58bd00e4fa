import { days } from '#day/entries/days.ts'
import { unknownRoom } from '#day/kept/kept-plan.ts'
import { viewOfDay } from '#day/view.ts'
import type { DayData } from '#web/day/day-temples.ts'
import { keptPlan } from '#web/day/kept/kept-of-day.ts'
import { stopActions } from '#web/day/timeline/stop-actions.ts'
import { todays } from '#web/guide/today/todays.ts'
import { forgetPlansBut, keepPlan } from '#web/saved/kept-plans.ts'
import { shownCopy } from '#web/saved/record.ts'
import { readRecord } from '#web/saved/store.ts'
import { readDataOf } from '#web/shell/start/page-loading.ts'

/** Plans a day as its page does, and keeps the plan for pages to come; undefined without the hours and roads. */
export async function planAgain(id: string) {
  const data = await readDataOf<DayData>('/day')
  const record = await readRecord()
  const { entries } = shownCopy(record)
  const all = days(entries)
  const day = all.find((one) => one.id === id)
  if (!data || !day) return undefined
  const said = todays.now()
  const temples = said ? data.temples.map(said.dayTemple) : data.temples
  const places = { temples, gateways: data.gateways, roads: said?.roads }
  const now = new Date()
  const view = viewOfDay(day, entries, places, now)
  const { owner } = record
  if (view.temples.length > 0) keepPlan(keptPlan(view, owner, places, unknownRoom, now))
  else
    forgetPlansBut(
      owner,
      all.flatMap((one) => (one === day ? [] : one.id)),
    )
  const { gateways } = data
  return {
    view,
    entries,
    owner,
    gateways,
    // What they say is translated by what has come with the data.
    actionsWith: (edits: Parameters<typeof stopActions>[2]) => stopActions(view, entries, edits),
  }
}
