import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { messagesOf } from '#tools/messages/messages-of.ts'
import { speak, t } from '../language/translate.ts'
import { guideMap, templeMap } from './guide-map.server.ts'
import { mapTexts } from './map-texts.ts'

const { gateways, temples } = guide

const english = { language: 'en', temples, gateways } as const
const map = guideMap(english, mapTexts(t))
const linesOf = (id: string) => map.places.find((place) => place.id === id)?.lines

describe('the map in words', () => {
  it('has the ways to arrive, then the temples under their numbers and addresses', () => {
    assert.deepEqual(
      map.places.map(({ id, badge }) => ('number' in badge ? `${badge.number} ${badge.href}` : id)),
      [
        ...gateways.filter(({ map }) => map).map(({ id }) => id),
        ...temples.map(({ id }, index) => `${index + 1} /temples/${id}`),
      ],
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
    const unsure = map.views.flatMap(({ marks }) => marks.filter(({ sure }) => !sure).map(({ id }) => id))
    const low = [...gateways.filter(({ map }) => map), ...temples].filter(
      ({ coordinates }) => coordinates.confidence === 'low',
    )
    assert.deepEqual(new Set(unsure), new Set(low.map(({ id }) => id)))
    assert.equal(unsure.length, low.length)
  })

  it('has names and numbers in the language of the page', (test) => {
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
    assert.deepEqual(place?.badge, { number: 6, href: '/temples/kanipakam' })
    const marks = telugu.views.flatMap((view) => view.marks)
    assert.deepEqual(marks.find(({ id }) => id === 'kanipakam')?.label.lines, ['కాణిపాకం'])
    assert.match(telugu.views[0]?.scale.text ?? '', /కి\.మీ/)
  })
})

describe('the map of one temple', () => {
  for (const { id } of temples) {
    it(`shows ${id} where it is named`, () => {
      const { view, place } = templeMap(id, english, mapTexts(t))
      assert.equal(view.marks.filter((mark) => mark.id === id).length, 1)
      assert.equal(place.id, id)
    })
  }

  it('is an error for one that is not there', () => {
    assert.throws(() => templeMap('madurai', english, mapTexts(t)), /no temple madurai/)
  })
})
