import type { Distance, GatewayId } from './schema.ts'

export type Reachable = { distances: Readonly<Record<GatewayId, { value: Distance }>> }

export function sortFrom<Temple extends Reachable>(
  temples: readonly Temple[],
  gateway: GatewayId | null,
): Temple[] {
  if (gateway === null) return [...temples]
  return [...temples].sort((one, other) => {
    const [near, far] = [one.distances[gateway]?.value, other.distances[gateway]?.value]
    if (!near || !far) return Number(!near) - Number(!far)
    return near.leastMetres - far.leastMetres || near.mostMetres - far.mostMetres
  })
}
