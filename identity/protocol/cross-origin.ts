import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { type AuthorizedPages, isAuthorizedPage } from './authorized-pages.ts'

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

/** Lets authorized pages, and no others, read our answers, errors included. */
export function allowAuthorizedOrigins(
  pages: AuthorizedPages,
  requests: { allowMethods: string[]; allowHeaders: string[] } = ofTheProtocol,
): MiddlewareHandler {
  const allow = cors({
    ...requests,
    origin: (origin) => (URL.canParse(origin) && isAuthorizedPage(new URL(origin), pages) ? origin : null),
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
