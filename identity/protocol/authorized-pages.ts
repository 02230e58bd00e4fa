import { isIP } from 'node:net'
import type { IdentitySettings } from '#identity/settings.ts'

export type AuthorizedPages = Pick<IdentitySettings, 'issuer' | 'authorizedDomains'>

/** If our own origin is https, other pages must be, too. */
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

function isAuthorizedHost(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || (isIP(host) === 0 && host.endsWith(`.${domain}`)))
}
