import fc from 'fast-check'
import type { TestIdentity } from '#identity/testing/service.ts'
import { runs } from '#tools/test/runs.ts'
import { type Carrier, type Fault, promptCarrier } from './carrier.ts'
import { callSequences } from './random-calls.ts'
import { checkRecovery, checkStep, newProofs } from './rules.ts'
import { openWorld } from './world.ts'

type Faults = { carrier: Carrier; faults: fc.Arbitrary<Fault> }

/** Runs random sequences of calls, then checks that every mail has arrived and every owner can recover their account. */
export async function checkRandomCalls(
  service: TestIdentity,
  few: number,
  { carrier, faults }: Partial<Faults> = {},
): Promise<void> {
  service.leaveMails()
  let run = 0
  await fc.assert(
    fc.asyncProperty(callSequences(faults), async (calls) => {
      run += 1
      const world = await openWorld(service, run, carrier ?? promptCarrier(service))
      const proofs = newProofs()
      for (const call of calls) checkStep(await world.make(call), proofs)
      await world.checkArrivals()
      for (const id of (await world.accounts()).keys()) await checkRecovery(world, id, proofs)
    }),
    { numRuns: runs(few) },
  )
}
