import type { Hono } from 'hono'
import type { Database } from '#database/open.ts'
import type { HashQueue } from '#identity/credentials/hash-queue.ts'
import type { SendMail } from '#identity/mails/mail.ts'
import { identityRoutes } from '#identity/routes.ts'
import { openIdentity } from '#identity/service.ts'
import { defaultSettings } from '#identity/settings.ts'
import type { Config } from './config.ts'
import { clientAddressReader } from './http/client-address.ts'

/** What the embedded identity service works with. */
export type EmbeddedIdentity = { database: Database; sendMail: SendMail; hashQueue?: HashQueue }

export async function openIdentityRoutes(
  config: Config,
  address: string,
  { database, ...dependencies }: EmbeddedIdentity,
): Promise<Hono> {
  const settings = {
    ...defaultSettings,
    ...config.identity,
    issuer: address,
    authorizedDomains: config.identity.authorizedDomains ?? domainsOf(address),
  }
  const addressOf = clientAddressReader(config.trustedProxies)
  if (config.emulator) {
    const { openEmulator } = await import('#emulator/open.ts')
    return openEmulator(database, settings, dependencies, addressOf)
  }
  return identityRoutes(await openIdentity(database, settings, dependencies), addressOf)
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
