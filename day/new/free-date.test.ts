import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dateAhead, freeDate } from './free-date.ts'

const today = '2026-11-24'

it('a new plan is for today, or for the first date that has none', () => {
  assert.equal(freeDate([], today), today)
  assert.equal(freeDate(['2026-11-23', '2026-11-25'], today), today)
  assert.equal(freeDate(['2026-11-25', today], today), '2026-11-26')
})

it('an hour that is past is one of the next free date', () => {
  const at = (time: string, leavesAt: number | null, date: string | null = null, taken: string[] = []) =>
    dateAhead({ date, leavesAt }, taken, new Date(`${today}T${time}+05:30`))
  assert.equal(at('07:59', 480), null)
  assert.equal(at('08:00', 480, today), today)
  assert.equal(at('08:01', 480), '2026-11-25')
  assert.equal(at('22:00', 480, today), '2026-11-25')
  assert.equal(at('22:00', 480, null, ['2026-11-25', '2026-11-26']), '2026-11-27')
  assert.equal(at('22:00', null), null)
  assert.equal(at('22:00', 480, '2026-11-30', ['2026-11-30']), '2026-11-30')
  assert.equal(at('22:00', 480, '2026-11-20'), '2026-11-20')
})
