import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { plannedTemple } from '#guide/plan/planned-temple.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { ListedGateway } from '../../temples/distance-text.ts'
import { newDay } from '../../visits/new-day.ts'
import { framedDay } from '../progress/frame.ts'
import { progressOf } from '../progress/progress.ts'
import { type HandedDay, handedDay } from './handed-day.ts'
import { calendarEvents, chatText } from './handed-texts.ts'

describe('a day in words', () => {
  it('leaves at the minute that is set, as on its page', () => {
    assert.equal(linesOf(dayFrom(5 * 60 + 2, ['tiruchanoor']))[2], '5:02 am Railway station')
  })

  it('has lunch at the temple where it is eaten, after the way there', () => {
    const lines = linesOf(dayFrom(11 * 60, ['kapila-theertham', 'appalayagunta']))
    assert.deepEqual(
      lines.slice(5, 8).map((line) => line.replace(/: ~.*|~.*/, '…')),
      ['2. Prasanna Venkateswara Temple, Appalayagunta', '    …', '    Lunch…'],
    )
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
    const stop = day.stops[1]?.stop ?? assert.fail()
    const lines = linesOf(day)
    assert.match(lines[lines.findIndex((line) => line.startsWith('2.')) + 1] ?? '', /am the next day$/)
    const [, second] = calendarEvents(day, '')
    const midnight = Date.parse('2026-11-24T00:00+05:30')
    assert.ok(stop.leavesAt > 1440)
    assert.ok(Math.abs((second?.until.getTime() ?? 0) - midnight - stop.leavesAt * 60_000) < 3 * 60_000)
  })
})

function linesOf(day: HandedDay): string[] {
  return chatText(day, '').replaceAll('\u00a0', ' ').split('\n')
}

function dayFrom(leavesAt: number, order: readonly TempleId[]): HandedDay {
  const gateways = guide.gateways.map(({ id, coordinates }) => ({
    id,
    coordinates: coordinates.value,
    choice: 'Railway station',
  })) as unknown as ListedGateway[]
  const day = { ...newDay, date: '2026-11-24', leavesAt }
  const temples = order.flatMap((id) => {
    const temple = guide.temples.find((one) => one.id === id)
    if (!temple) return []
    const texts = { name: temple.name, forDriver: { name: '', place: '' } }
    return [{ ...plannedTemple(temple, guide.gateways), ...texts }]
  })
  const framed = framedDay(day, gateways, null, new Date('2026-11-23T14:10+05:30'))
  return handedDay({ id: 'day', settings: day, stops: [] }, framed, progressOf(framed, temples, new Map()), {
    gateways,
    temples,
  })
}
