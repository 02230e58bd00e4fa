import assert from 'node:assert/strict'
import { it } from 'node:test'
import { whyUncitable } from './uncitable-hosts.ts'

it('refuses a host and what lies below it, and no other that ends alike', () => {
  assert.equal(whyUncitable('https://github.com/someone/list'), 'code and data that nobody answers for')
  assert.equal(
    whyUncitable('https://backend.710302.xyz/https/en.m.wikipedia.org/wiki/Tirumala'),
    'a copy of Wikipedia',
  )
  assert.equal(
    whyUncitable('https://www.explainindia.in/srikalahasti/'),
    'a travel portal that does not say who writes it',
  )
  assert.equal(whyUncitable('https://velpu.co.in/'), 'a directory that does not say who writes it')
  assert.equal(whyUncitable('https://en.wikipedia.org/wiki/Tirumala'), null)
  assert.equal(whyUncitable('https://notgithub.com/'), null)
  assert.equal(whyUncitable('https://news.tirumala.org/?from=github.com'), null)
  assert.equal(whyUncitable('https://constructor/'), null)
})
