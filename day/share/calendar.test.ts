import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import ICAL from 'ical.js'
import { type CalendarEvent, calendarFile } from './calendar.ts'
import { hostileTexts } from './testing/hostile-texts.ts'

const now = new Date('2026-11-24T06:00:00Z')

describe('a calendar file', () => {
  it('has an event for each stop, in UTC', () => {
    const [first] = eventsIn(calendarFile([event()], now))
    assert.ok(first)
    assert.equal(first.uid, 'abc-govindaraja@travel-visit')
    assert.equal(first.startDate.zone.tzid, 'UTC')
    assert.equal(first.startDate.toJSDate().toISOString(), '2026-11-24T08:40:00.000Z')
    assert.equal(first.endDate.toJSDate().toISOString(), '2026-11-24T09:40:00.000Z')
    assert.equal(first.summary, 'Govindaraja Swami Temple')
    assert.equal(first.location, 'Tirupati')
    assert.deepEqual(first.component.getFirstPropertyValue('geo'), [13.629567, 79.41588])
    assert.equal(first.component.getFirstPropertyValue('url'), 'https://travel-visit.example/day#1/x')
  })

  it('replaces what an earlier one brought: the same events, later and with a higher number', () => {
    const [earlier] = eventsIn(calendarFile([event()], now))
    const later = new Date(now.getTime() + 1000)
    const [after] = eventsIn(calendarFile([event()], later))
    assert.ok(earlier && after)
    assert.equal(after.uid, earlier.uid)
    assert.ok(after.sequence > earlier.sequence)
    assert.ok(after.sequence < 2 ** 31)
    assert.equal(
      String(after.component.getFirstPropertyValue('dtstamp')),
      later.toISOString().replace('.000', ''),
    )
  })

  it('takes back the event of a temple that was left out', () => {
    const [left] = eventsIn(calendarFile([event({ until: null })], now))
    assert.equal(left?.component.getFirstPropertyValue('status'), 'CANCELLED')
    assert.equal(left?.component.hasProperty('dtend'), false)
    const [kept] = eventsIn(calendarFile([event()], now))
    assert.equal(kept?.component.hasProperty('status'), false)
  })

  it('has no name, and higher numbers than the minutes that earlier files had', () => {
    const file = calendarFile([event()], now)
    assert.doesNotMatch(file, /X-WR-/)
    assert.ok((eventsIn(file)[0]?.sequence ?? 0) > now.getTime() / 60_000)
  })

  for (const [kind, text] of Object.entries(hostileTexts)) {
    it(`carries ${kind} whole`, () => {
      const file = calendarFile([event({ title: text, description: text, place: text })], now)
      const [read] = eventsIn(file)
      assert.ok(read)
      for (const field of [read.summary, read.description, read.location]) assert.equal(field, text)
    })
  }

  it('leaves out control characters and halves of letters', () => {
    const [read] = eventsIn(calendarFile([event({ title: 'a\u0000b\u001bc\ud800d' })], now))
    assert.equal(read?.summary, 'a b c\ufffdd')
  })

  it('has lines of at most 75 bytes, each ended as the format asks, with whole letters', () => {
    const file = calendarFile([event({ title: 'తిరుమల🛕'.repeat(40) })], now)
    const lines = file.split('\r\n')
    assert.equal(lines.pop(), '')
    for (const line of lines) {
      assert.ok(new TextEncoder().encode(line).length <= 75, line)
      assert.doesNotMatch(line, /[\r\n\ufffd]/)
      assert.ok(line.isWellFormed())
    }
  })
})

function event(other: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    uid: 'abc-govindaraja@travel-visit',
    from: new Date('2026-11-24T08:40:00Z'),
    until: new Date('2026-11-24T09:40:00Z'),
    title: 'Govindaraja Swami Temple',
    description: '300 m from the railway station',
    place: 'Tirupati',
    coordinates: { latitude: 13.629567, longitude: 79.41588 },
    address: 'https://travel-visit.example/day#1/x',
    ...other,
  }
}

function eventsIn(file: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
}
