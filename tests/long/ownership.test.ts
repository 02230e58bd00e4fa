import { describe, it } from 'node:test'
import { checkRandomCalls } from '#identity/testing/ownership/check-random-calls.ts'
import { identityForEachTest } from '#identity/testing/service.ts'
import { faults, faultyCarrierForEachTest } from '#mail/testing/faulty-carrier.ts'

describe('no sequence of calls in three hundred random runs', () => {
  const service = identityForEachTest()

  it(
    'takes an account from its mailboxes, changes it without a notice, or keeps its owner from recovering it',
    {
      timeout: 900_000,
    },
    () => checkRandomCalls(service(), 300),
  )
})

describe('in a hundred and fifty random runs, whatever becomes of mail server and processes', () => {
  const faulty = faultyCarrierForEachTest()

  it('no mail that protects an account is lost, and every owner can take it back', {
    timeout: 900_000,
  }, async () => {
    const { service, carrier } = faulty()
    await checkRandomCalls(service, 150, { carrier, faults })
  })
})
