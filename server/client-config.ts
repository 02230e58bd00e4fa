import { Hono } from 'hono'
import { defaultSettings } from '#identity/settings.ts'
import type { HostedProject } from './setting-schemas.ts'
import type { Settings } from './settings.ts'

/** `identityUrl` is not Firebase's: the origin of another service with the same protocol, "/" for the pages' own. */
type ClientConfig = HostedProject

const embedded: ClientConfig = {
  apiKey: defaultSettings.apiKey,
  projectId: defaultSettings.projectId,
  identityUrl: '/',
}

export function clientConfigOf({ hostedProject }: Settings): ClientConfig {
  return hostedProject ?? embedded
}

/** Firebase Hosting reserves this path, so the same build runs there. */
export function clientConfigRoutes(settings: Settings): Hono {
  return new Hono().get('/__/firebase/init.json', (context) =>
    context.json(clientConfigOf(settings), 200, {
      'cache-control': 'no-cache',
      // RFC 8631. Tells pages that accounts keep days and visits here, which a host of static files does not offer.
      link: '</api/openapi.json>; rel="service-desc"',
    }),
  )
}

const googleOrigins = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

export function identityOriginsOf({ identityUrl }: ClientConfig): readonly string[] {
  if (identityUrl === undefined) return googleOrigins
  return identityUrl === '/' ? [] : [identityUrl]
}
