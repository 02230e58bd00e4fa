import { availableParallelism } from 'node:os'

/** Thrown when more hashes are waiting than can be done in an acceptable time. */
export class OverloadedError extends Error {
  override name = 'OverloadedError'
}

/** Sign-ups queue separately, so a flood of them doesn't block sign-ins from the same network. */
export type HashKind = 'sign-up' | 'other'

export type HashQueue = {
  /**
   * Throws an OverloadedError if the queue has no room for this network, or if it later gives up its place to others.
   */
  run: <Result>(network: string, work: () => Promise<Result>, kind?: HashKind) => Promise<Result>
  /**
   * Whether the queue has room for this network. The caller rejects the request if not; that is counted in `refused`.
   */
  admits: (network: string, kind?: HashKind) => boolean
  readonly running: number
  readonly waiting: number
  /** How many were rejected since the start. */
  readonly refused: number
}

type HashQueueLimits = { running: number; waiting: number }

/**
 * At most one per core, leaving one libuv thread free, because signatures share the pool:
 * https://nodejs.org/api/cli.html#uv_threadpool_sizesize
 */
export function hashLimits(cores: number, threads: number): HashQueueLimits {
  const running = Math.max(1, Math.min(cores, threads - 1))
  return { running, waiting: 24 * running }
}

/** Four is libuv's default pool size. */
const defaultLimits = hashLimits(availableParallelism(), 4)

type Waiting = { start: () => void; reject: () => void }
/** A network's waiting hashes by kind, the next kind first. No list is empty. */
type Lines = Map<HashKind, Waiting[]>

/**
 * Runs a few hashes at once and queues a limited number, so that a flood of sign-ins exhausts neither memory (19 MiB
 * per hash) nor the threads that the rest of the server needs. Networks take turns, and so do the kinds within each.
 * When the queue is full, the network with the most waiting gives up a place to one with fewer.
 */
export function createHashQueue(limits: HashQueueLimits = defaultLimits): HashQueue {
  /** The next network comes first. */
  const networks = new Map<string, Lines>()
  let running = 0
  let waiting = 0
  let refused = 0

  /** The queue that must give up a place for this network and kind; undefined if no other is long enough. */
  function queueToShorten(network: string, kind: HashKind): { lines: Lines; longest: HashKind } | undefined {
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
    return running < limits.running || waiting < limits.waiting || queueToShorten(network, kind) !== undefined
  }

  function join(network: string, kind: HashKind, one: Waiting): void {
    if (waiting === limits.waiting) {
      waiting -= 1
      const longer = queueToShorten(network, kind)
      const line = longer?.lines.get(longer.longest)
      line?.pop()?.reject()
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
    // Goes to the back of the queue.
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
        await new Promise<void>((start, reject) => {
          join(network, kind, { start, reject: () => reject(refuse()) })
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
