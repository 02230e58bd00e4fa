import { widestNetworkOf } from '#budgets/networks.ts'

/** Resolves when a request from the address may begin. */
export type TakeTurn = (address: string) => Promise<void> | undefined

/**
 * In each turn of the event loop, at most so many requests of one network begin; its others wait for the next turns. So
 * what a network does at once delays others by no more than that many of its requests.
 */
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
