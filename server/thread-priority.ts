import { randomFill } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { promisify } from 'node:util'

const tasks = '/proc/self/task'

/** The lowest: setpriority(2). */
const leastUrgent = 19

/**
 * Lets libuv's threads, which hash passwords and sign tokens, give way to the one that answers: under a flood of sign-ins
 * as many of them are busy as there are cores, and pages would wait behind them. Linux alone gives each thread a priority
 * of its own; elsewhere, and where the system lets nobody change it, all stay alike.
 */
export async function letHashesGiveWay(): Promise<void> {
  if (process.platform !== 'linux') return
  const priority = Math.min(getPriority() + constants.priority.PRIORITY_BELOW_NORMAL, leastUrgent)
  // All of them start when the first is needed.
  await promisify(randomFill)(new Uint8Array(1))
  try {
    for (const id of readdirSync(tasks)) {
      if (readFileSync(`${tasks}/${id}/comm`, 'utf8').startsWith('libuv-worker'))
        setPriority(Number(id), priority)
    }
  } catch {
    // No reason not to serve: the queue of hashes is bounded all the same.
  }
}
