import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { type AddressInfo, isIPv6, type Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { proxyAddresses } from './client-address.ts'
import { shareConnections } from './connection-shares.ts'

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

export type HttpServer = {
  /** As this machine sees it. */
  address: string
  isStopping: () => boolean
  /** Answers what is under way and takes nothing new. */
  stop: () => Promise<void>
}

/** What one client may take of the server, in milliseconds and bytes. */
export type HttpLimits = {
  /** From the first byte of a request, or of a connection, to the end of its head. */
  headMs: number
  /** To the end of its body. */
  requestMs: number
  /** How long nothing may move while an answer is on its way. */
  stalledMs: number
  /** How long a connection may rest between two requests. */
  restMs: number
  /** How often the first two are looked after. */
  checkMs: number
  headBytes: number
  /** How much of a body that nobody wants is read, to keep its connection for the next request. */
  unwantedBytes: number
  connections: number
  /** How many of them one network may hold: everybody behind one IPv4 address, or a /48 of IPv6. */
  connectionsPerNetwork: number
}

export const defaultLimits: HttpLimits = {
  headMs: 10_000,
  // The longest body that is read (64 KiB) at 20 kbit/s.
  requestMs: 30_000,
  stalledMs: 60_000,
  // Load balancers keep a connection for a minute, and one that we close first may cost a request.
  restMs: 65_000,
  checkMs: 2000,
  headBytes: 16 * 1024,
  unwantedBytes: 1024 * 1024,
  connections: 4000,
  connectionsPerNetwork: 1000,
}

/** How long answers that are under way may take once the server is told to stop. */
const stopMs = 8000

/** Listens; port 0 picks a free one. */
export async function openHttpServer(
  fetch: Fetch,
  { host, port, trustedProxies = [] }: { host: string; port: number; trustedProxies?: readonly string[] },
  limits: HttpLimits,
): Promise<HttpServer> {
  const isStopping = () => !server.listening
  const server = createAdaptorServer({
    fetch: async (request, bindings) => {
      // It came over HTTP/1.1: the server below is no other.
      const http = bindings as HttpBindings
      if (namesTwoHosts(http.incoming)) {
        return new Response(null, { status: 400, headers: { connection: 'close' } })
      }
      const response = await fetch(request, http)
      const isReusable = http.incoming.complete || (await discardRest(http.incoming, limits.unwantedBytes))
      // A connection that stays open would keep a server that is stopping from ending.
      if (!isReusable || isStopping()) response.headers.set('connection', 'close')
      return response
    },
    // It breaks connections off without a word of it in the answer, and the next request is lost with them.
    autoCleanupIncoming: false,
    serverOptions: {
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.restMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: limits.headBytes,
    },
  }) as Server
  server.timeout = limits.stalledMs
  server.maxConnections = limits.connections
  shareConnections(server, limits.connectionsPerNetwork, proxyAddresses(trustedProxies))
  const silent = silentConnections(server)
  server.listen(port, host)
  await once(server, 'listening')
  return { address: listeningAddress(server, host), isStopping, stop: () => stop(server, silent) }
}

/** RFC 9112, 3.2: to be refused. Node takes the first; a proxy in front may have gone by the other. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/**
 * Reads a body that was refused to its end before the answer leaves: clients and proxies then send the next request,
 * somebody else's perhaps, on the same connection. Answers whether the end was reached.
 */
async function discardRest(incoming: IncomingMessage, mostBytes: number): Promise<boolean> {
  // Whoever has begun to read it and stopped holds on to the rest.
  const isTooMuch = incoming.readableDidRead || Number(incoming.headers['content-length'] ?? 0) > mostBytes
  if (isTooMuch) return false
  const enough = new AbortController()
  let bytes = 0
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > mostBytes) enough.abort()
  })
  try {
    await finished(incoming, { signal: enough.signal })
    return true
  } catch {
    return false
  }
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
