import assert from 'node:assert/strict'
import { it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { forDriver } from './for-driver.ts'

it('sets the place of each temple apart from its name', () => {
  const places = guide.temples.map(forDriver)
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
