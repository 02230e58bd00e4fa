import { isIP } from 'node:net'
import type { IdentitySettings } from '../settings.ts'

export type AuthorizedPages = Pick<IdentitySettings, 'issuer' | 'authorizedDomains'>

/**
 * Whether a page may read our answers and mailed links may lead on to it: pages of our own origin, and of the
 * authorized domains at any port, as Firebase does. If our origin is https, so must theirs be.
 */
export function isAuthorizedPage(url: URL, { issuer, authorizedDomains }: AuthorizedPages): boolean {
  const own = new URL(issuer)
  if (url.origin === own.origin) return true
  const isSafe = url.protocol === 'https:' || own.protocol === 'http:' || isThisMachine(url)
  return /^https?:$/.test(url.protocol) && isSafe && isAuthorizedHost(url.hostname, authorizedDomains)
}

/** Nobody can tamper with traffic between a browser and its own machine, so browsers treat these as secure too. */
function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1'
}

/** A domain covers its subdomains; an IP address covers itself. */
function isAuthorizedHost(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || (isIP(host) === 0 && host.endsWith(`.${domain}`)))
}
