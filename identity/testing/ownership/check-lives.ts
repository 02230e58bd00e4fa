import fc from 'fast-check'
import type { TestIdentity } from '../service.ts'
import { lives } from './random-calls.ts'
import { checkReturn, checkStep, newProofs } from './rules.ts'
import { openWorld } from './world.ts'

/** Runs random sequences of calls, then checks that every owner can recover their account. */
export async function checkLives(service: TestIdentity, numRuns: number): Promise<void> {
  let life = 0
  await fc.assert(
    fc.asyncProperty(lives, async (calls) => {
      life += 1
      const world = openWorld(service, life)
      const proofs = newProofs()
      for (const call of calls) checkStep(await world.make(call), proofs)
      for (const id of (await world.accounts()).keys()) await checkReturn(world, id, proofs)
    }),
    { numRuns },
  )
}
