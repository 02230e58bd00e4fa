import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { noAnswer, withCode } from '#web/account/session/error-code.ts'
import { hintFor } from './problem.ts'

describe('the hint under a failure', () => {
  it('tells what was not sent from what got no answer', () => {
    assert.equal(hintFor(withCode('auth/network-request-failed')), 'unreachable')
    assert.equal(hintFor(new TypeError('Failed to fetch dynamically imported module')), 'unreachable')
    assert.equal(hintFor(withCode(noAnswer)), 'unanswered')
  })

  it('asks to wait after too many tries', () => {
    assert.equal(hintFor(withCode('auth/too-many-requests')), 'tooManyTries')
  })

  for (const code of ['auth/invalid-credential', 'auth/user-not-found', 'auth/email-already-in-use']) {
    it(`says nothing about ${code}`, () => assert.equal(hintFor(withCode(code)), undefined))
  }
})
