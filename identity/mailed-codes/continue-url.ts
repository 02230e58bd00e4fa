import { type AuthorizedPages, isAuthorizedPage } from '#identity/protocol/authorized-pages.ts'
import { type Refusal, refuse } from '#identity/refusal.ts'

export function continueUrlRefusal(
  continueUrl: string | undefined,
  pages: AuthorizedPages,
): Refusal | undefined {
  if (continueUrl === undefined) return undefined
  const url = URL.canParse(continueUrl) ? new URL(continueUrl) : undefined
  if (!url?.host) {
    return refuse('INVALID_CONTINUE_URI', 'The address has to be absolute, with a scheme and a host.')
  }
  if (!isAuthorizedPage(url, pages)) {
    return refuse('UNAUTHORIZED_DOMAIN', 'The address is on none of the authorized domains.')
  }
  return undefined
}
