/** Two kinds, so that a flood of sign-ups doesn't block sign-ins from the same network. */
export type HashKind = 'sign-up' | 'other'

type WaitingHash = { start: () => void; reject: () => void }

type WaitingHashes = {
  readonly count: number
  hasRoom: (network: string, kind: HashKind) => boolean
  /** Only if `hasRoom`. May reject another one. */
  add: (network: string, kind: HashKind, hash: WaitingHash) => void
  next: () => WaitingHash | undefined
}

type Lines = Map<HashKind, WaitingHash[]>

/** Networks take turns by the order of insertion of maps: the first one is served, and then set behind the others. */
export function createWaitingHashes(most: number): WaitingHashes {
  const networks = new Map<string, Lines>()
  let count = 0

  return {
    get count() {
      return count
    },
    hasRoom: (network, kind) => count < most || lineToShorten(networks, network, kind) !== undefined,
    add(network, kind, hash) {
      if (count < most) count += 1
      else rejectLast(lineToShorten(networks, network, kind))
      const lines: Lines = networks.get(network) ?? new Map()
      lines.set(kind, [...(lines.get(kind) ?? []), hash])
      networks.set(network, lines)
    },
    next() {
      const [network, lines] = takeOutNext(networks) ?? []
      const [kind, line] = (lines && takeOutNext(lines)) ?? []
      if (network === undefined || kind === undefined) return undefined
      const [hash, ...rest] = line ?? []
      if (rest.length > 0) lines?.set(kind, rest)
      if (lines && lines.size > 0) networks.set(network, lines)
      count -= 1
      return hash
    },
  }
}

/**
 * The line that gives up its last hash for another one: the longest of the network that has the most, or else the other
 * line of the same network, if that is longer.
 */
function lineToShorten(
  networks: ReadonlyMap<string, Lines>,
  network: string,
  kind: HashKind,
): { lines: Lines; kind: HashKind } | undefined {
  const own: Lines = networks.get(network) ?? new Map()
  const fullest = [...networks.values()].reduce(
    (one, other) => (countOf(other) > countOf(one) ? other : one),
    own,
  )
  if (countOf(fullest) > countOf(own) + 1) return { lines: fullest, kind: longestOf(fullest) }
  const longest = longestOf(own)
  return lengthOf(own, longest) > lengthOf(own, kind) + 1 ? { lines: own, kind: longest } : undefined
}

function rejectLast(longer: ReturnType<typeof lineToShorten>): void {
  const line = longer?.lines.get(longer.kind)
  line?.pop()?.reject()
  if (line?.length === 0) longer?.lines.delete(longer.kind)
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

function takeOutNext<Key, Value>(map: Map<Key, Value>): [Key, Value] | undefined {
  const [first] = map
  if (first) map.delete(first[0])
  return first
}
