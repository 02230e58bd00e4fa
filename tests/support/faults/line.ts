import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Line = {
  port: number
  /** How many connections have been opened. */
  opened: () => number
  /** Connections are cut, and new ones lead to another local port, as after a change of an address. */
  moveTo: (port: number) => void
  /** Nothing gets through any more, and nobody is told. */
  freeze: () => void
  close: () => void
}

/** Forwards connections to a local port. */
export async function openLine(to: number): Promise<Line> {
  let target = to
  let isFrozen = false
  let opened = 0
  const sockets = new Set<Socket>()
  const line = createServer((near) => {
    opened += 1
    sockets.add(near)
    near.on('error', () => {}).on('close', () => sockets.delete(near))
    if (isFrozen) return
    const far = connect(target, '127.0.0.1')
    sockets.add(far)
    far.on('error', () => near.destroy()).on('close', () => sockets.delete(far))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.pipe(far)
    far.pipe(near)
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (line.address() as AddressInfo).port,
    opened: () => opened,
    moveTo(port) {
      target = port
      cut()
    },
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.unpipe()
    },
    close() {
      line.close()
      cut()
    },
  }
}
