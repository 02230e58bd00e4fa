import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { answerOf, hasRoomFor, type KeptWord, standing, standsAt, subjectOf } from './standing.ts'
import { anyKeptWords, hourMs, minuteMs, publicWord, seven, word } from './testing/words.ts'
import { limits } from './values.ts'
import type { Saying } from './word.ts'

const slow: Saying = { kind: 'road', road: 'hillRoad', state: 'slow' }
const shut: Saying = { kind: 'road', road: 'hillRoad', state: 'shut' }
const at = (hours: number) => seven + hours * hourMs
const evening = at(12)

describe('what stands', () => {
  /** What readers are told of the hill road in each hour from seven until nine in the evening. */
  function hourly(kept: readonly KeptWord[], now = seven): string {
    const words = standing(kept, now)
    return Array.from({ length: 14 }, (_, hour) => {
      const [says, ...others] = words.filter((one) => standsAt(one, at(hour))).map((one) => one.says)
      assert.equal(others.length, 0)
      if (says?.kind !== 'road') return '-'
      return says.state === 'shut' ? 'x' : '~'
    }).join('')
  }

  it('ends by itself', () => {
    assert.equal(hourly([word(slow)]), '~~~~~~~~~~~~--')
    assert.equal(standing([word(slow)], evening - 1).length, 1)
    assert.deepEqual(standing([word(slow)], evening), [])
  })

  it('is ended by a later word about the same thing, for good, once that begins', () => {
    const later = word(shut, { saidAt: at(1), from: at(3), until: at(5) })
    assert.equal(hourly([word(slow), later]), '~~~xx---------')
    assert.equal(hourly([word(slow), word(shut, { from: at(0), until: at(5) })]), 'xxxxx---------')
    assert.equal(hourly([word(slow, { from: at(3) }), word(shut, { until: at(5) })]), 'xxxxx---------')
  })

  it('stays beside a later word about other hours, or another thing', () => {
    const morning = word(slow, { until: at(3) })
    assert.equal(hourly([morning, word(shut, { from: at(3) })]), '~~~xxxxxxxxx--')
    assert.equal(hourly([word(shut, { from: at(3) }), morning]), '~~~xxxxxxxxx--')
    const footpath = word({ kind: 'road', road: 'alipiri', state: 'shut' }, { from: at(3) })
    assert.equal(standing([word(slow), footpath], seven).length, 2)
  })

  it('is not what was taken back', () => {
    assert.equal(hourly([word(slow, { takenBackAt: at(2) })], at(2)), '--------------')
  })

  it('is again what a slip had replaced, and not what was replaced for a while', () => {
    const replacing = (minutes: number) =>
      word(shut, { saidAt: at(1), takenBackAt: at(1) + minutes * minuteMs })
    assert.equal(hourly([word(slow), replacing(9)], at(2)), '~~~~~~~~~~~~--')
    assert.equal(hourly([word(slow), replacing(10)], at(2)), '--------------')
  })

  it('goes on if what would have replaced it was taken back before that began', () => {
    const later = word(shut, { saidAt: at(1), from: at(4), takenBackAt: at(3) })
    assert.equal(hourly([word(slow), later], at(3)), '~~~~~~~~~~~~--')
  })

  it('is one word about each thing at any moment', () => {
    fc.assert(
      fc.property(anyKeptWords, fc.nat({ max: 96 }), (kept, hour) => {
        const now = at(hour)
        const subjects = standing(kept, now)
          .filter((one) => standsAt(one, now))
          .map(({ says }) => subjectOf(says))
        assert.equal(new Set(subjects).size, subjects.length)
        for (const one of kept) {
          const holds = one.takenBackAt === null && standsAt(one, now)
          const isLast = kept.findLast((other) => subjectOf(other.says) === subjectOf(one.says)) === one
          if (holds && isLast) assert.ok(subjects.includes(subjectOf(one.says)))
        }
      }),
    )
  })
})

describe('the answer', () => {
  it('says when it last changed, and nothing of what is over', () => {
    assert.deepEqual(answerOf([], seven), { version: 1, asOf: null, words: [] })
    const crowd = word({ kind: 'crowd', temple: 'tirumala' })
    const { words, asOf } = answerOf([crowd, word(slow, { saidAt: at(1), takenBackAt: at(2) })], at(3))
    assert.deepEqual(words, [publicWord(crowd)])
    assert.equal(asOf, at(2))
    assert.equal(answerOf([crowd], evening).asOf, null)
  })

  it('fits into two kilobytes, whatever is said', () => {
    fc.assert(
      fc.property(anyKeptWords, (kept) => {
        const bytes = Buffer.byteLength(JSON.stringify(answerOf(kept, seven)))
        assert.ok(bytes <= limits.answerBytes, String(bytes))
      }),
    )
  })

  it('has room for what people say in a day, and then for what replaces something', () => {
    const texts = (['te', 'en'] as const).map((language, index) =>
      word({ kind: 'text', language, text: (index ? 'n' : 'శ్రీ').repeat(60) }),
    )
    const said = [
      ...texts,
      word({ kind: 'line', line: 'freeLine', hours: 12, seenAt: seven }),
      word({ kind: 'tokens', state: 'gone', at: seven }),
      word({ kind: 'hours', temple: 'kanipakam', sessions: [], reason: 'ritual' }),
      word(slow),
    ]
    for (const [index, one] of said.entries()) assert.ok(hasRoomFor(one, said.slice(0, index), seven))
    const full = word({ kind: 'text', language: 'ta', text: 'ஒ'.repeat(200) })
    assert.ok(!hasRoomFor(full, said, seven))
    assert.ok(hasRoomFor(word(shut), said, seven))
  })
})
