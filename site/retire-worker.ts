import type { Plugin } from 'vite'
import { workerAddress } from '#web/site-format.ts'

/** A worker that `npm start` left on the same origin would go on showing the pages that it has stored. */
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
