import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hintFor } from './problem.ts'

describe('the hint under a failure', () => {
  it('tells a missing signal from a silent server', () => {
    const failure = sdkError('auth/network-request-failed')
    assert.equal(hintFor(failure, false), 'offline')
    assert.equal(hintFor(failure, true), 'unreachable')
    assert.equal(hintFor(new TypeError('Failed to fetch dynamically imported module'), false), 'offline')
  })

  it('asks to wait after too many tries', () => {
    assert.equal(hintFor(sdkError('auth/too-many-requests'), true), 'tooManyTries')
  })

  for (const code of ['auth/invalid-credential', 'auth/user-not-found', 'auth/email-already-in-use']) {
    it(`says nothing about ${code}`, () => assert.equal(hintFor(sdkError(code), true), undefined))
  }
})

function sdkError(code: string): Error {
  return Object.assign(new Error(code), { code })
}
