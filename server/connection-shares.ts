import type { Server, Socket } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Closes connections beyond what one line may hold; a proxy of ours holds everybody's. */
export function shareConnections(server: Server, most: number, isProxy: (address: string) => boolean): void {
  const held = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress)) return
    const line = lineOf(remoteAddress)
    const count = held.get(line) ?? 0
    if (count >= most) {
      socket.destroy()
      return
    }
    held.set(line, count + 1)
    socket.once('close', () => {
      const left = (held.get(line) ?? 0) - 1
      if (left > 0) held.set(line, left)
      else held.delete(line)
    })
  })
}

/** One line gets a whole /64 of IPv6 addresses (RFC 6177). */
function lineOf(address: string): string {
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}
