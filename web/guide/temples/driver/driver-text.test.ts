import assert from 'node:assert/strict'
import { it } from 'node:test'
import { distancesTo } from '#guide/distance.ts'
import { guide } from '#guide/guide.ts'
import { shortNames } from '#guide/map/short-names.ts'
import { distanceInTelugu, forDriver } from './driver-text.ts'

const { gateways, temples } = guide

it('sets the place of each temple apart from its name', () => {
  const places = temples.map(({ id, localNames }) => forDriver(localNames.te.value, shortNames[id].te))
  assert.deepEqual(
    places.map(({ place }) => place),
    [
      'తిరుమల',
      'తిరుచానూరు',
      'శ్రీనివాస మంగాపురం',
      'కపిల తీర్థం',
      'శ్రీకాళహస్తి',
      'కాణిపాకం',
      'తిరుపతి',
      'తిరుపతి',
      'పేరూరు బండ',
      'అప్పలాయగుంట',
    ],
  )
  assert.equal(places[4]?.name, 'శ్రీకాళహస్తీశ్వర స్వామి వారి ఆలయం')
  assert.ok(places.every(({ name }) => !/[,()]/.test(name)))
})

it('says the distance from the chosen gateway, or none', () => {
  const listed = gateways.map((gateway) => ({ ...gateway, cardInTelugu: gateway.id }))
  const from = (gateway: string | null) =>
    distanceInTelugu(distancesTo('appalayagunta', gateways), listed, gateway)
  assert.equal(from('railwayStation'), 'railwayStation: 16–\u206020\u00a0కి.మీ.')
  assert.match(from('airport') ?? '', /^airport: సుమారు 13–\u206020\u00a0కి\.మీ\.$/)
  assert.equal(from(null), null)
  const inTown = distancesTo('govindaraja', gateways)
  assert.equal(distanceInTelugu(inTown, listed, 'railwayStation'), 'railwayStation: సుమారు 300\u00a0మీ.')
  assert.equal(distanceInTelugu({}, listed, 'airport'), null)
})
