import { Hono } from 'hono'
import { descriptionRoutes } from '#api/description-routes.ts'
import type { Database } from '#database/open.ts'
import { deskOperations } from '#desk/openapi.ts'
import { deskRoutes } from '#desk/routes.ts'
import { pathOf } from '#identity/protocol/path.ts'
import { savedOperations } from '#saved/openapi.ts'
import { savedRoutes } from '#saved/routes.ts'
import { clientConfigOf, clientConfigRoutes } from './client-config.ts'
import { type EmbeddedDependencies, openEmbeddedIdentity } from './embedded-identity.ts'
import { healthRoutes } from './health.ts'
import { clientAddressReader } from './http/client-address.ts'
import { identifyHere, identifyHosted } from './identify.ts'
import type { Settings } from './settings.ts'

type Options = {
  address: string
  database: Database
  identity: EmbeddedDependencies | undefined
  isStopping: () => boolean
  /** For each visitor whom the proxy in front calls by a trusted proxy's address. */
  onProxyAsClient?: () => void
  pages: Hono
}

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
  routes.route('/', deskRoutes(database, { identify, addressOf, limitsChanges }))
  routes.route('/', descriptionRoutes({ ...savedOperations, ...deskOperations }))
  if (embedded) routes.route('/', embedded.routes)
  return routes.route('/', pages)
}
