import { widestNetworkOf } from '#budgets/networks.ts'

/** What each network holds at the same time. */
export type Shares = {
  /** Takes a place of the address's network; returns what gives it back, or undefined if all are taken. */
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
