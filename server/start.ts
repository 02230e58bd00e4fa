import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, isIPv6, type Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { openDatabase } from '#database/open.ts'
import { type OpenMail, openMail } from '#mail/open.ts'
import { openApp } from './app.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

export type RunningServer = {
  /** The address that visitors open. */
  address: string
  /** Answers what is under way, takes nothing new, hands over the mails that wait, and closes the database. */
  stop: () => Promise<void>
}

/** How long answers that are under way may take once the server is told to stop. */
const stopMs = 8000

export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const database = config.hostedProject ? undefined : await openDatabase(config)
  let mail: OpenMail | undefined
  // Tokens name the address, which may be known only once the server listens; until then requests wait.
  const app = Promise.withResolvers<Hono>()
  const server = createAdaptorServer({
    fetch: async (request, bindings) => {
      const response = await (await app.promise).fetch(request, bindings)
      // A connection that stays open would keep a server that is stopping from ending.
      if (isStopping()) response.headers.set('connection', 'close')
      return response
    },
  }) as Server
  const isStopping = () => !server.listening
  const silent = silentConnections(server)
  const stop = async () => {
    await stopListening(server, silent)
    await Promise.all([mail?.close(), database?.destroy()])
  }
  try {
    server.listen(config.port, config.host)
    await once(server, 'listening')
    const address = config.publicUrl ?? listeningAddress(server, config.host)
    if (database) mail = openMail({ ...config.mail, dataDir: config.dataDir, log: mailLog(log) })
    const needs = database && mail && { database, sendMail: mail.send }
    app.resolve(await openApp(config, { address, needs, isStopping, log }))
    return { address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function mailLog(log: Log) {
  return {
    warn: (message: string) => log.warn({}, message),
    error: (message: string) => log.error({}, message),
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

async function stopListening(server: Server, silent: ReadonlySet<Socket>): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  for (const socket of silent) socket.destroy()
  const forced = setTimeout(() => server.closeAllConnections(), stopMs)
  await closed
  clearTimeout(forced)
}
