import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Database } from '#database/open.ts'
import { pathOf } from '#identity/protocol/path.ts'
import { clientConfigOf, identityOriginsOf } from './client-config.ts'
import type { EmbeddedDependencies } from './embedded-identity.ts'
import { answerFailures } from './failures.ts'
import { proxyDetector } from './http/client-address.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { logRequests } from './request-log.ts'
import { openRoutes } from './routes.ts'
import type { Settings } from './settings.ts'
import { siteRoutes } from './site/site.ts'

type Options = {
  address: string
  siteFolder: string
  database: Database
  identity: EmbeddedDependencies | undefined
  isStopping: () => boolean
  log: Log
  metrics: Metrics | undefined
}

export async function openApp(
  settings: Settings,
  { address, siteFolder, database, identity, isStopping, log, metrics }: Options,
): Promise<Hono> {
  const fillings = { origin: address, streets: settings, contact: settings.contactEmail }
  const pages = siteRoutes(siteFolder, fillings, identityOriginsOf(clientConfigOf(settings)))
  const isFromProxy = proxyDetector(settings.trustedProxies)
  let isWarned = false
  const onProxyAsClient = () => {
    if (!isWarned)
      log.warn(
        {},
        'The proxy names a trusted proxy as the visitor: visitors share one address and its limits',
      )
    isWarned = true
  }
  return new Hono({ getPath: pathOf })
    .use(logRequests({ log, isFromProxy, onFinished: metrics?.countRequest }))
    .use(secureHeadersFor(address))
    .route(
      '/',
      await openRoutes(settings, { address, database, identity, isStopping, onProxyAsClient, pages }),
    )
    .onError(answerFailures(database, log))
}

function secureHeadersFor(address: string) {
  return secureHeaders({
    strictTransportSecurity: address.startsWith('https:') ? 'max-age=31536000' : false,
    // A hosted project may restrict its API key to our origin, so requests must send it.
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    // Against Flash and Internet Explorer; and browsers on https prefetch no names unless asked to.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    permissionsPolicy: {
      camera: [],
      displayCapture: [],
      geolocation: ['self'],
      microphone: [],
      payment: [],
      usb: [],
    },
  })
}
