import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { DaySettings } from './entries/values.ts'
import { stopsAhead } from './stop-ahead.ts'
import { dayOf, places } from './testing/days.ts'
import { viewOfDay } from './view.ts'

const occasion = {
  id: 'cleansing',
  name: 'Temple cleansing',
  first: '2026-12-15',
  last: '2026-12-15',
  basis: 'expected' as const,
  closed: 'Expected to be closed from 6 am to noon',
}
const closure = { date: '2026-12-15', from: '06:00', until: '12:00', isSure: false }

describe('a stop', () => {
  it('says for what its doors are shut at some time while the reader is there or waits', () => {
    assert.equal(shutFor({ date: '2026-12-15', leavesAt: 7 * 60 }), 'Temple cleansing')
    assert.equal(shutFor({ date: '2026-12-15', leavesAt: 13 * 60 }), undefined)
    assert.equal(shutFor({ date: '2026-12-14', leavesAt: 7 * 60 }), undefined)
  })

  it('says so of what is shut after midnight, or since the day before', () => {
    const atNight = { ...closure, date: '2026-12-15', from: '21:00', until: '30:00' }
    assert.equal(shutFor({ date: '2026-12-16', leavesAt: 3 * 60 }, atNight), 'Temple cleansing')
    assert.equal(shutFor({ date: '2026-12-16', leavesAt: 7 * 60 }, atNight), undefined)
    const early = { ...closure, from: '00:30', until: '05:00' }
    assert.equal(shutFor({ date: '2026-12-14', leavesAt: 23 * 60 + 30 }, early), 'Temple cleansing')
  })
})

function shutFor(settings: Partial<DaySettings>, closed = closure): string | undefined {
  const temples = places.temples.map((temple) => {
    const { openingHours } = temple
    if (temple.id !== 'tiruchanoor' || !openingHours.value) return temple
    const value = { ...openingHours.value, closures: [closed] }
    return { ...temple, occasions: [occasion], openingHours: { ...openingHours, value } }
  })
  const now = new Date('2026-12-01T09:00+05:30')
  const [stop] = stopsAhead(viewOfDay(dayOf(['tiruchanoor'], settings), {}, { ...places, temples }, now))
  assert.ok(stop)
  return stop.shutFor?.name
}
