import type { Server, Socket } from 'node:net'
import { createShares } from './shares.ts'

/** Trusted proxies, which hold everybody's connections, have no limit. */
export function shareConnections(server: Server, most: number, isProxy: (address: string) => boolean): void {
  const shares = createShares(most)
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress)) return
    const giveBack = shares.take(remoteAddress)
    if (giveBack) socket.once('close', giveBack)
    else socket.destroy()
  })
}
