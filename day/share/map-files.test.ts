import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { gpx, kml } from '@tmcw/togeojson'
import { DOMParser } from '@xmldom/xmldom'
import { gpxFile, kmlFile, type Route } from './map-files.ts'
import { hostileTexts } from './testing/hostile-texts.ts'

const start = place('Railway station', 13.6279, 79.4194)
const temples = [
  place('Govindaraja Swami Temple', 13.629567, 79.41588),
  place('Kapila Theertham', 13.6543, 79.4203),
  place('Tirumala', 13.68325, 79.347194),
]
const route: Route = { name: 'My day', start, stops: temples, end: start }

describe('a GPX file', () => {
  it('has a numbered waypoint for each temple, and a route with the whole way', () => {
    const { features } = gpx(documentOf(gpxFile(route)))
    const points = features.filter(({ geometry }) => geometry?.type === 'Point')
    assert.deepEqual(
      points.map(({ properties, geometry }) => [
        properties?.name,
        geometry?.type === 'Point' && geometry.coordinates,
      ]),
      [
        ['1. Govindaraja Swami Temple', [79.41588, 13.629567]],
        ['2. Kapila Theertham', [79.4203, 13.6543]],
        ['3. Tirumala', [79.347194, 13.68325]],
      ],
    )
    const [way] = features.filter(({ geometry }) => geometry?.type === 'LineString')
    assert.deepEqual(way?.geometry?.type === 'LineString' && way.geometry.coordinates, wholeWay)
    assert.equal(way?.properties?.name, 'My day')
  })

  it('numbers ten temples so that they sort', () => {
    const ten = Array.from({ length: 10 }, (_, index) => place(`Temple ${index}`, 13.6, 79.4 + index / 100))
    const { features } = gpx(documentOf(gpxFile({ ...route, stops: ten })))
    const names = features.flatMap(({ geometry, properties }) =>
      geometry?.type === 'Point' ? [properties?.name as string] : [],
    )
    assert.deepEqual([...names].sort(), names)
  })
})

describe('a KML file', () => {
  it('has each place, numbered, and a line in their order', () => {
    const { features } = kml(documentOf(kmlFile(route)))
    assert.deepEqual(
      features.map(({ properties }) => properties?.name),
      [
        'Railway station',
        '1. Govindaraja Swami Temple',
        '2. Kapila Theertham',
        '3. Tirumala',
        'Railway station',
        'My day',
      ],
    )
    const line = features.at(-1)?.geometry
    assert.deepEqual(line?.type === 'LineString' && line.coordinates, wholeWay)
  })
})

describe('both', () => {
  for (const [kind, text] of Object.entries(hostileTexts)) {
    it(`carry ${kind} whole`, () => {
      const stop = { ...place(text, 13.6, 79.4), description: text }
      const hostile: Route = { name: text, start: stop, stops: [stop], end: stop }
      for (const [file, named, described] of [
        [gpxFile(hostile), 'name', 'desc'],
        [kmlFile(hostile), 'name', 'description'],
      ] as const) {
        const document = documentOf(file)
        const names = Array.from(document.getElementsByTagName(named), ({ textContent }) => textContent)
        assert.deepEqual([...new Set(names)].sort(), [text, `1. ${text}`].sort())
        const descriptions = Array.from(
          document.getElementsByTagName(described),
          ({ textContent }) => textContent,
        )
        assert.deepEqual([...new Set(descriptions)], [text])
      }
    })
  }

  it('leave out what XML forbids', () => {
    const odd = place('a\u0000b\u001b\ud800c\uffff', 13.6, 79.4)
    for (const file of [gpxFile({ ...route, start: odd }), kmlFile({ ...route, start: odd })]) {
      documentOf(file)
      assert.ok(file.includes('<name>abc</name>'))
    }
  })

  it('write no exponents', () => {
    const zero = place('Null Island', 1e-7, -1e-7)
    for (const file of [gpxFile({ ...route, start: zero }), kmlFile({ ...route, start: zero })])
      assert.doesNotMatch(file, /\de-/)
  })
})

const wholeWay = [start, ...temples, start].map(({ coordinates }) => [
  coordinates.longitude,
  coordinates.latitude,
])

function place(name: string, latitude: number, longitude: number) {
  return { name, description: `At ${name}`, coordinates: { latitude, longitude } }
}

/** Any fault ends the test: well-formed, as every program that reads it has to demand. */
function documentOf(file: string) {
  const onError = (level: string, message: string) => assert.fail(`${level}: ${message}`)
  return new DOMParser({ onError }).parseFromString(file, 'text/xml')
}
