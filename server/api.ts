import { Hono } from 'hono'
import type { Database } from '#database/open.ts'
import type { HashQueue } from '#identity/credentials/hash-queue.ts'
import type { SendMail } from '#identity/mails/mail.ts'
import { pathOf } from '#identity/protocol/path.ts'
import { identityPrefixes, identityRoutes } from '#identity/routes.ts'
import { openIdentity } from '#identity/service.ts'
import { defaultSettings } from '#identity/settings.ts'
import { clientAddressReader } from './client-address.ts'
import { clientConfigOf } from './client-config.ts'
import type { Config } from './config.ts'
import { refuseFromElsewhere } from './local-callers.ts'

/** The paths that are not pages. */
export const apiPrefixes = ['/__/firebase/', ...identityPrefixes.map((prefix) => `${prefix}/`)]

/** What the embedded identity service works with. */
export type IdentityNeeds = { database: Database; sendMail: SendMail; hashQueue?: HashQueue }

/** Everything but the pages. Without its needs the embedded identity service is left out. */
export async function openApi(
  config: Config,
  address: string,
  needs: IdentityNeeds | undefined,
): Promise<Hono> {
  const api = new Hono({ getPath: pathOf })
  // Before everything else, pages too, so that a proxy in front of it is noticed at once.
  if (needs && config.testSurface) api.use(refuseFromElsewhere)
  api
    // The address that Firebase Hosting itself reserves for this, so that one build runs on both.
    .get('/__/firebase/init.json', (context) =>
      context.json(clientConfigOf(config), 200, { 'cache-control': 'no-cache' }),
    )
  if (!needs) return api
  const settings = {
    ...defaultSettings,
    ...config.identity,
    testSurface: config.testSurface,
    issuer: address,
    authorizedDomains: config.identity.authorizedDomains ?? domainsOf(address),
  }
  const identity = await openIdentity(needs.database, settings, needs)
  return api.route('/', identityRoutes(identity, clientAddressReader(config.trustedProxies)))
}

/**
 * Whose pages may call where nobody has said so: behind https our own alone; on a developer's own machine those under
 * either of its two names.
 */
function domainsOf(address: string): string[] {
  const { hostname, protocol } = new URL(address)
  const local = ['localhost', '127.0.0.1']
  if (local.includes(hostname)) return local
  return protocol === 'https:' ? [] : [hostname]
}
