import { describe, it } from 'node:test'
import { checkLives } from '../testing/ownership/check-lives.ts'
import { identityForEachTest } from '../testing/service.ts'

describe('no sequence of calls', () => {
  const service = identityForEachTest()

  it('takes an account from its mailboxes, changes it unseen, or keeps its owner from coming back', () =>
    checkLives(service(), 40))
})
