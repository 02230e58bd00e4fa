import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { translationsIn } from '#tests/support/translations.ts'
import { type Language, languages } from '#web/language/languages.ts'
import { railwayStation } from '../content/gateways/railway-station.ts'
import { gateways } from '../content/gateways.ts'
import { temples } from '../content/temples.ts'
import { straightLineMetres } from '../distance.ts'
import { boxAround, contains, overlap } from './box.ts'
import { markReach, sheet } from './sheet.ts'
import { shortNames } from './short-names.ts'
import { type MapPlace, mapViews } from './views.ts'

const centre = railwayStation.coordinates.value
function frameNamesIn(language: Language) {
  const t = translationsIn(language)
  return { town: t('Tirupati town'), surroundings: t('Around Tirupati'), region: t('Farther away') }
}

function placesIn(language: Language): MapPlace[] {
  return [
    ...gateways.flatMap(({ id, name, map, coordinates }) =>
      map
        ? {
            id,
            kind: 'gateway' as const,
            name: translationsIn(language)(map.shortName ?? name.value),
            coordinates: coordinates.value,
          }
        : [],
    ),
    ...temples.map(({ id, coordinates }) => ({
      id,
      kind: 'temple' as const,
      name: shortNames[id]?.[language] ?? assert.fail(),
      coordinates: coordinates.value,
    })),
  ]
}

const places = placesIn('en')
const views = mapViews(places, centre, frameNamesIn('en'))

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

  for (const language of languages) {
    it(`have room for the name of every temple, and no name covers anything, in ${language}`, () => {
      const drawn = mapViews(placesIn(language), centre, frameNamesIn(language))
      for (const { marks, frame } of drawn) {
        const named = [...marks, ...(frame ? [frame] : [])].filter(({ label }) => label.lines.length > 0)
        for (const { id } of marks.filter((mark) => !named.includes(mark)))
          assert.ok(!temples.some((temple) => temple.id === id), id)
        const boxes = named.map(({ label }) => label.box)
        for (const [index, box] of boxes.entries()) {
          assert.ok(!boxes.slice(index + 1).some((other) => overlap(other, box)))
          assert.ok(!marks.some((mark) => overlap(boxAround(mark, markReach), box)))
          assert.ok(!frame || !overlap(frame.box, box))
        }
      }
    })
  }

  it('show the number alone of a temple for whose name there is no room', () => {
    const eleventh: MapPlace = {
      id: 'eleventh',
      kind: 'temple',
      name: 'Narayanavanam',
      coordinates: { latitude: 13.5905, longitude: 79.3205 },
    }
    const unnamed = languages.map((language) =>
      mapViews([...placesIn(language), eleventh], centre, frameNamesIn(language))
        .flatMap(({ marks }) => marks)
        .filter(({ id, label }) => label.lines.length === 0 && !gateways.some((gateway) => gateway.id === id))
        .map(({ id }) => id),
    )
    assert.deepEqual(unnamed, Array(languages.length).fill(['eleventh']))
  })

  it('leave a frame unnamed where there is no room', () => {
    const names = { ...frameNamesIn('en'), town: 'A'.repeat(60) }
    const [, surroundings] = mapViews(places, centre, names)
    assert.equal(surroundings?.frame?.id, 'town')
    assert.deepEqual(surroundings.frame.label.lines, [])
    assert.ok(surroundings.marks.every(({ label }) => label.lines.length > 0))
  })

  it('leave out a view that would name nothing', () => {
    const near = places.filter(({ id }) => ['railwayStation', 'busStand', 'iskcon'].includes(id))
    assert.deepEqual(
      mapViews(near, centre, frameNamesIn('en')).map(({ id }) => id),
      ['town'],
    )
  })
})

function coordinatesOf(id: string) {
  return places.find((place) => place.id === id)?.coordinates ?? assert.fail()
}
