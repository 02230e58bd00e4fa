import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { hashLimits } from '#identity/credentials/hash-queue.ts'
import { defaultSettings } from '#identity/settings.ts'
import { threads } from '#server/threads.ts'

/** Plain argon2id at our cost and concurrency. */
export function bareHashesPerSecond(seconds: number): Promise<number> {
  return perSecond(seconds, () => hash('hill and lamp', defaultSettings.passwordCost))
}

export async function bareVerificationsPerSecond(seconds: number): Promise<number> {
  const made = await hash('hill and lamp', defaultSettings.passwordCost)
  return perSecond(seconds, () => verify(made, 'hill and lamp'))
}

/** Counts what finished in time, as an HTTP load does: unfinished work counts for neither. */
async function perSecond(seconds: number, work: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1000
  const isOver = () => performance.now() > end
  let done = 0
  const workers = Array.from({ length: hashLimits(availableParallelism(), threads).running }, async () => {
    while (!isOver()) {
      await work()
      if (!isOver()) done += 1
    }
  })
  await Promise.all(workers)
  return done / seconds
}
