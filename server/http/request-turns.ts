import { widestNetworkOf } from '#budgets/networks.ts'

export type TakeTurn = (address: string) => Promise<void> | undefined

/** At most so many requests of one network begin in each turn of the event loop, so that they hold up no others. */
export function createRequestTurns(most: number): TakeTurn {
  const begun = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()

  function nextTurn(): void {
    begun.clear()
    for (const [network, line] of waiting) {
      const first = line.splice(0, most)
      if (line.length === 0) waiting.delete(network)
      count(network, first.length)
      for (const begin of first) begin()
    }
  }

  function count(network: string, requests: number): void {
    if (begun.size === 0) setImmediate(nextTurn)
    begun.set(network, (begun.get(network) ?? 0) + requests)
  }

  return (address) => {
    const network = widestNetworkOf(address)
    if ((begun.get(network) ?? 0) < most) {
      count(network, 1)
      return undefined
    }
    return new Promise((begin) => {
      const line = waiting.get(network)
      if (line) line.push(begin)
      else waiting.set(network, [begin])
    })
  }
}
