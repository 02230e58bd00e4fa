import { describe, it } from 'node:test'
import { checkRandomCalls } from '#identity/testing/ownership/check-random-calls.ts'
import { faults, faultyCarrierForEachTest } from './testing/faulty-carrier.ts'

describe('whatever becomes of mail server and processes', { timeout: 900_000 }, () => {
  const faulty = faultyCarrierForEachTest()

  it('no mail that protects an account is lost, and every owner can take it back', async () => {
    const { service, carrier } = faulty()
    await checkRandomCalls(service, 6, { carrier, faults })
  })
})
