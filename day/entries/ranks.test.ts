import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { rankBetween, rankInOrder } from './ranks.ts'

const rank = fc.stringMatching(/^[0-9a-z]{0,4}[1-9a-z]$/)

it('between any two ranks there is another', () => {
  fc.assert(
    fc.property(rank, fc.option(rank), (one, other) => {
      const [before, after] = other !== null && other < one ? [other, one] : [one, other]
      fc.pre(before !== after)
      const between = rankBetween(before, after)
      assert.match(between, /^[0-9a-z]*[1-9a-z]$/)
      assert.ok(before < between, `${before} < ${between}`)
      if (after !== null) assert.ok(between < after, `${between} < ${after}`)
    }),
  )
})

it('stops get ranks in the order asked for, whatever ranks they had', () => {
  const damaged = fc.constantFrom(null, '', '0', 'a0', 'A', '%')
  fc.assert(
    fc.property(fc.array(fc.oneof(rank, rank, damaged), { maxLength: 14 }), (ranks) => {
      const ranked = rankInOrder(ranks)
      assert.equal(ranked.length, ranks.length)
      for (const [index, one] of ranked.entries()) assert.ok(index === 0 || String(ranked[index - 1]) < one)
    }),
  )
})

it('only what moves gets a new rank', () => {
  const [a, b, c, d] = rankInOrder([null, null, null, null])
  assert.deepEqual(rankInOrder([a, b, c, d] as string[]), [a, b, c, d])
  const moved = rankInOrder([d, a, b, c] as string[])
  assert.deepEqual(moved.slice(1), [a, b, c])
})

it('a hundred stops added at the end have ranks that the server takes', () => {
  let last = ''
  for (let count = 0; count < 100; count += 1) last = rankBetween(last, null)
  assert.ok(last.length <= 100, last)
})
