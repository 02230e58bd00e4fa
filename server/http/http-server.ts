import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { finished } from 'node:stream/promises'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { addressOfRequests, proxyAddresses } from './client-address.ts'
import { shareConnections } from './connection-shares.ts'
import { limitChunks } from './limit-chunks.ts'
import { createRequestTurns } from './request-turns.ts'
import { createShares } from './shares.ts'
import { silentConnections, stopServer } from './stop.ts'

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

export type HttpServer = {
  address: string
  isStopping: () => boolean
  stop: () => Promise<void>
}

type HttpLimits = {
  headMs: number
  requestMs: number
  stalledMs: number
  restMs: number
  checkMs: number
  headBytes: number
  /** How long proxies are told that the server stops before it does. */
  noticeMs: number
  unwantedBytes: number
  connections: number
  connectionsPerNetwork: number
  requestsPerNetwork: number
  requestsPerTurn: number
}

export const defaultLimits: HttpLimits = {
  headMs: 10_000,
  // Enough for the longest body about accounts (32 KiB) at 10 kbit/s, and all that an account keeps (256 KiB) at 70.
  requestMs: 30_000,
  stalledMs: 60_000,
  // Load balancers keep idle connections for a minute; closing one before they do may lose a request.
  restMs: 65_000,
  checkMs: 2000,
  // The proxies in deploy/ close idle connections earlier. Load balancers that ask /readyz do so every few seconds.
  noticeMs: 5000,
  headBytes: 16 * 1024,
  unwantedBytes: 1024 * 1024,
  connections: 4000,
  connectionsPerNetwork: 1000,
  requestsPerNetwork: 200,
  requestsPerTurn: 8,
}

export async function openHttpServer(
  fetch: Fetch,
  { host, port, trustedProxies = [] }: { host: string; port: number; trustedProxies?: readonly string[] },
  limits: HttpLimits,
): Promise<HttpServer> {
  let isStopping = false
  const addressOf = addressOfRequests(trustedProxies)
  const requests = createShares(limits.requestsPerNetwork)
  const takeTurn = createRequestTurns(limits.requestsPerTurn)
  const server = createAdaptorServer({
    fetch: async (request, bindings) => {
      const http = bindings as HttpBindings
      if (namesTwoHosts(http.incoming)) {
        return new Response(null, { status: 400, headers: { connection: 'close' } })
      }
      const address = addressOf(http.incoming)
      const giveBack = requests.take(address)
      if (!giveBack) return tooManyRequests()
      const { socket } = http.incoming
      shares.begin(socket, address)
      http.outgoing.once('close', () => {
        giveBack()
        shares.end(socket)
      })
      await takeTurn(address)
      const response = await fetch(request, http)
      const isReusable = http.incoming.complete || (await discardRest(http.incoming, limits.unwantedBytes))
      if (!isReusable || isStopping) response.headers.set('connection', 'close')
      return response
    },
    // Hono's cleanup closes connections without `connection: close` in the answer, which loses the next request.
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
  const shares = shareConnections(server, limits, proxyAddresses(trustedProxies))
  limitChunks(server)
  const silent = silentConnections(server)
  server.listen(port, host)
  await once(server, 'listening')
  const { port: listening } = server.address() as AddressInfo
  return {
    address: originAt(host, listening),
    isStopping: () => isStopping,
    stop() {
      isStopping = true
      return stopServer(server, silent, trustedProxies.length > 0 ? limits.noticeMs : 0)
    },
  }
}

/** The rest of the body may never come. Plain text, as the SDK reads JSON as a verdict on the session. */
function tooManyRequests(): Response {
  return new Response('Too many requests from this network are in progress.', {
    status: 503,
    headers: { connection: 'close', 'cache-control': 'no-store', 'retry-after': '1' },
  })
}

/** RFC 9112, 3.2: Node uses the first host, while a proxy in front may have used the other. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** Clients and proxies send the next request, perhaps another visitor's, on the same connection. */
async function discardRest(incoming: IncomingMessage, mostBytes: number): Promise<boolean> {
  // A reader that stopped in the middle keeps the stream locked.
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

export function originAt(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}
