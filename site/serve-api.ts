import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type { Connect, Plugin } from 'vite'
import { makeFolder } from '#database/make-folder.ts'
import { openDatabase } from '#database/open.ts'
import { openMail } from '#mail/open.ts'
import { originAt } from '#server/http/http-server.ts'
import { openRoutes } from '#server/routes.ts'
import { readSettings, type Settings } from '#server/settings.ts'

export function serveApi(environment: NodeJS.ProcessEnv): Plugin {
  let settings: Settings
  return {
    name: 'serve-api',
    apply: 'serve',
    config() {
      const result = readSettings(environment)
      if ('problems' in result) throw new Error(result.problems.join('\n'))
      settings = result.settings
      return { server: { host: settings.host, port: settings.port, strictPort: true } }
    },
    async configureServer(vite) {
      if (!settings.hostedProject) makeFolder(settings.dataDir)
      const database = await openDatabase(settings)
      const mail = settings.hostedProject ? undefined : openMail({ ...settings, database, log: console })
      vite.httpServer?.once('close', () => mail?.close().finally(() => database.destroy()))
      const routes = await openRoutes(settings, {
        address: settings.publicUrl ?? originAt(settings.host, settings.port),
        database,
        identity: mail && { onMailQueued: mail.nudge },
        isStopping: () => false,
        pages: new Hono().all('*', leaveToVite),
      })
      vite.middlewares.use((incoming, outgoing, next) => {
        const listener = getRequestListener((request, http) => routes.fetch(request, { ...http, next }), {
          overrideGlobalObjects: false,
        })
        void listener(incoming, outgoing)
      })
    },
  }
}

function leaveToVite({ env }: Context<{ Bindings: { next: Connect.NextFunction } }>): Response {
  env.next()
  return RESPONSE_ALREADY_SENT
}
