import { availableParallelism } from 'node:os'

/** libuv's default. */
const defaultThreads = 4

/**
 * The size of the thread pool that hashes passwords: one for each core, and one that is left to signatures and files.
 * https://nodejs.org/api/cli.html#uv_threadpool_sizesize
 */
export function threadsFor(cores: number, given: string | undefined): number {
  return Number(given) || Math.max(defaultThreads, cores + 1)
}

export const threads = threadsFor(availableParallelism(), process.env.UV_THREADPOOL_SIZE)

// libuv reads it at the first use of the pool, so this module is imported before all others.
process.env.UV_THREADPOOL_SIZE = String(threads)
