import { describe, it } from 'node:test'
import { checkRandomCalls } from '#identity/testing/ownership/check-random-calls.ts'
import { identityForEachTest } from '#identity/testing/service.ts'

describe('no sequence of calls in a thousand random runs', () => {
  const service = identityForEachTest()

  it(
    'takes an account from its mailboxes, changes it without a notice, or keeps its owner from recovering it',
    {
      timeout: 900_000,
    },
    () => checkRandomCalls(service(), 1000),
  )
})
