import type { IdentitySettings } from '#identity/settings.ts'
import type { RequestType } from './codes.ts'

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

/** The format is that of the SDK's `ActionCodeURL`. */
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
