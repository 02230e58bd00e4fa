import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { rowAt, scrollSpeed, withinRows } from './row-places.ts'

const rows = [
  { top: 100, bottom: 200 },
  { top: 200, bottom: 600 },
  { top: 600, bottom: 700 },
]

describe('a lifted row', () => {
  it('changes places with a row once it has passed the middle of it', () => {
    const dropped = (from: number) => [-500, -150, -49, 0, 49, 210, 400].map((by) => rowAt(rows, from, by))
    assert.deepEqual(dropped(0), [0, 0, 0, 0, 0, 1, 1])
    assert.deepEqual(dropped(1), [0, 0, 1, 1, 1, 2, 2])
    assert.deepEqual(dropped(2), [0, 2, 2, 2, 2, 2, 2])
  })

  it('reaches both ends of the list, however tall it is, and never leaves it', () => {
    for (const from of rows.keys()) {
      assert.equal(rowAt(rows, from, withinRows(rows, from, -10_000)), 0)
      assert.equal(rowAt(rows, from, withinRows(rows, from, 10_000)), 2)
    }
    assert.equal(withinRows(rows, 1, 70), 70)
    assert.equal(withinRows(rows, 1, 170), 100)
    assert.equal(withinRows(rows, 1, -170), -100)
  })
})

describe('the page under it', () => {
  it('scrolls the faster, the nearer the edge it is held', () => {
    const speeds = [-5, 20, 100, 300, 540, 620, 645].map((y) => scrollSpeed(y, 320, 640))
    assert.equal(speeds[0], -1)
    assert.equal(speeds[3], 0)
    assert.equal(speeds[6], 1)
    assert.deepEqual(
      speeds,
      [...new Set(speeds)].sort((one, other) => one - other),
    )
  })

  it('rests where it was lifted, even at an edge', () => {
    for (const y of [0, 10, 320, 630, 640]) assert.equal(scrollSpeed(y, y, 640), 0)
    assert.ok(scrollSpeed(635, 630, 640) > 0)
    assert.equal(scrollSpeed(625, 630, 640), 0)
  })
})
