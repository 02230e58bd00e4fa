import fc from 'fast-check'
import type { TestIdentity } from '../service.ts'
import { callSequences } from './random-calls.ts'
import { checkRecovery, checkStep, newProofs } from './rules.ts'
import { openWorld } from './world.ts'

/** Runs random sequences of calls, then checks that every owner can recover their account. */
export async function checkRandomCalls(service: TestIdentity, numRuns: number): Promise<void> {
  let run = 0
  await fc.assert(
    fc.asyncProperty(callSequences, async (calls) => {
      run += 1
      const world = openWorld(service, run)
      const proofs = newProofs()
      for (const call of calls) checkStep(await world.make(call), proofs)
      for (const id of (await world.accounts()).keys()) await checkRecovery(world, id, proofs)
    }),
    { numRuns },
  )
}
