import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { guide } from '#guide/guide.ts'

const { temples } = guide

const icons = [
  ['icon-192', 192],
  ['icon-512', 512],
  ['icon-maskable-512', 512],
  ['icon-monochrome-512', 512],
  ['apple-touch-icon', 180],
] as const

for (const [name, size] of icons) {
  it(`${name} has the size that it is named as`, () => {
    assert.deepEqual(sizeOf(picture(`icons/${name}.png`)), [size, size])
  })
}

for (const name of [...temples.map(({ id }) => id), 'travel-visit']) {
  it(`${name} has a social picture that a weak signal brings`, () => {
    const content = picture(`social/${name}.png`)
    assert.deepEqual(sizeOf(content), [1200, 630])
    assert.ok(content.length < 60_000, `${content.length} bytes`)
  })
}

function picture(path: string): Buffer {
  return readFileSync(new URL(`../../web/public/${path}`, import.meta.url))
}

/** Width and height from the PNG's header chunk (PNG, Third Edition, 11.2.1). */
function sizeOf(png: Buffer): [number, number] {
  assert.equal(png.toString('latin1', 1, 4), 'PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}
