import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Day } from './entries/days.ts'
import { newDay } from './entries/new-day.ts'
import { freeDate } from './free-date.ts'

const today = '2026-11-24'

function planned(date: string | null, rank: string | null = 'a'): Day {
  const stop = { rank, wish: 'like', isLocked: false } as const
  return { id: `on ${date}`, settings: { ...newDay, date }, stops: [{ temple: 'iskcon', stop }] }
}

it('a new plan is for today, or for the first date that has none', () => {
  assert.equal(freeDate([], today), today)
  assert.equal(freeDate([planned('2026-11-23'), planned('2026-11-25')], today), today)
  assert.equal(freeDate([planned(today, null)], today), today)
  assert.equal(freeDate([planned(null)], today), '2026-11-25')
  assert.equal(freeDate([planned('2026-11-25'), planned(today)], today), '2026-11-26')
})
