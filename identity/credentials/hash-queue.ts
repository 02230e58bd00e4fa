import { availableParallelism } from 'node:os'

/** Thrown where more work waits than can be done in a time that anybody would wait for. */
export class OverloadedError extends Error {
  override name = 'OverloadedError'
}

export type HashQueue = {
  /**
   * Throws an OverloadedError where there is no room for one more of this network's, or where others need the room
   * before its turn comes.
   */
  run: <Result>(network: string, work: () => Promise<Result>) => Promise<Result>
  /** Whether there is room for one more of a network's. Whoever asks and hears no is turned away, and counted. */
  admits: (network: string) => boolean
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
  return { running, waiting: 24 * running }
}

/** Four are as many as libuv has where nobody asks for more. */
const defaultLimits = hashLimits(availableParallelism(), 4)

type Waiting = { start: () => void; turnAway: () => void }

/**
 * Lets a few hashes run at once and a bounded number wait their turn, so that a flood of sign-ins fills
 * neither the memory (19 MiB a hash) nor the threads that the rest of the server needs. Networks take turns, and where
 * there is no more room, the one that has most waiting makes room for one that has fewer.
 */
export function createHashQueue(limits: HashQueueLimits = defaultLimits): HashQueue {
  /** What waits of each network; the network whose turn is next comes first. */
  const lines = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0
  let refused = 0

  /** The line that has to make room for one more of this network's; nothing where it is this one itself. */
  function lineToShorten(network: string): Waiting[] | undefined {
    const longest = [...lines.values()].reduce((one, other) => (other.length > one.length ? other : one), [])
    const own = lines.get(network)?.length ?? 0
    return longest.length > own + 1 ? longest : undefined
  }

  function hasRoom(network: string): boolean {
    return running < limits.running || waiting < limits.waiting || lineToShorten(network) !== undefined
  }

  function join(network: string, one: Waiting): void {
    if (waiting === limits.waiting) {
      waiting -= 1
      lineToShorten(network)?.pop()?.turnAway()
    }
    waiting += 1
    const line = lines.get(network)
    if (line) line.push(one)
    else lines.set(network, [one])
  }

  function startNext(): void {
    const [next] = lines
    if (!next) return
    const [network, line] = next
    const one = line.shift()
    // Behind the others, whose turns come first.
    lines.delete(network)
    if (line.length > 0) lines.set(network, line)
    waiting -= 1
    one?.start()
  }

  function refuse(): OverloadedError {
    refused += 1
    return new OverloadedError('Too many passwords wait to be hashed')
  }

  return {
    async run(network, work) {
      if (!hasRoom(network)) throw refuse()
      if (running >= limits.running) {
        await new Promise<void>((start, turnAway) => {
          join(network, { start, turnAway: () => turnAway(refuse()) })
        })
      } else running += 1
      try {
        return await work()
      } finally {
        if (waiting > 0) startNext()
        else running -= 1
      }
    },
    admits(network) {
      if (hasRoom(network)) return true
      refused += 1
      return false
    },
    get running() {
      return running
    },
    get waiting() {
      return waiting
    },
    get refused() {
      return refused
    },
  }
}
