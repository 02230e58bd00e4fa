import { describe, it } from 'node:test'
import { identityForEachTest } from '../testing/identity.ts'
import { checkLives } from '../testing/ownership/check-lives.ts'

describe('no sequence of calls', () => {
  const service = identityForEachTest()

  it('takes an account from its mailboxes, changes it unseen, or keeps its owner from coming back', () =>
    checkLives(service(), 40))
})
