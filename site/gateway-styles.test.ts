import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { stylesFor } from './gateway-styles.ts'

describe('the styles that follow the gateway', () => {
  it('leave the usual way to a temple to whoever chose a gateway that cards don’t name', () => {
    const styles = stylesFor([
      { id: 'airport', card: 'From Airport', nearestFirst: 'Nearest to the airport first' },
      { id: 'railwayStation', card: 'From Railway Station' },
      { id: 'harbour', nearestFirst: 'Nearest to the harbour first' },
    ])
    assert.match(styles, /html\[data-from="harbour"\] :is\(\.temple-grid, \.place-list\)/)
    assert.doesNotMatch(styles, /\.way > :not\(\.harbour\)|\.distance-lines \.harbour/)
    assert.match(styles, /html\[data-from="harbour"\] \.nearest-first > :not\(\.harbour\)/)
    assert.match(styles, /html\[data-from="airport"\] \.distance-lines \.airport/)
    assert.ok(
      styles.includes(
        'html:not([data-from="airport"],[data-from="railwayStation"]) .way > :not(.railwayStation) { display: none }',
      ),
    )
  })
})
