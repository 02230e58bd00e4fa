import { isAuthorizedPage } from '../protocol/authorized-pages.ts'
import { type Refusal, refuse } from '../protocol/refusal.ts'
import type { Identity } from '../service.ts'

/** Why a link must not lead on to this URL, or undefined. */
export function continueUrlRefusal(
  continueUrl: string | undefined,
  { settings, linkRules }: Identity,
): Refusal | undefined {
  if (continueUrl === undefined) return undefined
  const url = URL.canParse(continueUrl) ? new URL(continueUrl) : undefined
  if (!url?.host) {
    return refuse('INVALID_CONTINUE_URI', 'The address has to be absolute, with a scheme and a host.')
  }
  if (linkRules.authorizedPagesOnly && !isAuthorizedPage(url, settings)) {
    return refuse('UNAUTHORIZED_DOMAIN', 'The address is on none of the authorized domains.')
  }
  return undefined
}
