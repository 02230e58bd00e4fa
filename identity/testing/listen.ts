import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

export type Listening = { origin: string; close: () => Promise<void> }

/** Serves routes on a free local port. */
export async function listen(routes: Hono): Promise<Listening> {
  const server = serve({ fetch: routes.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
