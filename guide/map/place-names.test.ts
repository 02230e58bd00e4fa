import assert from 'node:assert/strict'
import { it } from 'node:test'
import { placeNames } from './place-names.ts'

const sheet = { left: 0, top: 0, right: 200, bottom: 200 }
const mark = (id: string, x: number, y: number, name = id) => ({ id, name, x, y, reach: 7, letters: 15 })
const anchors = (marks: ReturnType<typeof mark>[]) =>
  Object.fromEntries(
    [...placeNames(marks, sheet)].map(([id, { anchor, y }]) => [id, `${anchor} ${Math.sign(y)}`]),
  )

it('writes names on the right, or where they stay on the sheet', () => {
  assert.deepEqual(anchors([mark('Iskon', 100, 100)]), { Iskon: 'start 1' })
  assert.deepEqual(anchors([mark('Iskon', 190, 100)]), { Iskon: 'end 1' })
  assert.deepEqual(anchors([mark('Srinivasa Mangapuram', 100, 100)]), { 'Srinivasa Mangapuram': 'middle -1' })
})

it('covers neither a mark nor a name, and leaves out the name of what comes last', () => {
  assert.deepEqual(anchors([mark('Iskon', 100, 100), mark('Kapila', 120, 100)]), {
    Iskon: 'end 1',
    Kapila: 'start 1',
  })
  const crowd = ['One', 'Two', 'Six', 'Ten', 'Sun', 'Sea'].map((name, index) => mark(name, 100, 100 - index))
  assert.deepEqual(
    Object.keys(anchors(crowd)),
    ['One', 'Two', 'Six', 'Ten'].slice(0, Object.keys(anchors(crowd)).length),
  )
  assert.ok(Object.keys(anchors(crowd)).length < crowd.length)
})

it('breaks a long name into two lines where one has no room', () => {
  const [label] = placeNames([mark('a', 100, 100, 'கோவிந்தராஜப் பெருமாள்')], sheet).values()
  assert.deepEqual(label?.lines, ['கோவிந்தராஜப்', 'பெருமாள்'])
})
