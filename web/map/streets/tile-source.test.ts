import assert from 'node:assert/strict'
import { it } from 'node:test'
import { defaultsOf } from '#identity/parse-settings.ts'
import { serverSettings } from '#server/settings.ts'
import { builtStreets, streetsText } from '#web/site-format.ts'
import { readTileSource } from './tile-source.ts'

it('is built with what the settings say by default', () => {
  assert.equal(streetsText(defaultsOf(serverSettings)), builtStreets)
  assert.deepEqual(readTileSource(builtStreets), {
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    host: 'tile.openstreetmap.org',
    credits: [{ name: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' }],
  })
})

it('carries any address and attribution through HTML, JSON and scripts', () => {
  const mapTilesUrl = 'http://127.0.0.1:8081/a\'b"c/{z}/{x}/{y}{r}.png?key=<1>&t=`'
  const text = streetsText({
    mapTilesUrl,
    mapAttribution: "Tiles “A”, B's <https://a.example/?x=1&y=2> © C <javascript:alert(1)> D",
  })
  assert.match(text, /^streets:[\w%!~*()./-]+$/)
  assert.deepEqual(readTileSource(text), {
    url: mapTilesUrl,
    host: '127.0.0.1:8081',
    credits: [
      { name: "Tiles “A”, B's", href: 'https://a.example/?x=1&y=2' },
      { name: '© C', href: undefined },
      { name: 'D', href: undefined },
    ],
  })
})

it('is nothing where it is switched off', () => {
  assert.equal(readTileSource(streetsText({ mapTilesUrl: 'off', mapAttribution: 'any' })), null)
})
