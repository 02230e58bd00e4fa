import assert from 'node:assert/strict'
import { it } from 'node:test'
import { distancesTo } from '#guide/distance.ts'
import { guide } from '#guide/guide.ts'
import { distanceInTelugu } from './driver-text.ts'

const { gateways } = guide

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
