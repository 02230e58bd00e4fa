import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, isIPv6, type Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>

export type HttpServer = {
  /** As this machine sees it. */
  address: string
  isStopping: () => boolean
  /** Answers what is under way and takes nothing new. */
  stop: () => Promise<void>
}

/** How long answers that are under way may take once the server is told to stop. */
const stopMs = 8000

/** Listens; port 0 picks a free one. */
export async function openHttpServer(fetch: Fetch, host: string, port: number): Promise<HttpServer> {
  const isStopping = () => !server.listening
  const server = createAdaptorServer({
    fetch: async (request, bindings) => {
      const response = await fetch(request, bindings)
      // A connection that stays open would keep a server that is stopping from ending.
      if (isStopping()) response.headers.set('connection', 'close')
      return response
    },
  }) as Server
  const silent = silentConnections(server)
  server.listen(port, host)
  await once(server, 'listening')
  return { address: listeningAddress(server, host), isStopping, stop: () => stop(server, silent) }
}

function listeningAddress(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  // "Every address of this machine" is no address to open.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** Connections that have asked for nothing yet; browsers hold some open in advance. */
function silentConnections(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return silent
}

async function stop(server: Server, silent: ReadonlySet<Socket>): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  for (const socket of silent) socket.destroy()
  const forced = setTimeout(() => server.closeAllConnections(), stopMs)
  await closed
  clearTimeout(forced)
}
