import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { checkWord } from '#today/check-word.ts'
import { hourMs, minuteMs, seven } from '#today/testing/words.ts'
import { choiceText } from './choice-text.ts'
import { earlierSights, laterBeginnings, otherEnds, usualEnd, usualEnds, usualSights } from './times.ts'

const said = (times: readonly number[], now = seven) =>
  times.map((time) => choiceText(time, now).replaceAll('\u00a0', ' ')).join(', ')

describe('when something ends', () => {
  it('is offered as noon, evening and midnight, and as tomorrow’s evening', () => {
    assert.equal(said(usualEnds(seven)), 'noon, 6 pm, midnight, 30 November, 6 pm')
    const evening = seven + 10.75 * hourMs
    assert.equal(said(usualEnds(evening), evening), 'midnight, 30 November, 6 pm')
  })

  it('is midnight if nothing else is chosen, and the next evening when it is almost midnight', () => {
    assert.equal(said([usualEnd(seven)]), 'midnight')
    const late = seven + 16.75 * hourMs
    assert.equal(said([usualEnd(late)], late), '30 November, 6 pm')
  })
})

it('lines are seen now or some minutes ago', () => {
  const now = seven + 13 * minuteMs
  assert.equal(said(usualSights(now), now), '7:13 am, 6:40 am, 6:10 am, 5:10 am')
})

it('whatever is offered, the server takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 * 24 * 60 * 60_000 }), (after) => {
      const now = seven + after
      for (const from of [now, ...laterBeginnings(now)])
        for (const until of [usualEnd(from), ...usualEnds(from), ...otherEnds(from)])
          assert.ok('word' in check({ kind: 'crowd', temple: 'tirumala' }, { now, from, until }))
      for (const seenAt of [...usualSights(now), ...earlierSights(now)])
        assert.ok('word' in check({ kind: 'line', line: 'freeLine', hours: 1, seenAt }, { now, from: now }))
    }),
    { numRuns: 20 },
  )
})

function check(
  says: object,
  { now, from, until = from + hourMs }: { now: number; from: number; until?: number },
) {
  return checkWord({ id: 'word0001', from, until, says }, now)
}
