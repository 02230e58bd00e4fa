import { availableParallelism } from 'node:os'

/** Thrown where more work waits than can be done in a time that anybody would wait for. */
export class OverloadedError extends Error {
  override name = 'OverloadedError'
}

/** New accounts wait apart from everything else, so that a flood of them leaves the others of its network their turns. */
export type HashKind = 'sign-up' | 'other'

export type HashQueue = {
  /**
   * Throws an OverloadedError where there is no room for one more of this network's, or where others need the room
   * before its turn comes.
   */
  run: <Result>(network: string, work: () => Promise<Result>, kind?: HashKind) => Promise<Result>
  /** Whether there is room for one more of a network's. Whoever asks and hears no is turned away, and counted. */
  admits: (network: string, kind?: HashKind) => boolean
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
/** What waits of one network; the kind whose turn is next comes first, and none is empty. */
type Lines = Map<HashKind, Waiting[]>

/**
 * Lets a few hashes run at once and a bounded number wait their turn, so that a flood of sign-ins fills
 * neither the memory (19 MiB a hash) nor the threads that the rest of the server needs. Networks take turns, and within
 * each its kinds; where there is no more room, the one that has most waiting makes room for one that has fewer.
 */
export function createHashQueue(limits: HashQueueLimits = defaultLimits): HashQueue {
  /** The network whose turn is next comes first. */
  const networks = new Map<string, Lines>()
  let running = 0
  let waiting = 0
  let refused = 0

  /** What has to make room for one more of this network's and kind; nothing where it is that itself. */
  function longerThan(network: string, kind: HashKind): { lines: Lines; longest: HashKind } | undefined {
    const own: Lines = networks.get(network) ?? new Map()
    const fullest = [...networks.values()].reduce(
      (one, other) => (countOf(other) > countOf(one) ? other : one),
      own,
    )
    if (countOf(fullest) > countOf(own) + 1) return { lines: fullest, longest: longestOf(fullest) }
    const longest = longestOf(own)
    return lengthOf(own, longest) > lengthOf(own, kind) + 1 ? { lines: own, longest } : undefined
  }

  function hasRoom(network: string, kind: HashKind): boolean {
    return running < limits.running || waiting < limits.waiting || longerThan(network, kind) !== undefined
  }

  function join(network: string, kind: HashKind, one: Waiting): void {
    if (waiting === limits.waiting) {
      waiting -= 1
      const longer = longerThan(network, kind)
      const line = longer?.lines.get(longer.longest)
      line?.pop()?.turnAway()
      if (line?.length === 0) longer?.lines.delete(longer.longest)
    }
    waiting += 1
    const lines: Lines = networks.get(network) ?? new Map()
    lines.set(kind, [...(lines.get(kind) ?? []), one])
    networks.set(network, lines)
  }

  function startNext(): void {
    const [network, lines] = takeFirst(networks) ?? []
    const [kind, line] = (lines && takeFirst(lines)) ?? []
    if (network === undefined || kind === undefined) return
    const [one, ...rest] = line ?? []
    // Behind the others, whose turns come first.
    if (rest.length > 0) lines?.set(kind, rest)
    if (lines && lines.size > 0) networks.set(network, lines)
    waiting -= 1
    one?.start()
  }

  function refuse(): OverloadedError {
    refused += 1
    return new OverloadedError('Too many passwords wait to be hashed')
  }

  return {
    async run(network, work, kind = 'other') {
      if (!hasRoom(network, kind)) throw refuse()
      if (running >= limits.running) {
        await new Promise<void>((start, turnAway) => {
          join(network, kind, { start, turnAway: () => turnAway(refuse()) })
        })
      } else running += 1
      try {
        return await work()
      } finally {
        if (waiting > 0) startNext()
        else running -= 1
      }
    },
    admits(network, kind = 'other') {
      if (hasRoom(network, kind)) return true
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

function lengthOf(lines: Lines, kind: HashKind): number {
  return lines.get(kind)?.length ?? 0
}

function countOf(lines: Lines): number {
  return lengthOf(lines, 'sign-up') + lengthOf(lines, 'other')
}

function longestOf(lines: Lines): HashKind {
  return lengthOf(lines, 'sign-up') > lengthOf(lines, 'other') ? 'sign-up' : 'other'
}

function takeFirst<Key, Value>(map: Map<Key, Value>): [Key, Value] | undefined {
  const [first] = map
  if (first) map.delete(first[0])
  return first
}
