import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { openDatabase } from '#database/open.ts'
import { openMail } from '#mail/open.ts'
import { apiPrefixes, openApi } from '#server/api.ts'
import { type Config, readConfig } from '#server/config.ts'

/** Answers for everything but the pages in development, so that Vite's pages and the API share one origin. */
export function serveApi(environment: NodeJS.ProcessEnv): Plugin {
  let config: Config
  return {
    name: 'serve-api',
    apply: 'serve',
    config() {
      const reading = readConfig(environment)
      if ('problems' in reading) throw new Error(reading.problems.join('\n'))
      config = reading.config
      return { server: { host: config.host, port: config.port, strictPort: true } }
    },
    async configureServer(vite) {
      const database = config.hostedProject ? undefined : await openDatabase(config)
      const mail = database && openMail({ ...config, log: console })
      vite.httpServer?.once('close', () => Promise.all([mail?.close(), database?.destroy()]))
      const needs = database && mail && { database, sendMail: mail.send }
      const api = await openApi(config, `http://${config.host}:${config.port}`, needs)
      const listener = getRequestListener(api.fetch)
      vite.middlewares.use((request, response, next) => {
        if (apiPrefixes.some((prefix) => request.url?.startsWith(prefix))) void listener(request, response)
        else next()
      })
    },
  }
}
