import { datedDays } from '#day/dated-days.ts'
import type { Entries } from '#day/entries/entry.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { DayData } from '../day/day-temples.ts'
import { dayText } from '../language/date-text.ts'
import { t } from '../language/translate.ts'
import { shownCopy } from '../saved/record.ts'
import { readRecord } from '../saved/store.ts'
import { currentTap, type LastTap } from '../saved/tap-temple.ts'
import { say } from '../shell/said.ts'
import { readDataOf } from '../start/page-loading.ts'
import { todays } from '../today/todays.ts'

/** Says for which date a temple was added: what no longer fits today is for another. */
export async function sayTap(tap: LastTap): Promise<void> {
  const { adds, day, undo } = tap
  if (!adds) return say(t('No longer in your plan'), { undo })
  const { entries } = shownCopy(await readRecord())
  const now = new Date()
  const date = await dateOf(day, entries, now)
  // Meanwhile something else may have been tapped.
  if (tap !== currentTap()) return
  say(textOf(date, dateInIndia(now)), { see: { to: '/day', label: t('See the plan') }, undo })
}

function textOf(date: string | undefined, today: string): string {
  if (date === undefined) return t('In your plan')
  return date === today ? t('In today’s plan') : t('On {date}', { date: dayText(date) })
}

/** Undefined without the hours and roads by which its page plans it. */
async function dateOf(day: string, entries: Entries, now: Date): Promise<string | undefined> {
  const data = await readDataOf<DayData>('/day')
  if (!data) return undefined
  const said = todays.now()
  const temples = said ? data.temples.map(said.dayTemple) : data.temples
  const places = { temples, gateways: data.gateways, roads: said?.roads }
  return datedDays(entries, places, now).find((dated) => dated.day.id === day)?.date
}
