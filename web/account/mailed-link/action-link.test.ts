import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readActionLink } from './action-link.ts'

const origin = 'https://visit.example'

describe('the link of an account mail', () => {
  for (const mode of ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail']) {
    it(`may be for ${mode}`, () => {
      assert.deepEqual(readActionLink(`?mode=${mode}&oobCode=a-b_c&apiKey=k&lang=te`, origin), {
        mode,
        code: 'a-b_c',
        continueUrl: null,
      })
    })
  }

  for (const query of [
    '',
    '?',
    '?mode=verifyEmail',
    '?mode=verifyEmail&oobCode=',
    '?oobCode=abc',
    '?mode=signIn&oobCode=abc',
    '?mode=toString&oobCode=abc',
  ]) {
    it(`leads nowhere as "${query}"`, () => assert.equal(readActionLink(query, origin), undefined))
  }
})

describe('where a link goes on to', () => {
  for (const [address, whole] of [
    ['https://visit.example/temples?from=mail#tirumala', 'https://visit.example/temples?from=mail#tirumala'],
    ['/temples', 'https://visit.example/temples'],
    ['temples', 'https://visit.example/temples'],
    ['https://visit.example//other.example/', 'https://visit.example//other.example/'],
  ]) {
    it(`is our own page for ${address}`, () => assert.equal(continueUrlOf(String(address)), whole))
  }

  for (const address of [
    'https://other.example/temples',
    'http://visit.example/temples',
    'https://visit.example.other.example/',
    'https://visit.example@other.example/',
    '//other.example/temples',
    '/\\other.example/temples',
    'javascript:alert(1)',
    'data:text/html,hello',
    'blob:https://visit.example/1',
    'https://',
    '',
  ]) {
    it(`is nowhere for "${address}"`, () => assert.equal(continueUrlOf(address), null))
  }
})

function continueUrlOf(address: string): string | null | undefined {
  const query = new URLSearchParams({ mode: 'verifyEmail', oobCode: 'abc', continueUrl: address })
  return readActionLink(`?${query}`, origin)?.continueUrl
}
