import { describe, it } from 'node:test'
import { checkLives } from '#identity/testing/ownership/check-lives.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

describe('no sequence of calls in a thousand lives', () => {
  const service = identityForEachTest()

  it(
    'takes an account from its mailboxes, changes it unseen, or keeps its owner from coming back',
    {
      timeout: 900_000,
    },
    () => checkLives(service(), 1000),
  )
})
