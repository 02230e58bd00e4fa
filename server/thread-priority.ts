import { randomFill } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { promisify } from 'node:util'

const tasks = '/proc/self/task'

/**
 * Lets libuv's threads, which hash passwords, give way to the one that answers: under a flood of sign-ins as many of them
 * are busy as there are cores, and pages would wait behind them. Linux alone gives each thread a priority of its own;
 * elsewhere nothing changes.
 */
export async function letHashesGiveWay(): Promise<void> {
  if (process.platform !== 'linux') return
  // All of them start when the first is needed.
  await promisify(randomFill)(new Uint8Array(1))
  for (const id of readdirSync(tasks)) {
    if (nameOf(id).startsWith('libuv-worker'))
      setPriority(Number(id), constants.priority.PRIORITY_BELOW_NORMAL)
  }
}

function nameOf(id: string): string {
  try {
    return readFileSync(`${tasks}/${id}/comm`, 'utf8')
  } catch {
    // It has ended since.
    return ''
  }
}
