import assert from 'node:assert/strict'
import { it } from 'node:test'
import { templeIds } from '#guide/temple-ids.ts'
import { saveDay } from '../change.ts'
import { days } from '../entries/days.ts'
import { daySchema, stopSchema } from '../entries/values.ts'
import { type LinkedDay, linkedDay, linkText } from './link.ts'
import { receivedDay } from './saved-day.ts'

it('keeps a day that was sent as it was sent, as an account takes it', () => {
  const sent: LinkedDay = {
    date: '2026-11-24',
    start: 'busStand',
    end: { latitude: 13.63, longitude: 79.42 },
    leavesAt: 9 * 60,
    backBy: 25 * 60,
    pace: 'unhurried',
    lunchMinutes: 0,
    reserveMinutes: 15,
    mostKilometres: 120,
    ticket: { kind: 'timedToken', at: 10 * 60 },
    stops: templeIds.map((temple, index) => ({
      temple,
      wish: index % 2 ? 'must' : 'like',
      isLocked: index % 3 === 0,
    })),
  }
  const received = linkedDay(linkText(sent))
  assert.ok(typeof received !== 'string')
  const changes = saveDay(receivedDay('abc', received))
  for (const { key, value } of changes) (key.startsWith('day/') ? daySchema : stopSchema).parse(value)
  const clock = '000000000-000-aaaaaaaa'
  const [kept] = days(Object.fromEntries(changes.map(({ key, value }) => [key, { value, clock }])))
  assert.ok(kept)
  const { stops, ...settings } = sent
  assert.deepEqual(kept.settings, { name: '', ...settings })
  assert.deepEqual(
    kept.stops.map(({ temple, stop: { wish, isLocked } }) => ({ temple, wish, isLocked })),
    stops,
  )
})
