import { availableParallelism } from 'node:os'
import { createWaitingHashes, type HashKind } from './waiting-hashes.ts'

export class OverloadedError extends Error {
  override name = 'OverloadedError'
}

export type HashQueue = {
  /** Throws an OverloadedError if there is no room for this network, or if another one gets its place later. */
  run: <Result>(network: string, work: () => Promise<Result>, kind?: HashKind) => Promise<Result>
  admit: (network: string, kind?: HashKind) => boolean
  readonly running: number
  readonly waiting: number
  readonly refused: number
}

type HashQueueLimits = { running: number; waiting: number }

/** One libuv thread stays free for signatures: https://nodejs.org/api/cli.html#uv_threadpool_sizesize */
export function hashLimits(cores: number, threads: number): HashQueueLimits {
  const running = Math.max(1, Math.min(cores, threads - 1))
  return { running, waiting: 24 * running }
}

const defaultLimits = hashLimits(availableParallelism(), 4)

export function createHashQueue(limits: HashQueueLimits = defaultLimits): HashQueue {
  const waiting = createWaitingHashes(limits.waiting)
  let running = 0
  let refused = 0

  function hasRoom(network: string, kind: HashKind): boolean {
    return running < limits.running || waiting.hasRoom(network, kind)
  }

  function refuse(): OverloadedError {
    refused += 1
    return new OverloadedError('Too many passwords wait to be hashed')
  }

  return {
    async run(network, work, kind = 'other') {
      if (!hasRoom(network, kind)) throw refuse()
      if (running >= limits.running) {
        await new Promise<void>((start, reject) => {
          waiting.add(network, kind, { start, reject: () => reject(refuse()) })
        })
      } else running += 1
      try {
        return await work()
      } finally {
        const next = waiting.next()
        if (next) next.start()
        else running -= 1
      }
    },
    admit(network, kind = 'other') {
      if (hasRoom(network, kind)) return true
      refused += 1
      return false
    },
    get running() {
      return running
    },
    get waiting() {
      return waiting.count
    },
    get refused() {
      return refused
    },
  }
}
