import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { messagesOf } from '#site/messages/messages-of.ts'
import { speak, t } from '#web/language/translate.ts'
import { guideMap, templeMap } from './guide-map.server.ts'
import { mapTexts } from './map-texts.ts'

const { gateways, temples } = guide

const english = { language: 'en', temples, gateways } as const
const map = guideMap(english, mapTexts(t))
const linesOf = (id: string) => map.places.find((place) => place.id === id)?.lines

describe('the map in words', () => {
  it('has the temples and then the ways to arrive, which alone have signs', () => {
    const onMap = gateways.filter(({ map }) => map)
    assert.deepEqual(
      map.places.map(({ id, sign }) => [id, sign !== undefined]),
      [...temples.map(({ id }) => [id, false]), ...onMap.map(({ id }) => [id, true])],
    )
  })

  it('says direction and distance, by road where the guide knows it', () => {
    assert.deepEqual(linesOf('kapila-theertham'), [
      '3.4\u00a0to\u00a05\u00a0km by road, north of the railway station',
    ])
    assert.deepEqual(linesOf('airport'), ['13.4\u00a0km east of the railway station'])
    assert.deepEqual(linesOf('railwayStation'), ['Distances start here.'])
  })

  it('claims no figure finer than the points, and says which point may be wrong', () => {
    assert.deepEqual(linesOf('govindaraja'), ['300\u00a0m by road, north-west of the railway station'])
    assert.deepEqual(linesOf('busStand'), [
      'Less than 1\u00a0km east of the railway station',
      'We’re not sure this is the exact spot. Ask on the way.',
    ])
  })

  it('has names in the language of the page', (test) => {
    speak('te', messagesOf('te'))
    test.after(() => speak('en', {}))
    const telugu = guideMap(
      {
        ...english,
        language: 'te',
        temples: temples.map((temple) => ({ ...temple, name: temple.localNames.te.value })),
      },
      mapTexts(t),
    )
    const place = telugu.places.find(({ id }) => id === 'kanipakam')
    assert.equal(place?.name, 'కాణిపాకం శ్రీ వరసిద్ధి వినాయక ఆలయం')
    assert.equal(place?.shortName, 'కాణిపాకం')
  })
})

describe('the map of one temple', () => {
  it('has all places, and says where the temple is', () => {
    const { id, marks, lines } = templeMap('kanipakam', english, mapTexts(t))
    assert.deepEqual(
      marks.map((mark) => mark.id),
      map.places.map((place) => place.id),
    )
    assert.deepEqual(lines, linesOf(id))
  })

  it('is an error for one that is not there', () => {
    assert.throws(() => templeMap('madurai', english, mapTexts(t)), /no temple madurai/)
  })
})
