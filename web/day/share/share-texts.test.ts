import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { DaySettings } from '#day/entries/values.ts'
import { linkText } from '#day/share/link.ts'
import { sentDay, withoutPosition } from '#day/share/sent-day.ts'
import { stopsAhead } from '#day/stop-ahead.ts'
import { dayOf, places } from '#day/testing/days.ts'
import { type DayView, viewOfDay } from '#day/view.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Foot } from '#guide/travel/feet.ts'
import { feetForDriver } from '#web/day/feet-for-driver.server.ts'
import { calendarEvents, chatText, lastLunchTexts, notesOn, routeOf } from './share-texts.ts'

describe('a day in words', () => {
  it('leaves at the minute that is set, as on its page', () => {
    assert.equal(linesOf(dayFrom(5 * 60 + 2, ['tiruchanoor']))[2], '5:02 am Railway station')
  })

  it('has lunch at the temple where it is eaten, after the way there', () => {
    const lines = linesOf(dayFrom(11 * 60, ['kapila-theertham', 'appalayagunta']))
    assert.deepEqual(
      lines.slice(6, 9).map((line) => line.replace(/: about .*|about .*/, '…')),
      ['2. Prasanna Venkateswara Temple, Appalayagunta', '    …', '    Lunch…'],
    )
  })

  it('says what must be seen and what is locked', () => {
    const view = dayFrom(9 * 60, ['iskcon', 'tiruchanoor'])
    const decided: DayView = {
      ...view,
      day: {
        ...view.day,
        stops: view.day.stops.map(({ temple, stop }) => ({
          temple,
          stop: temple === 'iskcon' ? { ...stop, wish: 'must' as const, isLocked: true } : stop,
        })),
      },
    }
    assert.deepEqual(linesOf(decided).slice(5, 8), ['    Must see', '    Locked', linesOf(view)[5]])
    assert.ok(!linesOf(view).some((line) => /Must see|Locked/.test(line)))
  })

  it('says how long one waits at a door that is shut', () => {
    assert.equal(linesOf(dayFrom(8 * 60 + 40, ['govindaraja']))[5], '    Wait 50 min, until 9:30 am')
    // After lunch there.
    const lines = linesOf(dayFrom(12 * 60 + 30, ['vakula-matha']))
    assert.match(lines[5] ?? '', /^ {4}Lunch: /)
    assert.match(lines[6] ?? '', /^ {4}Wait .*, until 4:30 pm$/)
  })

  it('is of the next day, too, in its message and its calendar', () => {
    const day = dayFrom(20 * 60, ['kanipakam', 'srikalahasti'])
    const stop = day.timeline.stops[1] ?? assert.fail()
    const lines = linesOf(day)
    assert.match(lines[lines.findIndex((line) => line.startsWith('2.')) + 1] ?? '', /am the next day$/)
    const [, second] = calendarEvents(day, {}, places, '')
    const midnight = Date.parse('2026-11-24T00:00+05:30')
    assert.ok(stop.leavesAt > 1440)
    assert.ok(Math.abs((second?.until?.getTime() ?? 0) - midnight - stop.leavesAt * 60_000) < 3 * 60_000)
  })

  it('has doubts, waits and lunch in its calendar and its map files, as in its message', () => {
    for (const [leavesAt, order] of [
      [11 * 60, ['kapila-theertham', 'appalayagunta']],
      [8 * 60 + 40, ['govindaraja']],
      [20 * 60, ['kanipakam', 'srikalahasti']],
      [12 * 60, ['iskcon']],
    ] as const) {
      const day = dayFrom(leavesAt, order)
      const notes = stopsAhead(day).map(notesOn)
      const lunch = lastLunchTexts(day)
      assert.ok(notes.flat().length + lunch.length > 0)
      const [events, { stops, end }] = [calendarEvents(day, {}, places, ''), routeOf(day, places)]
      for (const [index, lines] of notes.entries())
        for (const line of lines)
          for (const point of [events[index], stops[index]])
            assert.ok(point?.description.includes(line), line)
      for (const line of lunch) assert.ok(end.description.includes(line))
    }
  })

  it('sends the driver of somebody who walks up to the foot of the path, not up the hill', () => {
    const drivenTo = (foot: Foot) => {
      const ticket = { kind: 'walkersToken' as const, at: 15 * 60, foot }
      const day = dayFrom(6 * 60, ['tirumala'], { ticket })
      const ahead = day.ahead.map((temple) => ({ ...temple, feet: feetForDriver() }))
      const [event] = calendarEvents({ ...day, ahead }, {}, places, '')
      return event?.description.split('\n').at(-1)
    }
    assert.equal(drivenTo('srivariMettu'), 'శ్రీవారి మెట్టు, శ్రీనివాస మంగాపురం')
    assert.equal(drivenTo('alipiri'), 'అలిపిరి నడకదారి, తిరుపతి')
  })

  it('says nowhere where the reader is', () => {
    const here = { latitude: 13.7123, longitude: 79.3456 }
    const now = new Date('2026-11-24T07:00+05:30')
    const day = dayOf(['tiruchanoor', 'iskcon'], { startsNearMe: true })
    const shown = viewOfDay(day, {}, places, now, here)
    const sent = withoutPosition(shown, {}, places, now)
    const said = JSON.stringify([
      linkText(sentDay(sent)),
      chatText(sent, places, ''),
      routeOf(sent, places),
      sent.from,
    ])
    assert.doesNotMatch(said, /13\.71|79\.34/)
    assert.deepEqual(sent.timeline, shown.timeline)
  })

  it('takes back from its calendar what was left out of it, and nothing that never was on it', () => {
    const clock = '000000000-000-aaaaaaaa'
    const keys = ['stop/day/iskcon', 'stop/day/tiruchanoor', 'stop/another/tirumala']
    const entries = Object.fromEntries(keys.map((key) => [key, { value: null, clock }]))
    const events = calendarEvents(dayFrom(9 * 60, ['tiruchanoor']), entries, places, '')
    assert.deepEqual(
      events.map(({ uid, until }) => [uid, until !== null]),
      [
        ['day-tiruchanoor@travel-visit', true],
        ['day-iskcon@travel-visit', false],
      ],
    )
  })
})

function linesOf(day: DayView): string[] {
  return chatText(day, places, '').replaceAll('\u00a0', ' ').split('\n')
}

function dayFrom(leavesAt: number, order: readonly TempleId[], settings: Partial<DaySettings> = {}): DayView {
  const day = dayOf(order, { date: '2026-11-24', leavesAt, ...settings })
  return viewOfDay(day, {}, places, new Date('2026-11-23T14:10+05:30'))
}
