import { Hono } from 'hono'
import type { Database } from '#database/open.ts'
import { pathOf } from '#identity/protocol/path.ts'
import { savedRoutes } from '#saved/routes.ts'
import { clientConfigOf, clientConfigRoutes } from './client-config.ts'
import { type EmbeddedDependencies, openEmbeddedIdentity } from './embedded-identity.ts'
import { healthRoutes } from './health.ts'
import { clientAddressReader } from './http/client-address.ts'
import { identifyHere, identifyHosted } from './identify.ts'
import type { Settings } from './settings.ts'

type Options = {
  /** The origin that visitors see. */
  address: string
  database: Database
  /** Undefined if accounts are hosted elsewhere. */
  identity: EmbeddedDependencies | undefined
  isStopping: () => boolean
  /** Called for each visitor that the proxy in front names by a trusted proxy's address. */
  onProxyAsClient?: () => void
  /** Handles every other request. */
  pages: Hono
}

/** All routes, in order. `npm run dev` uses the same, with Vite's pages. */
export async function openRoutes(
  settings: Settings,
  { address, database, identity, isStopping, onProxyAsClient, pages }: Options,
): Promise<Hono> {
  const routes = new Hono({ getPath: pathOf })
  routes.route('/', healthRoutes({ database, isStopping }))
  routes.route('/', clientConfigRoutes(settings))
  // https://w3c.github.io/webappsec-change-password-url/
  routes.get('/.well-known/change-password', (context) => context.redirect('/account'))
  const addressOf = clientAddressReader(settings.trustedProxies, onProxyAsClient)
  const embedded =
    identity && (await openEmbeddedIdentity(settings, address, database, { ...identity, addressOf }))
  const identify = embedded ? identifyHere(embedded.identity) : identifyHosted(clientConfigOf(settings))
  const limitsChanges = settings.identity.throttle
  routes.route('/', savedRoutes(database, { identify, addressOf, limitsChanges }))
  if (embedded) routes.route('/', embedded.routes)
  return routes.route('/', pages)
}
