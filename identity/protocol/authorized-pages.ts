import { isIP } from 'node:net'
import type { IdentitySettings } from '../settings.ts'

export type AuthorizedPages = Pick<IdentitySettings, 'issuer' | 'authorizedDomains'>

/**
 * Pages that may read our answers, and to which mailed links may lead on: those of our own origin and, as with
 * Firebase, those of the authorized domains at any port. If our origin is https, theirs must be.
 */
export function isAuthorizedPage(url: URL, { issuer, authorizedDomains }: AuthorizedPages): boolean {
  const own = new URL(issuer)
  if (url.origin === own.origin) return true
  const isSafe = url.protocol === 'https:' || own.protocol === 'http:' || isThisMachine(url)
  return /^https?:$/.test(url.protocol) && isSafe && isAuthorizedHost(url.hostname, authorizedDomains)
}

/** Browsers treat these as secure, too: nobody can tamper with traffic inside a machine. */
function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1'
}

/** A domain covers its subdomains; an IP address covers itself. */
function isAuthorizedHost(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || (isIP(host) === 0 && host.endsWith(`.${domain}`)))
}
