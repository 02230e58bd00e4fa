import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { dayOf, places } from '#day/testing/days.ts'
import { asPlanned } from '#day/view.ts'
import { guide } from '#guide/guide.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { messagesOf } from '#site/messages/messages-of.ts'
import type { KeptWord } from '#today/standing.ts'
import { hourMs, publicWord, seven, word } from '#today/testing/words.ts'
import type { Saying } from '#today/word.ts'
import { speak } from '#web/language/translate.ts'
import { todayTextsIn } from './today-texts.server.ts'
import type { Todays } from './todays.ts'
import { isAnswer, todaysAt } from './todays-words.ts'

afterEach(() => speak('en', {}))

const now = new Date(seven)
const line: Saying = { kind: 'line', line: 'freeLine', hours: 18, seenAt: seven }
const shut = (temple: TempleId): Saying => ({ kind: 'hours', temple, sessions: [], reason: 'other' })

function templeOf(id: TempleId) {
  const temple = guide.temples.find((one) => one.id === id) ?? assert.fail()
  return { ...temple, queue: temple.waysIn?.freeLine.wait.value }
}

function answerOf(...words: KeptWord[]): string {
  const named = words.map((one, index) => ({ ...publicWord(one), id: `word000${index}` }))
  return JSON.stringify({ version: 1, asOf: seven, words: named })
}

function saidOf(sayings: Saying[], more: Partial<KeptWord> = {}, at = now): Todays {
  const answer = answerOf(...sayings.map((says) => word(says, more)))
  return todaysAt(answer, todayTextsIn('en').names, at).said ?? assert.fail('nothing stands')
}

describe('what is said', () => {
  it('of a temple’s hours replaces its hours, is sure, and leaves the other temples alone', () => {
    const said = saidOf([shut('kanipakam')])
    const { openingHours } = said.temple(templeOf('kanipakam'))
    assert.equal(openingStatus(openingHours.value, now).kind, 'closed')
    assert.equal(openingHours.confidence, 'high')
    const other = templeOf('iskcon')
    assert.equal(said.temple(other).openingHours, other.openingHours)
  })

  it('is told beside the status with its hour; a crowd only where the door is open', () => {
    const status = (says: Saying, text: string, kind: 'open' | 'closed') => {
      const { openingHours } = saidOf([says]).temple(templeOf('kanipakam'))
      const { said } = openingHours as { said?: (status: string, kind: 'open' | 'closed') => string }
      return said?.(text, kind).replaceAll('\u00a0', ' ')
    }
    assert.equal(status(shut('kanipakam'), 'Closed', 'closed'), 'Closed · as of 7 am')
    const crowd: Saying = { kind: 'crowd', temple: 'kanipakam' }
    assert.equal(status(crowd, 'Open all day', 'open'), 'Open all day · Great crowd · as of 7 am')
    assert.equal(status(crowd, 'Closed', 'closed'), 'Closed')
    speak('ta', messagesOf('ta'))
    assert.equal(status(crowd, 'x'.repeat(99), 'open'), 'பெருங்கூட்டம் · காலை 7:00 நிலவரம்')
  })

  it('of a line replaces the guide’s everywhere, only while it stands', () => {
    const said = saidOf([line])
    const { queue, waysIn } = templeOf('tirumala')
    const text = (one: object | undefined) => String(Reflect.get(one ?? {}, 'said')).replaceAll('\u00a0', ' ')
    assert.equal(text(said.queued({ queue }).queue), '18 h in line without a ticket · as of 7 am')
    const ways = said.waysIn(waysIn ?? assert.fail())
    assert.equal(text(ways.freeLine.wait.value), 'About 18 hours in line · as of 7 am')
    assert.equal(ways.specialEntry, waysIn?.specialEntry)
    const later = saidOf([line], { from: seven + hourMs, until: seven + 2 * hourMs })
    assert.equal(later.queued({ queue }).queue, queue)
  })

  it('stands where it belongs, the newest first', () => {
    const said = saidOf([
      shut('kanipakam'),
      { kind: 'tokens', state: 'none' },
      { kind: 'road', road: 'alipiri', state: 'shut' },
    ])
    assert.deepEqual(
      said.lines.map(({ id }) => id),
      ['word0002', 'word0001', 'word0000'],
    )
    assert.deepEqual(
      said.linesOn(['kanipakam', 'roads']).map(({ id }) => id),
      ['word0002', 'word0000'],
    )
    assert.equal(said.linesOn(['roads'], '2026-11-29').length, 1)
    assert.equal(said.linesOn(['roads'], '2026-11-30').length, 0)
  })

  it('tells when it changes by itself, and is nothing once it has ended', () => {
    const names = todayTextsIn('en').names
    const answer = answerOf(word(line, { from: seven + hourMs, until: seven + 2 * hourMs }))
    const changes = [0, 1, 2].map((hours) => todaysAt(answer, names, new Date(seven + hours * hourMs)))
    assert.deepEqual(
      changes.map(({ changesAt }) => changesAt),
      [seven + hourMs, seven + 2 * hourMs, 0],
    )
    assert.equal(changes[2]?.said, null)
  })

  it('is no answer of a portal', () => {
    assert.ok(isAnswer(answerOf(word(line))))
    assert.ok(!isAnswer('<!doctype html><title>Log in</title>'))
  })
})

describe('a day with words', () => {
  const planned = (
    sayings: Saying[],
    order: TempleId[],
    more: Partial<KeptWord> = {},
    date = '2026-11-29',
  ) => {
    const said = sayings.length > 0 ? saidOf(sayings, more) : null
    const known = said
      ? { ...places, temples: places.temples.map(said.dayTemple), roads: said.roads }
      : places
    return asPlanned(dayOf(order, { date, leavesAt: 8 * 60, lunchMinutes: 0 }), {}, known, now).timeline
  }

  it('finds the door shut that is said to be shut, on that date', () => {
    const usual = planned([], ['kanipakam'])
    const problem = (date?: string) => planned([shut('kanipakam')], ['kanipakam'], {}, date).stops[0]?.problem
    assert.equal(usual.stops[0]?.problem, null)
    assert.notEqual(planned([shut('kanipakam')], ['kanipakam']).stops[0]?.beginsAt, usual.stops[0]?.beginsAt)
    assert.equal(problem('2026-11-30'), null)
  })

  it('waits in the line as long as is said, with an hour inside', () => {
    const stop = planned([line], ['tirumala']).stops[0] ?? assert.fail()
    assert.equal(stop.leavesAt - 12 - stop.beginsAt, 19 * 60)
  })

  it('has a great crowd as one of the calendar', () => {
    const long = planned([{ kind: 'crowd', temple: 'kanipakam' }], ['kanipakam']).stops[0] ?? assert.fail()
    assert.equal(long.visit.usual, long.visit.most)
  })

  it('waits while the hill road is shut, and is slower while it is slow', () => {
    const road = (state: 'shut' | 'slow'): Saying => ({ kind: 'road', road: 'hillRoad', state })
    const arrival = (sayings: Saying[]) => planned(sayings, ['tirumala']).stops[0]?.arrivesAt ?? assert.fail()
    const usual = arrival([])
    assert.equal(arrival([road('slow')]) - usual, 25)
    // Until seven in the evening, and then 50 minutes up.
    assert.equal(arrival([road('shut')]), 19 * 60 + 50)
    assert.equal(arrival([{ kind: 'road', road: 'buses', state: 'shut' }]), usual)
  })
})
