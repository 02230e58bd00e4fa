/** The names are those of the Identity Toolkit API, which the SDK maps to `auth/…` codes. */
export type Refusal = {
  refusal: ErrorName
  detail?: string
  retryAfterSeconds?: number
}

type ErrorName =
  | 'ACCOUNT_WOULD_BE_DELETED'
  | 'CLAIMS_TOO_LARGE'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'EXPIRED_OOB_CODE'
  | 'INSUFFICIENT_PERMISSION'
  | 'INVALID_CLAIMS'
  | 'INVALID_CONTINUE_URI'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_IDENTIFIER'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_NEW_EMAIL'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PASSWORD'
  | 'INVALID_PHOTO_URL'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REQ_TYPE'
  | 'MISSING_CONTINUE_URI'
  | 'MISSING_EMAIL'
  | 'MISSING_GRANT_TYPE'
  | 'MISSING_IDENTIFIER'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_NEW_EMAIL'
  | 'MISSING_OOB_CODE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'MISSING_REQ_TYPE'
  | 'OPERATION_NOT_ALLOWED'
  | 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'UNAUTHORIZED_DOMAIN'
  | 'UNEXPECTED_PARAMETER'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD'

/** Undoes the transaction that it is thrown in. The refusal is answered. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super()
    this.refusal = refusal
  }
}

export function refuse(refusal: ErrorName, detail?: string): Refusal {
  return detail === undefined ? { refusal } : { refusal, detail }
}

export function tooManyAttempts(waitMs: number): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  return { refusal: 'TOO_MANY_ATTEMPTS_TRY_LATER', retryAfterSeconds }
}

export function isRefusal(answer: object): answer is Refusal {
  return 'refusal' in answer
}
