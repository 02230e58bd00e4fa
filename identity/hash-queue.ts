import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'

/** Thrown where more work waits than can be done in a time that anybody would wait for. */
export class OverloadedError extends Error {
  override name = 'OverloadedError'
}

export type HashQueue = {
  /** Throws an OverloadedError where too many others wait already. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Whether there is room for one more. Whoever asks and hears no is turned away, and counted. */
  admits: () => boolean
  /** How many run and wait at this moment. */
  readonly running: number
  readonly waiting: number
  /** How many have been turned away so far. */
  readonly refused: number
}

type HashQueueLimits = { running: number; waiting: number }

/**
 * No more than there are cores, and one less than libuv has threads, which hashes share with signatures:
 * https://nodejs.org/api/cli.html#uv_threadpool_sizesize
 */
export function hashLimits(cores: number, threads: number): HashQueueLimits {
  const running = Math.max(1, Math.min(cores, threads - 1))
  // What waits is done within four seconds or so.
  return { running, waiting: 24 * running }
}

/** Four are as many as libuv has where nobody asks for more. */
const defaultLimits = hashLimits(availableParallelism(), 4)

/**
 * Lets a few hashes run at once and a bounded number wait their turn, so that a flood of sign-ins fills
 * neither the memory (19 MiB a hash) nor the threads that the rest of the server needs.
 */
export function createHashQueue({ running, waiting }: HashQueueLimits = defaultLimits): HashQueue {
  const limit = pLimit(running)
  let refused = 0
  const admits = () => {
    if (limit.pendingCount < waiting) return true
    refused += 1
    return false
  }
  return {
    async run(work) {
      if (!admits()) throw new OverloadedError('Too many passwords wait to be hashed')
      return limit(work)
    },
    admits,
    get running() {
      return limit.activeCount
    },
    get waiting() {
      return limit.pendingCount
    },
    get refused() {
      return refused
    },
  }
}
