import type { Server, Socket } from 'node:net'
import { widestNetworkOf } from '#budgets/networks.ts'

/** Closes connections beyond one network's share; trusted proxies, which hold everybody's, have no limit. */
export function shareConnections(server: Server, most: number, isProxy: (address: string) => boolean): void {
  const held = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress)) return
    const network = widestNetworkOf(remoteAddress)
    const count = held.get(network) ?? 0
    if (count >= most) {
      socket.destroy()
      return
    }
    held.set(network, count + 1)
    socket.once('close', () => {
      const left = (held.get(network) ?? 0) - 1
      if (left > 0) held.set(network, left)
      else held.delete(network)
    })
  })
}
