import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { makeFolder } from '#database/make-folder.ts'
import { openDatabase } from '#database/open.ts'
import { createHashQueue, hashLimits } from '#identity/credentials/hash-queue.ts'
import { type OpenMail, openMail } from '#mail/open.ts'
import { openApp } from './app.ts'
import { defaultLimits, openHttpServer } from './http/http-server.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'
import { threads } from './threads.ts'

export type RunningServer = {
  address: string
  stop: () => Promise<void>
}

const builtSite = fileURLToPath(new URL('../build/client', import.meta.url))

export async function startServer(
  settings: Settings,
  log: Log,
  { limits = defaultLimits, siteFolder = builtSite } = {},
): Promise<RunningServer> {
  const hashQueue = createHashQueue(hashLimits(availableParallelism(), threads))
  const { metricsHost, metricsPort } = settings
  const metricsAt = metricsPort === undefined ? undefined : { host: metricsHost, port: metricsPort }
  // Loading the library adds 15 ms to a start of 400.
  const metrics = metricsAt && (await import('./metrics.ts')).openMetrics(hashQueue)
  /** Closed in reverse order: requests in progress need mail and the database to the end. */
  const opened = new AsyncDisposableStack()
  try {
    const database = await openDatabase(settings, metrics?.countQuery)
    opened.defer(() => database.destroy())
    if (metricsAt && metrics) {
      const server = await openHttpServer(metrics.serve(database).fetch, metricsAt, limits).catch(
        cannotListen('METRICS_HOST', 'METRICS_PORT'),
      )
      opened.defer(server.stop)
      log.info({ address: `${server.address}/metrics` }, 'Metrics are served')
    }
    let mail: OpenMail | undefined
    opened.defer(() => mail?.close())
    // Tokens contain the address, which may be known only once the server listens; until then requests wait.
    const app = Promise.withResolvers<Hono>()
    const server = await openHttpServer(
      async (request, bindings) => (await app.promise).fetch(request, bindings),
      settings,
      limits,
    ).catch(cannotListen('HOST', 'PORT'))
    opened.defer(server.stop)
    const address = settings.publicUrl ?? server.address
    const { isStopping } = server
    if (!settings.hostedProject) {
      makeFolder(settings.dataDir)
      mail = openMail({ ...settings, database, log: mailLog(log) })
    }
    const identity = mail && { onMailQueued: mail.nudge, hashQueue }
    app.resolve(
      await openApp(settings, { address, siteFolder, database, identity, isStopping, log, metrics }),
    )
    return { address, stop: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

function cannotListen(host: string, port: string): (cause: unknown) => never {
  return (cause) => {
    throw new Error(`${host} must be an address of this machine, and ${port} free on it`, { cause })
  }
}

function mailLog(log: Log) {
  return {
    warn: (message: string) => log.warn({}, message),
    error: (message: string) => log.error({}, message),
  }
}
