import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** The headers that the SDK and other clients of the protocol send. */
const allowHeaders = [
  'authorization',
  'content-type',
  'x-client-version',
  'x-firebase-appcheck',
  'x-firebase-client',
  'x-firebase-gmpid',
  'x-firebase-locale',
  'x-goog-api-key',
]

/** What a page may send to the calls of the protocol. */
const ofTheProtocol = { allowMethods: ['GET', 'POST', 'OPTIONS'], allowHeaders }

/** The same for the test surface, which takes any header, as the emulator does. */
export const ofTheTestSurface = {
  allowMethods: ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS'],
  allowHeaders: [],
}

/** Lets pages of the authorized domains, and no others, read our answers, errors included. */
export function allowAuthorizedOrigins(
  domains: readonly string[],
  requests: { allowMethods: string[]; allowHeaders: string[] } = ofTheProtocol,
): MiddlewareHandler {
  const allow = cors({
    ...requests,
    origin: (origin) => (isAuthorizedOrigin(origin, domains) ? origin : null),
    // Chromium's longest. Without it, browsers ask again before almost every call.
    maxAge: 7200,
  })
  return (context, next) => {
    // https://wicg.github.io/private-network-access/#cors-preflight
    if (context.req.header('access-control-request-private-network') === 'true') {
      context.header('access-control-allow-private-network', 'true')
    }
    // Pages of our own origin, and callers that are no browsers, need none of it.
    return context.req.header('origin') === undefined ? next() : allow(context, next)
  }
}

function isAuthorizedOrigin(origin: string, domains: readonly string[]): boolean {
  return URL.canParse(origin) && isAuthorizedHost(new URL(origin).hostname, domains)
}

/** A name covers its subdomains; an address covers itself. */
export function isAuthorizedHost(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || (isIP(host) === 0 && host.endsWith(`.${domain}`)))
}
