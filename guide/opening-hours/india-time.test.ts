import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dateInIndia, minuteOfWeek, minutesOf, momentInIndia } from './india-time.ts'

describe("India's time", () => {
  it('has the offset that the zone data of the platform gives, on every day of forty years', () => {
    const format = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', timeZoneName: 'longOffset' })
    for (let day = Date.UTC(2000, 0, 1); day < Date.UTC(2040, 0, 1); day += 86_400_000) {
      const zone = format.formatToParts(day).find(({ type }) => type === 'timeZoneName')
      assert.equal(zone?.value, 'GMT+05:30')
    }
  })

  it('begins the week on Sunday at midnight', () => {
    assert.equal(minuteOfWeek(new Date('2026-11-01T00:00+05:30')), 0)
    assert.equal(minuteOfWeek(new Date('2026-11-07T23:59:59.999+05:30')), 7 * 1440 - 1)
    assert.equal(minuteOfWeek(new Date('1969-12-28T00:01+05:30')), 1)
  })

  it('begins the day at its own midnight', () => {
    assert.equal(dateInIndia(new Date('2026-12-31T18:29:59.999Z')), '2026-12-31')
    assert.equal(dateInIndia(new Date('2026-12-31T18:30:00Z')), '2027-01-01')
  })

  it('finds the moment of a minute of a day, and of the night after', () => {
    assert.equal(momentInIndia('2026-11-24', 14 * 60 + 10).toISOString(), '2026-11-24T08:40:00.000Z')
    assert.equal(momentInIndia('2026-11-24', 25 * 60 + 30).toISOString(), '2026-11-24T20:00:00.000Z')
    assert.equal(momentInIndia('2026-11-24', 0).toISOString(), '2026-11-23T18:30:00.000Z')
  })

  it('counts hours past midnight on', () => {
    assert.equal(minutesOf('00:00'), 0)
    assert.equal(minutesOf('09:05'), 545)
    assert.equal(minutesOf('25:30'), 1530)
  })
})
