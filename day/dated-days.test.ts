import assert from 'node:assert/strict'
import { it } from 'node:test'
import { saveDay } from './change.ts'
import { datedDays } from './dated-days.ts'
import type { DaySettings } from './entries/values.ts'
import { planNewDay } from './new/plan-new-day.ts'
import { dayOf, entriesOf, places } from './testing/days.ts'
import { viewOfDay } from './view.ts'

const here = { latitude: 13.08, longitude: 80.27 }

it('a plan has the date that its page shows it for, from wherever it starts', () => {
  for (const time of ['05:00', '13:00', '19:30', '21:00', '22:30', '23:59'])
    for (const settings of [
      {},
      { startsNearMe: true },
      { leavesAt: 600 },
      { date: '2026-11-20' },
    ] satisfies Partial<DaySettings>[]) {
      const day = dayOf(['tiruchanoor', 'kapila-theertham'], settings)
      const entries = entriesOf([...saveDay(day), ...saveDay({ ...dayOf([], {}), id: 'empty' })])
      const now = new Date(`2026-11-23T${time}+05:30`)
      const shown = viewOfDay(day, entries, places, now, 'startsNearMe' in settings ? here : null)
      const dated = datedDays(entries, places, now, here).map(({ day, date }) => [day.id, date])
      assert.deepEqual(dated, [['day', shown.frame.date]], `${time} ${JSON.stringify(settings)}`)
    }
})

it('a further plan of the evening is for the date after the one that has tomorrow', () => {
  const now = new Date('2026-11-23T22:30+05:30')
  const entries = entriesOf(saveDay(dayOf(['tiruchanoor'], {})))
  const taken = datedDays(entries, places, now).map(({ date }) => date)
  assert.deepEqual(taken, ['2026-11-24'])
  assert.equal(planNewDay(dayOf([], {}), taken, places, null, now)?.settings.date, '2026-11-25')
})
