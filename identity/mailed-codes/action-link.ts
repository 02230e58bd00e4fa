import type { IdentitySettings } from '../settings.ts'
import type { RequestType } from './codes.ts'

/** What the page that a mailed link opens is asked to do, as Firebase's own links name it. */
const modes: Record<RequestType, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
}

type Action = {
  requestType: RequestType
  code: string
  language: string
  continueUrl?: string | undefined
}

/** The address that goes into a mail; the SDK's `ActionCodeURL` reads its parameters. */
export function actionLink(
  { issuer, apiKey }: IdentitySettings,
  { requestType, code, language, continueUrl }: Action,
): string {
  const parameters = new URLSearchParams({
    mode: modes[requestType],
    oobCode: code,
    apiKey,
    ...(continueUrl !== undefined && { continueUrl }),
    lang: language,
  })
  return `${issuer}/action?${parameters}`
}
