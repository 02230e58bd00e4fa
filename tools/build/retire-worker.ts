import type { Plugin } from 'vite'
import { workerAddress } from '#web/site-format.ts'

/**
 * Development has no service worker, but one left on the same origin by `npm start` would go on showing the pages
 * that it has stored. Browsers request its script at each visit, and get one that removes it.
 */
export function retireWorker(): Plugin {
  return {
    name: 'retire-worker',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(workerAddress, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(script)
      })
    },
  }
}

const script = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(retire()))
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url)
}
`
