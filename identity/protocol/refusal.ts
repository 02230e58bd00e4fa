/**
 * What a caller can cause, by the names that the Identity Toolkit API gives it; the SDK turns each into
 * an `auth/…` code. `detail` stands behind " : " and is shown as the error's text.
 */
export type Refusal = { refusal: ErrorName; detail?: string }

type ErrorName =
  | 'ADMIN_ONLY_OPERATION'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'INSUFFICIENT_PERMISSION'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PASSWORD'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REQ_TYPE'
  | 'MISSING_EMAIL'
  | 'MISSING_GRANT_TYPE'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'OPERATION_NOT_ALLOWED'
  | 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'
  | 'TOKEN_EXPIRED'
  | 'UNEXPECTED_PARAMETER'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD'

export function refuse(refusal: ErrorName, detail?: string): Refusal {
  return detail === undefined ? { refusal } : { refusal, detail }
}

export function isRefusal(answer: object): answer is Refusal {
  return 'refusal' in answer
}
