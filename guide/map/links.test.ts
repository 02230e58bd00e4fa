import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { directionsLink, mapLinks } from './links.ts'

const { temples } = guide

describe('the links into other maps', () => {
  const point = { latitude: 13.68325, longitude: 79.347194 }

  it('name the point in the way of each', () => {
    assert.deepEqual(mapLinks(point), {
      google: 'https://www.google.com/maps/dir/?api=1&destination=13.68325%2C79.347194',
      openStreetMap: 'https://www.openstreetmap.org/?mlat=13.68325&mlon=79.347194#map=16/13.68325/79.347194',
    })
  })

  it('lead from a place that is named', () => {
    const station = { latitude: 13.6279, longitude: 79.4194 }
    assert.equal(
      directionsLink(point, station),
      'https://www.google.com/maps/dir/?api=1&destination=13.68325%2C79.347194&origin=13.6279%2C79.4194',
    )
  })

  it('write degrees plainly, whatever the number', () => {
    const { google, openStreetMap } = mapLinks({ latitude: 0.0000001, longitude: -120 })
    assert.match(openStreetMap, /mlat=0&mlon=-120#/)
    assert.equal(new URL(google).searchParams.get('destination'), '0,-120')
  })

  it('read back as the coordinates of every temple', () => {
    for (const { coordinates } of temples) {
      const { latitude, longitude } = coordinates.value
      const { google, openStreetMap } = mapLinks(coordinates.value)
      assert.equal(new URL(google).searchParams.get('destination'), `${latitude},${longitude}`)
      const { searchParams } = new URL(openStreetMap)
      assert.deepEqual([searchParams.get('mlat'), searchParams.get('mlon')].map(Number), [
        latitude,
        longitude,
      ])
    }
  })
})
