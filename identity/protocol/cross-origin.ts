import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { type AuthorizedPages, isAuthorizedPage } from './authorized-pages.ts'

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

export function allowAuthorizedOrigins(pages: AuthorizedPages): MiddlewareHandler {
  const allow = cors({
    allowMethods: ['GET', 'POST', 'OPTIONS'],
    allowHeaders,
    origin: (origin) => (URL.canParse(origin) && isAuthorizedPage(new URL(origin), pages) ? origin : null),
    // Chromium's maximum. Without it, browsers send a preflight before almost every call.
    maxAge: 7200,
  })
  return (context, next) => {
    // https://wicg.github.io/private-network-access/#cors-preflight
    if (context.req.header('access-control-request-private-network') === 'true') {
      context.header('access-control-allow-private-network', 'true')
    }
    // Same-origin pages and clients other than browsers need no CORS headers.
    return context.req.header('origin') === undefined ? next() : allow(context, next)
  }
}
