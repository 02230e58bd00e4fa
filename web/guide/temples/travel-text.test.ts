import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fromHereText, missedText, travelTimeText } from './travel-text.ts'

describe('the text of a journey', () => {
  it('is as fine as an estimate', () => {
    assert.deepEqual(
      [0.4, 7.4, 12.4, 58, 62.4, 81, 121].map((minutes) => travelTimeText(minutes)),
      ['1 min', '7 min', '10 min', '1 h', '1 h', '1 h 20 min', '2 h'],
    )
    assert.equal(fromHereText({ metres: 4251, minutes: 14.2 }), 'About 4 km from here, about 15 min')
    assert.equal(fromHereText({ metres: 940, minutes: 3.1 }), 'About 900 m from here, about 3 min')
  })

  it('says why a visit comes to nothing, and how sure that is', () => {
    const at = 21 * 60
    assert.equal(
      missedText({ travelMinutes: 81, visitMinutes: 45 }, { at, isSure: false }, false),
      'About 1 h 20 min by road, at least 45 minutes inside; closes 9\u00a0pm (not sure)',
    )
    assert.equal(
      missedText({ travelMinutes: 81, visitMinutes: 0 }, { at, isSure: true }, false),
      'About 1 h 20 min by road; closes 9\u00a0pm',
    )
  })

  it('says that the shortest visit needs a ticket, where it does', () => {
    assert.equal(
      missedText({ travelMinutes: 60, visitMinutes: 120 }, { at: 60, isSure: false }, true),
      'About 1 h by road, at least 2 hours inside with a ticket; closes 1\u00a0am (not sure)',
    )
  })
})
