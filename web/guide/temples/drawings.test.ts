import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { DOMParser } from '@xmldom/xmldom'
import { templeIds } from '#guide/temple-ids.ts'

const folder = fileURLToPath(new URL('drawings', import.meta.url))

describe('the drawings', () => {
  const files = globSync(`${folder}/*.svg`)

  it('are one for each temple', () => {
    assert.deepEqual(files.map((file) => basename(file, '.svg')).toSorted(), [...templeIds].toSorted())
  })

  for (const file of files)
    it(`are small pictures and nothing else: ${basename(file)}`, () => {
      const source = readFileSync(file, 'utf8')
      assert.ok(Buffer.byteLength(source) < 6000)
      assert.deepEqual(oddities(source), [])
    })
})

/** What a drawing must not contain. */
function oddities(source: string): string[] {
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml')
  const elements = [...parsed.getElementsByTagName('*')]
  const ids = elements.map((element) => element.getAttribute('id'))
  const found = parsed.documentElement?.getAttribute('viewBox') === '0 0 800 600' ? [] : ['another shape']
  for (const element of elements) {
    if (['script', 'text', 'image', 'foreignObject', 'filter'].includes(element.localName ?? ''))
      found.push(`<${element.localName}>`)
    if (element.localName === 'style' && /@import|url\(/.test(element.textContent ?? '')) found.push('style')
    for (const { name, value } of element.attributes) {
      const target = /^url\((.*)\)$/.exec(value)?.[1] ?? (name.endsWith('href') ? value : undefined)
      const isOwn = target?.startsWith('#') && ids.includes(target.slice(1))
      if ((target !== undefined && !isOwn) || name.startsWith('on')) found.push(`${name}="${value}"`)
    }
  }
  return found
}
