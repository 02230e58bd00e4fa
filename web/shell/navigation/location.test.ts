import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import { speak } from '#web/language/translate.ts'
import { addressOf, locationAt } from './location.ts'

const list = locationAt('/temples?open=now', null)

afterEach(() => speak('en', {}))

for (const [to, english, telugu] of [
  ['/', '/', '/te'],
  ['/temples', '/temples', '/te/temples'],
  ['/temples/iskcon#hours', '/temples/iskcon#hours', '/te/temples/iskcon#hours'],
  ['?q=laddu', '/temples?q=laddu', '/te/temples?q=laddu'],
  ['?', '/temples', '/te/temples'],
  ['#tirumala', '/temples?open=now#tirumala', '/te/temples?open=now#tirumala'],
] as const)
  it(`a link to ${to} keeps the language`, () => {
    assert.equal(addressOf(to, list), english)
    speak('te', {})
    assert.equal(addressOf(to, list), telugu)
  })

it('a page has the same location in every language', () => {
  for (const address of ['/temples?q=a#b', '/te/temples?q=a#b'])
    assert.deepEqual(locationAt(address, { key: 'k', usr: 'state' }), {
      pathname: '/temples',
      search: '?q=a',
      hash: '#b',
      state: 'state',
      key: 'k',
    })
  assert.equal(locationAt('/te', null).pathname, '/')
})

it('an address that somebody has typed has a location, too', () => {
  for (const address of ['//', '//temples:x', '//www.example/temples'])
    assert.equal(locationAt(address, null).pathname, address)
})
