import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { straightLineMetres } from '../distance.ts'
import { guide } from '../guide.ts'
import { type Box, boxAround } from './box.ts'
import type { LabelPlace } from './label.ts'
import { markReach, sheet } from './sheet.ts'
import { type FrameLabels, type MapPlace, mapViews } from './views.ts'

const { gateways, temples } = guide
const railwayStation = gateways.find(({ id }) => id === 'railwayStation') ?? assert.fail()

const centre = railwayStation.coordinates.value
const labelPlace: LabelPlace = { side: 'right' }
const places: MapPlace[] = [
  ...gateways.flatMap(({ id, name, map, coordinates }) =>
    map
      ? [{ id, kind: 'gateway' as const, name: name.value, coordinates: coordinates.value, labelPlace }]
      : [],
  ),
  ...temples.map(({ id, name, coordinates }) => ({
    id,
    kind: 'temple' as const,
    name,
    coordinates: coordinates.value,
    labelPlace,
  })),
]
const frameLabels: FrameLabels = (name) => ({ name, labelPlace })
const views = mapViews(places, centre, frameLabels)

describe('the views', () => {
  it('name every place once, near ones in town and far ones in the region', () => {
    const between = (nearest: number, farthest: number) =>
      places
        .filter(({ coordinates }) => {
          const metres = straightLineMetres(centre, coordinates)
          return metres >= nearest && metres < farthest
        })
        .map(({ id }) => id)
    assert.deepEqual(
      views.map(({ id, marks }) => [id, marks.map((mark) => mark.id)]),
      [
        ['town', between(0, 3500)],
        ['surroundings', between(3500, 20_000)],
        ['region', between(20_000, Infinity)],
      ],
    )
  })

  for (const { id, marks, scale } of views) {
    it(`are true to scale: ${id}`, () => {
      for (const from of marks) {
        for (const to of marks.filter((mark) => mark !== from)) {
          const drawn = (Math.hypot(to.x - from.x, to.y - from.y) * scale.metres) / scale.units
          const straight = straightLineMetres(coordinatesOf(from.id), coordinatesOf(to.id))
          // Spots are rounded to a tenth of a unit.
          const rounding = (0.15 * scale.metres) / scale.units
          assert.ok(Math.abs(drawn - straight) <= straight * 0.005 + rounding, `${from.id} to ${to.id}`)
        }
      }
    })
  }

  it('frame what the nearer one shows, with a dot for each place named there', () => {
    const [town, surroundings, region] = views
    assert.ok(town && surroundings?.frame && region?.frame)
    assert.equal(town.frame, undefined)
    assert.deepEqual(town.dots, [])
    assert.equal(surroundings.frame.id, 'town')
    assert.equal(region.frame.id, 'surroundings')
    assert.equal(surroundings.dots.length, town.marks.length)
    assert.equal(region.dots.length, town.marks.length + surroundings.marks.length)
    for (const { frame, dots, scale } of [surroundings, region]) {
      const nearer = views.find(({ id }) => id === frame?.id)
      assert.ok(frame && nearer)
      for (const dot of dots) assert.ok(contains(frame.box, boxAround(dot, 0)))
      const shown = (sheet.width * nearer.scale.metres) / nearer.scale.units
      const drawn = ((frame.box.right - frame.box.left) * scale.metres) / scale.units
      assert.ok(Math.abs(drawn / shown - 1) < 0.005)
    }
  })

  it('keep marks apart, so that each can be seen and touched', () => {
    for (const { marks } of views) {
      const boxes = marks.map((mark) => boxAround(mark, markReach))
      for (const [index, box] of boxes.entries()) {
        assert.ok(contains({ left: 0, top: 0, right: sheet.width, bottom: sheet.height }, box))
        const [mark] = marks.slice(index)
        for (const other of marks.slice(index + 1)) {
          assert.ok(mark && Math.hypot(mark.x - other.x, mark.y - other.y) > 2 * markReach)
        }
      }
    }
  })

  it('leave out a view that would name nothing', () => {
    const near = places.filter(({ id }) => ['railwayStation', 'busStand', 'iskcon'].includes(id))
    assert.deepEqual(
      mapViews(near, centre, frameLabels).map(({ id }) => id),
      ['town'],
    )
  })
})

function coordinatesOf(id: string) {
  return places.find((place) => place.id === id)?.coordinates ?? assert.fail()
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  )
}
