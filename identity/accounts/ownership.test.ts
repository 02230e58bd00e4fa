import { describe, it } from 'node:test'
import { checkRandomCalls } from '#identity/testing/ownership/check-random-calls.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

describe('no sequence of calls', () => {
  const service = identityForEachTest()

  it('takes an account from its mailboxes, changes it without a notice, or keeps its owner from recovering it', () =>
    checkRandomCalls(service(), 10))
})
