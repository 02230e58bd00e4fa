import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { boxAround, contains, overlap } from './box.ts'
import { placeLabels } from './labels.ts'

const field = { bounds: { left: 0, top: 0, right: 324, bottom: 324 }, fontSize: 16 }
const at = (x: number, y: number, text: string) => ({ text, mark: boxAround({ x, y }, 12) })

describe('a name on the map', () => {
  it('stands on the right of its mark, level with it', () => {
    const [tirumala] = placeLabels([at(100, 100, 'Tirumala')], field)
    assert.ok(tirumala)
    assert.equal(tirumala.label.side, 'start')
    assert.ok(tirumala.label.box.left > 112)
    assert.ok(Math.abs((tirumala.label.box.top + tirumala.label.box.bottom) / 2 - 100) < 0.001)
  })

  it('goes to the left where the edge is too near', () => {
    const [tirumala] = placeLabels([at(300, 100, 'Tirumala')], field)
    assert.equal(tirumala?.label.side, 'end')
    assert.ok(tirumala && tirumala.label.box.right < 288)
  })

  it('keeps away from a mark that it would seem to belong to', () => {
    const [station] = placeLabels([at(100, 100, 'Station'), at(196, 100, 'Bus')], field)
    assert.notEqual(station?.label.side, 'start')
  })

  it('takes two even lines where one is too long', () => {
    const [mangapuram] = placeLabels(
      [at(60, 100, 'Sri Kalyana Venkateswara Temple of Srinivasa Mangapuram')],
      {
        ...field,
        bounds: { ...field.bounds, right: 320 },
      },
    )
    assert.deepEqual(mangapuram?.label.lines, ['Sri Kalyana Venkateswara', 'Temple of Srinivasa Mangapuram'])
  })

  it('is left out where there is no room, the last one first, or one that yields', () => {
    const [long, short] = placeLabels([at(100, 100, 'A'.repeat(40)), at(100, 200, 'Tirumala')], field)
    assert.deepEqual(long?.label.lines, [])
    assert.deepEqual(short?.label.lines, ['Tirumala'])
    const crowd = ['Tirumala', 'Govindam', 'Tirupati'].map((text) => at(110, 30, text))
    const narrow = { ...field, bounds: { left: 0, top: 12, right: 220, bottom: 48 } }
    const named = placeLabels(crowd, narrow).map(({ label }) => label.lines.join(' '))
    assert.deepEqual(named, ['Tirumala', 'Govindam', ''])
    const yielding = placeLabels(
      crowd.map((item, index) => ({ ...item, yields: index === 0 })),
      narrow,
    )
    assert.deepEqual(
      yielding.map(({ label }) => label.lines.join(' ')),
      ['', 'Govindam', 'Tirupati'],
    )
  })

  it('covers no mark and no other name, and leaves the map nowhere, whatever the map', () => {
    const place = fc.record({
      x: fc.integer({ min: 12, max: 312 }),
      y: fc.integer({ min: 12, max: 312 }),
      text: fc.constantFrom('Tirumala', 'శ్రీనివాస మంగాపురం', 'कपिल तीर्थम', 'கோவிந்தராஜப் பெருமாள்', 'ಬಸ್ ನಿಲ್ದಾಣ'),
    })
    let named = 0
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 7 }), (places) => {
        const items = places.map(({ x, y, text }) => at(x, y, text))
        const placed = placeLabels(items, field)
        const labels = placed.map(({ label }) => label).filter(({ lines }) => lines.length > 0)
        named += labels.length
        for (const [index, { box }] of labels.entries()) {
          assert.ok(contains(field.bounds, box))
          assert.ok(!items.some(({ mark }) => overlap(mark, box)))
          assert.ok(!labels.slice(index + 1).some((other) => overlap(other.box, box)))
        }
        assert.deepEqual(placeLabels(items, field), placed)
      }),
      { numRuns: 300 },
    )
    assert.ok(named > 300, `only ${named} places had room for a name`)
  })
})
