import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { nearestAddress, withSearch } from './nearest-address.ts'

const pages = ['/', '/te', '/temples', '/temples/kanipakam', '/te/temples/kanipakam', '/day', '/te/day']
const isPage = (address: string) => pages.includes(address)
const nearest = (path: string) => nearestAddress(path, isPage)

describe('an address that was changed on its way', () => {
  it('is found, whatever follows it, and however it is escaped', () => {
    const additions = [
      '',
      '/',
      '.',
      ',',
      ')',
      '”',
      '।',
      '\u200b',
      '…',
      '!',
      '*',
      '_',
      '>',
      ':',
      '&fbclid=a',
      ' now',
      ').',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...pages.slice(1)),
        fc.constantFrom(...additions),
        fc.boolean(),
        fc.nat({ max: 3 }),
        (page, addition, capital, escapes) => {
          let path = encodeURI((capital ? page.toUpperCase() : page) + addition)
          for (let times = 0; times < escapes; times += 1) path = `/${encodeURIComponent(path.slice(1))}`
          assert.equal(nearest(path), page, path)
        },
      ),
    )
    assert.equal(nearest('/temples/kani%20pakam'), '/temples/kanipakam')
  })

  it('keeps the fragment or the query that an escape has made a part of the path', () => {
    assert.equal(nearest('/day%231/anyday/x'), '/day#1/anyday/x')
    assert.equal(nearest('/te/day%25231%252Fanyday'), '/te/day#1/anyday')
    assert.equal(nearest('/temples%3Ffrom=airport'), '/temples?from=airport')
    assert.equal(nearest('/day%23a%0d%0ab'), '/day#a%0D%0Ab')
    assert.equal(withSearch('/day#1/x', '?utm=1'), '/day?utm=1#1/x')
    assert.equal(withSearch('/temples?from=airport', '?utm=1'), '/temples?from=airport&utm=1')
    assert.equal(withSearch('/temples', ''), '/temples')
  })

  it('is never one of another site, a file or an endless one', () => {
    const unknown = [
      '//evil.example',
      '/\\evil.example',
      '/day.data',
      '/temples/nowhere',
      '/nowhere',
      '/%',
      '/%E0%A4',
    ]
    for (const path of [...unknown, `/day${'%20'.repeat(1000)}`]) assert.equal(nearest(path), undefined, path)
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, more) => {
        const found = nearest(path + more)
        assert.ok(found === undefined || pages.includes(found.replace(/[?#].*/s, '')))
      }),
    )
  })
})
