import { describe, it } from 'node:test'
import { checkRandomCalls } from '../testing/ownership/check-random-calls.ts'
import { identityForEachTest } from '../testing/service.ts'

describe('no sequence of calls', () => {
  const service = identityForEachTest()

  it('takes an account from its mailboxes, changes it unseen, or keeps its owner from coming back', () =>
    checkRandomCalls(service(), 40))
})
