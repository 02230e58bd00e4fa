import { Hono } from 'hono'
import { defaultSettings } from '#identity/settings.ts'
import type { HostedProject } from './setting-schemas.ts'
import type { Settings } from './settings.ts'

/**
 * Tells the web app where its accounts are: the configuration of a Firebase project. `identityUrl` is our addition: the
 * origin of another service with the same protocol, or "/" for the pages' own origin.
 */
type ClientConfig = HostedProject

const embedded: ClientConfig = {
  apiKey: defaultSettings.apiKey,
  projectId: defaultSettings.projectId,
  identityUrl: '/',
}

export function clientConfigOf({ hostedProject }: Settings): ClientConfig {
  return hostedProject ?? embedded
}

/** The path that Firebase Hosting reserves for this, so that the same build runs there. */
export function clientConfigRoutes(settings: Settings): Hono {
  return new Hono().get('/__/firebase/init.json', (context) =>
    context.json(clientConfigOf(settings), 200, {
      'cache-control': 'no-cache',
      // RFC 8631. Tells the pages that accounts keep days and visits here, which a host of static files does not offer.
      link: '</api/openapi.json>; rel="service-desc"',
    }),
  )
}

/** https://firebase.google.com/docs/reference/rest/auth */
const googleOrigins = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** The origins, other than the pages' own, that the browser calls for accounts. */
export function identityOriginsOf({ identityUrl }: ClientConfig): readonly string[] {
  if (identityUrl === undefined) return googleOrigins
  return identityUrl === '/' ? [] : [identityUrl]
}
