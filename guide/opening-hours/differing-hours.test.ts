import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { disputedHours, widestHours } from './differing-hours.ts'
import type { OpeningSession } from './hours.ts'
import { minutesOf, minutesPerDay } from './india-time.ts'

const { temples } = guide

describe('hours on which sources differ', () => {
  it('join what touches, and name a difference of any day once', () => {
    const hours = {
      sessions: [session('06:00', '12:30'), session('16:00', '21:00')],
      disputed: [session('05:00', '06:00'), session('12:30', '15:00')],
      exceptions: [{ weekdays: ['friday' as const], sessions: [], disputed: [session('04:00', '05:30')] }],
    }
    assert.deepEqual(widestHours(hours), [session('05:00', '15:00'), session('16:00', '21:00')])
    assert.deepEqual(disputedHours(hours), [session('04:00', '06:00'), session('12:30', '15:00')])
    assert.deepEqual(disputedHours({ sessions: hours.sessions }), [])
  })

  for (const { id, openingHours } of temples)
    it(`leave the sure hours of ${id} when they are taken from the widest`, () => {
      const { value } = openingHours
      if (value === null) return
      const minutes = (sessions: readonly OpeningSession[]) => new Set(sessions.flatMap(minutesIn))
      const [widest, disputed] = [minutes(widestHours(value)), minutes(value.disputed ?? [])]
      const rest = [...widest].filter((minute) => !disputed.has(minute))
      assert.deepEqual(rest, [...minutes(value.sessions)])
    })
})

function session(opens: string, closes: string): OpeningSession {
  return { opens, closes }
}

function minutesIn({ opens, closes }: OpeningSession): number[] {
  return [...Array(2 * minutesPerDay).keys()].slice(minutesOf(opens), minutesOf(closes))
}
