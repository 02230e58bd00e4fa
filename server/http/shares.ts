import { widestNetworkOf } from '#budgets/networks.ts'

export type Shares = {
  /** Returns what gives the place back; undefined if the network's places are all taken. */
  take: (address: string) => (() => void) | undefined
}

export function createShares(most: number): Shares {
  const held = new Map<string, number>()
  return {
    take(address) {
      const network = widestNetworkOf(address)
      const count = held.get(network) ?? 0
      if (count >= most) return undefined
      held.set(network, count + 1)
      return () => {
        const left = (held.get(network) ?? 0) - 1
        if (left > 0) held.set(network, left)
        else held.delete(network)
      }
    },
  }
}
