import { availableParallelism } from 'node:os'

/** libuv's own, where nobody asks for another number. */
const usualThreads = 4

/**
 * Of the threads that hash passwords: one for each core, and one that hashes leave to signatures and files.
 * https://nodejs.org/api/cli.html#uv_threadpool_sizesize
 */
export function threadsFor(cores: number, given: string | undefined): number {
  return Number(given) || Math.max(usualThreads, cores + 1)
}

export const threads = threadsFor(availableParallelism(), process.env.UV_THREADPOOL_SIZE)

// libuv reads it when the first of them is needed, so this module comes before all others.
process.env.UV_THREADPOOL_SIZE = String(threads)
