import type { MiddlewareHandler } from 'hono'
import ipaddr from 'ipaddr.js'

/** Headers that proxies add: RFC 7239, RFC 9110 7.6.3, and common usage. */
const forwardingHeaders = [
  'cf-connecting-ip',
  'forwarded',
  'true-client-ip',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
]

/** Refuses proxied requests, and any for a host name other than this machine's own: such a name may be anybody's. */
export const refuseFromElsewhere: MiddlewareHandler = async (context, next) => {
  const { req } = context
  const isPassedOn = forwardingHeaders.some((name) => req.header(name) !== undefined)
  if (!isPassedOn && isLoopback(new URL(req.url).hostname)) return next()
  return context.text(
    'IDENTITY_TEST_SURFACE is set: this server answers callers on its own machine alone.',
    403,
  )
}

/** Whether a URL's host is this machine itself. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  return host === 'localhost' || (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback')
}
