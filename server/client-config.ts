import { Hono } from 'hono'
import { defaultSettings } from '#identity/settings.ts'
import type { Config } from './config.ts'
import type { HostedProject } from './settings.ts'

/**
 * What the web app reads to find its accounts: a Firebase project's configuration. `identityUrl` is
 * ours: the origin of another service that speaks the protocol, "/" for the origin of the pages.
 */
export type ClientConfig = HostedProject

const embedded: ClientConfig = {
  apiKey: defaultSettings.apiKey,
  projectId: defaultSettings.projectId,
  identityUrl: '/',
}

export function clientConfigOf({ hostedProject }: Config): ClientConfig {
  return hostedProject ?? embedded
}

/** The address that Firebase Hosting itself reserves for this, so that one build runs on both. */
export function clientConfigRoutes(config: Config): Hono {
  return new Hono().get('/__/firebase/init.json', (context) =>
    context.json(clientConfigOf(config), 200, { 'cache-control': 'no-cache' }),
  )
}

/** Google's own origins; https://firebase.google.com/docs/reference/rest/auth. */
const googleOrigins = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** The origins besides the pages' own that the browser talks to about accounts. */
export function identityOriginsOf({ identityUrl }: ClientConfig): readonly string[] {
  if (identityUrl === undefined) return googleOrigins
  return identityUrl === '/' ? [] : [identityUrl]
}
