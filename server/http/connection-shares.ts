import type { Server, Socket } from 'node:net'
import { widestNetworkOf } from '#budgets/networks.ts'
import { createShares } from './shares.ts'

type Limits = { connections: number; connectionsPerNetwork: number }

type Holder = { idle: Set<Socket>; busy: Set<Socket> }

export type ConnectionShares = {
  /** A trusted proxy's connection is held by whoever sends the request, and by nobody between requests. */
  begin: (socket: Socket, address: string) => void
  end: (socket: Socket) => void
}

/** When all places are taken, the network that holds most gives one up. Trusted proxies have no limit of their own. */
export function shareConnections(
  server: Server,
  { connections, connectionsPerNetwork }: Limits,
  isProxy: (address: string) => boolean,
): ConnectionShares {
  const shares = createShares(connectionsPerNetwork)
  const holders = new Map<string, Holder>()
  const heldBy = new Map<Socket, string>()
  const open = new Set<Socket>()

  function hold(socket: Socket, network: string, state: keyof Holder): void {
    letGo(socket)
    const holder = holders.get(network) ?? { idle: new Set(), busy: new Set() }
    holder[state].add(socket)
    holders.set(network, holder)
    heldBy.set(socket, network)
  }

  function letGo(socket: Socket): void {
    const network = heldBy.get(socket)
    const holder = network === undefined ? undefined : holders.get(network)
    if (network === undefined || !holder) return
    heldBy.delete(socket)
    holder.idle.delete(socket)
    holder.busy.delete(socket)
    if (sizeOf(holder) === 0) holders.delete(network)
  }

  /** What is under way is given up only by a network that holds more than the newcomer's. */
  function leastNeeded(newcomer: string | undefined): Socket | undefined {
    const own = newcomer === undefined ? undefined : holders.get(newcomer)
    const atLeast = sizeOf(own) + 1
    let largest: Holder | undefined = own
    for (const holder of holders.values()) if (sizeOf(holder) > sizeOf(largest)) largest = holder
    const [idlest] = largest?.idle ?? []
    const [longestBusy] = largest?.busy ?? []
    return idlest ?? (sizeOf(largest) > atLeast ? longestBusy : undefined)
  }

  function leave(socket: Socket): void {
    letGo(socket)
    open.delete(socket)
  }

  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    const network =
      remoteAddress === undefined || isProxy(remoteAddress) ? undefined : widestNetworkOf(remoteAddress)
    const giveBack =
      remoteAddress === undefined || network === undefined ? () => {} : shares.take(remoteAddress)
    const replaced = open.size >= connections ? leastNeeded(network) : undefined
    if (!giveBack || (open.size >= connections && !replaced)) {
      giveBack?.()
      socket.destroy()
      return
    }
    if (replaced) leave(replaced)
    replaced?.destroy()
    open.add(socket)
    if (network !== undefined) hold(socket, network, 'idle')
    socket.once('close', () => {
      giveBack()
      leave(socket)
    })
  })

  return {
    begin(socket, address) {
      if (open.has(socket)) hold(socket, widestNetworkOf(address), 'busy')
    },
    end(socket) {
      const { remoteAddress } = socket
      if (!open.has(socket)) return
      if (remoteAddress === undefined || isProxy(remoteAddress)) letGo(socket)
      else hold(socket, widestNetworkOf(remoteAddress), 'idle')
    },
  }
}

function sizeOf(holder: Holder | undefined): number {
  return holder ? holder.idle.size + holder.busy.size : 0
}
