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

  it('that has no room stops everything, and is named', () => {
    assert.throws(() => placeLabels([at(100, 100, 'A'.repeat(40))], field), /no room for these names: AAAA/)
    assert.throws(
      () =>
        placeLabels(
          Array.from({ length: 60 }, (_, index) => at(index * 5, 160, `Temple ${index}`)),
          field,
        ),
      /no room/,
    )
  })

  it('is left out where there is no room and the mark says enough, the last one first', () => {
    const crowd = ['Tirumala', 'Govindam', 'Sapthagiri'].map((text) => ({
      ...at(110, 30, text),
      mayGoUnnamed: true,
    }))
    const narrow = { ...field, bounds: { left: 0, top: 12, right: 220, bottom: 48 } }
    const named = placeLabels(crowd, narrow).map(({ label }) => label.lines.join(' '))
    assert.deepEqual(named, ['Tirumala', 'Govindam', ''])
  })

  it('covers no mark and no other name, and leaves the map nowhere, whatever the map', () => {
    const place = fc.record({
      x: fc.integer({ min: 12, max: 312 }),
      y: fc.integer({ min: 12, max: 312 }),
      text: fc.constantFrom('Tirumala', 'శ్రీనివాస మంగాపురం', 'कपिल तीर्थम', 'கோவிந்தராஜப் பெருமாள்', 'ಬಸ್ ನಿಲ್ದಾಣ'),
    })
    let drawn = 0
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 7 }), (places) => {
        const items = places.map(({ x, y, text }) => at(x, y, text))
        const labels = labelled(items)
        if (!labels) return
        drawn += 1
        for (const [index, { label }] of labels.entries()) {
          assert.ok(contains(field.bounds, label.box))
          assert.ok(!items.some(({ mark }) => overlap(mark, label.box)))
          assert.ok(!labels.slice(index + 1).some((other) => overlap(other.label.box, label.box)))
        }
        assert.deepEqual(labelled(items), labels)
      }),
      { numRuns: 300 },
    )
    assert.ok(drawn > 100, `only ${drawn} of the maps could be drawn`)
  })

  function labelled(items: ReturnType<typeof at>[]) {
    try {
      return placeLabels(items, field)
    } catch {
      return undefined
    }
  }
})
