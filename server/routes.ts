import { Hono } from 'hono'
import { pathOf } from '#identity/protocol/path.ts'
import { clientConfigRoutes } from './client-config.ts'
import type { Config } from './config.ts'
import { type EmbeddedIdentity, openIdentityRoutes } from './embedded-identity.ts'
import { healthRoutes } from './health.ts'
import { refuseFromElsewhere } from './http/local-callers.ts'

type Options = {
  /** The origin that visitors see. */
  address: string
  /** Undefined if accounts are hosted elsewhere. */
  identity: EmbeddedIdentity | undefined
  isStopping: () => boolean
  /** Handles every other request. */
  pages: Hono
}

/** All routes, in order. `npm run dev` uses the same, with Vite's pages. */
export async function openRoutes(
  config: Config,
  { address, identity, isStopping, pages }: Options,
): Promise<Hono> {
  const routes = new Hono({ getPath: pathOf })
  routes.route('/', healthRoutes({ database: identity?.database, isStopping }))
  // Before everything but health, pages too, so that a proxy in front is noticed at once.
  if (identity && config.emulator) routes.use(refuseFromElsewhere)
  routes.route('/', clientConfigRoutes(config))
  if (identity) routes.route('/', await openIdentityRoutes(config, address, identity))
  return routes.route('/', pages)
}
