import { isIP } from 'node:net'
import type { IdentitySettings } from '../settings.ts'

export type AuthorizedPages = Pick<IdentitySettings, 'issuer' | 'authorizedDomains'>

/**
 * Whether a page may read our answers, and links in mails may lead on to it: those of our own origin, and of the
 * authorized domains, at any port as with Firebase. Where ours is https, the others have to be too.
 */
export function isAuthorizedPage(url: URL, { issuer, authorizedDomains }: AuthorizedPages): boolean {
  const own = new URL(issuer)
  if (url.origin === own.origin) return true
  const isSafe = url.protocol === 'https:' || own.protocol === 'http:' || isThisMachine(url)
  return /^https?:$/.test(url.protocol) && isSafe && isAuthorizedHost(url.hostname, authorizedDomains)
}

/** Nobody between a browser and its own machine can change a page, so browsers count these as safe too. */
function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1'
}

/** A name covers its subdomains; an address covers itself. */
function isAuthorizedHost(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || (isIP(host) === 0 && host.endsWith(`.${domain}`)))
}
