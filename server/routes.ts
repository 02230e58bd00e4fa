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
  /** Undefined where the accounts are elsewhere. */
  identity: EmbeddedIdentity | undefined
  isStopping: () => boolean
  /** Answers whatever nothing else does. */
  pages: Hono
}

/** What the server answers, in this order. `npm run dev` has the same, with Vite's pages. */
export async function openRoutes(
  config: Config,
  { address, identity, isStopping, pages }: Options,
): Promise<Hono> {
  const routes = new Hono({ getPath: pathOf })
  routes.route('/', healthRoutes({ database: identity?.database, isStopping }))
  // Before everything else, pages too, so that a proxy in front of it is noticed at once.
  if (identity && config.emulator) routes.use(refuseFromElsewhere)
  routes.route('/', clientConfigRoutes(config))
  if (identity) routes.route('/', await openIdentityRoutes(config, address, identity))
  return routes.route('/', pages)
}
