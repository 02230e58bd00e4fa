import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dayOf, places } from '#day/testing/days.ts'
import { viewOfDay } from '#day/view.ts'
import type { Edits } from '#web/day/state/use-edits.ts'
import { stopActions } from './stop-actions.ts'

it('asks whether lunch is over on the day itself, from half past eleven on', () => {
  const day = dayOf(['kapila-theertham', 'tiruchanoor'], { date: '2026-11-24', leavesAt: 600 })
  const edits = {} as Edits
  const asks = (now: string) => {
    const view = viewOfDay(day, {}, places, new Date(`${now}+05:30`))
    return stopActions(view, {}, edits).sayEaten !== null
  }
  assert.ok(!asks('2026-11-23T12:00'))
  assert.ok(!asks('2026-11-24T11:29'))
  assert.ok(asks('2026-11-24T11:30'))
})
