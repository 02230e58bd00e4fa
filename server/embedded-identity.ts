import type { Hono } from 'hono'
import type { Database } from '#database/open.ts'
import type { AddressOf } from '#identity/protocol/client.ts'
import { identityRoutes } from '#identity/routes.ts'
import { type Identity, type IdentityDependencies, openIdentity } from '#identity/service.ts'
import { defaultSettings } from '#identity/settings.ts'
import type { Settings } from './settings.ts'

export type EmbeddedDependencies = Pick<IdentityDependencies, 'onMailQueued' | 'hashQueue'>

export async function openEmbeddedIdentity(
  settings: Settings,
  address: string,
  database: Database,
  { addressOf, ...dependencies }: EmbeddedDependencies & { addressOf: AddressOf },
): Promise<{ identity: Identity; routes: Hono }> {
  const ownSettings = {
    ...defaultSettings,
    ...settings.identity,
    issuer: address,
    authorizedDomains: settings.identity.authorizedDomains ?? domainsOf(address),
  }
  const identity = await openIdentity(database, ownSettings, dependencies)
  return { identity, routes: identityRoutes(identity, addressOf) }
}

function domainsOf(address: string): string[] {
  const { hostname, protocol } = new URL(address)
  const local = ['localhost', '127.0.0.1']
  if (local.includes(hostname)) return local
  return protocol === 'https:' ? [] : [hostname]
}
