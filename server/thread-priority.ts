import { randomFill } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { promisify } from 'node:util'

const tasks = '/proc/self/task'

const leastUrgent = 19

/** libuv's threads hash passwords; under a flood of sign-ins they would keep all cores busy, and pages would wait. */
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
    // Not every system permits this, and the hash queue is bounded anyway.
  }
}
