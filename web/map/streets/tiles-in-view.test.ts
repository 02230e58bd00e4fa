import assert from 'node:assert/strict'
import { it } from 'node:test'
import { zoomed } from '#guide/map/map-view.ts'
import { tilesInView } from './tiles-in-view.ts'

const middle = { x: 0.5, y: 0.5 }
const size = { side: 360, box: { left: 0, top: -100, right: 360, bottom: 460 } }

it('pictures of the right zoom cover the map, and no more, however near it is', () => {
  for (const factor of [0.3, 0.8, 1, 1.3, 2, 5, 20]) {
    const view = zoomed({ x: 3000, y: 3000, side: 900 }, factor, middle)
    const tiles = tilesInView('{z}/{x}/{y}', view, size)
    const widths = tiles.map(({ side }) => side * size.side)
    for (const width of widths) assert.ok(width >= 180 && width <= 370, `${width} px`)
    for (const x of [0, 180, 360])
      for (const y of [-100, 180, 460]) {
        const covering = tiles.filter(
          (tile) =>
            tile.x * 360 <= x &&
            (tile.x + tile.side) * 360 > x &&
            tile.y * 360 <= y &&
            (tile.y + tile.side) * 360 > y,
        )
        assert.equal(covering.length, 1, `${x}, ${y} at ${factor}`)
      }
    for (const { x, y, side } of tiles)
      assert.ok(x * 360 <= 360 && (x + side) * 360 >= 0 && y * 360 <= 460 && (y + side) * 360 >= -100)
    assert.equal(new Set(tiles.map(({ address }) => address)).size, tiles.length)
  }
})
