import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'

/** Cuts off requests that are still in progress; most supervisors would end the process after ten seconds. */
const mostMs = 8000

/** Enough for a proxy to send a request on a connection that it has just opened. */
const silentMs = 500

/** Browsers open connections in advance, without a request yet. */
export function silentConnections(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return silent
}

/**
 * A proxy may be sending a request on the very connection that we close, and must not repeat it. So for `noticeMs` we go
 * on, but every answer is the last one on its connection: the proxy uses or closes those that it keeps.
 */
export async function stopServer(
  server: Server,
  silent: ReadonlySet<Socket>,
  noticeMs: number,
): Promise<void> {
  const forced = setTimeout(() => server.closeAllConnections(), mostMs)
  if (noticeMs > 0) await wait(noticeMs)
  await untilAllAccepted()
  const closed = once(server, 'close')
  server.close()
  if (noticeMs > 0) await wait(silentMs)
  for (const socket of silent) socket.destroy()
  await closed
  clearTimeout(forced)
}

/** The kernel resets connections that nobody has accepted when their listener closes. A quiet turn has accepted all. */
async function untilAllAccepted(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) {
    const before = performance.now()
    await setImmediate()
    if (performance.now() - before < 0.5) return
  }
}
