import { isAuthorizedHost } from '../protocol/cross-origin.ts'
import { type Refusal, refuse } from '../protocol/refusal.ts'
import type { IdentitySettings } from '../settings.ts'

/** Why a link must not lead on to this address, if it must not: our mails send nobody to a stranger's page. */
export function continueUrlRefusal(
  continueUrl: string | undefined,
  { authorizedDomains, testSurface }: IdentitySettings,
): Refusal | undefined {
  if (continueUrl === undefined) return undefined
  const url = URL.canParse(continueUrl) ? new URL(continueUrl) : undefined
  if (!url?.host) {
    return refuse('INVALID_CONTINUE_URI', 'The address has to be absolute, with a scheme and a host.')
  }
  // The emulator leads anywhere.
  if (testSurface) return undefined
  if (!/^https?:$/.test(url.protocol) || !isAuthorizedHost(url.hostname, authorizedDomains)) {
    return refuse('UNAUTHORIZED_DOMAIN', 'The address is on none of the authorized domains.')
  }
  return undefined
}
