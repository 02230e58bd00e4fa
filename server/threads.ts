import { availableParallelism } from 'node:os'

const defaultThreads = 4

/** One for each core, and one for signatures and files. */
export function threadsFor(cores: number, given: string | undefined): number {
  return Number(given) || Math.max(defaultThreads, cores + 1)
}

export const threads = threadsFor(availableParallelism(), process.env.UV_THREADPOOL_SIZE)

// libuv reads this at the first use of the pool, so this module is imported before all others.
process.env.UV_THREADPOOL_SIZE = String(threads)
