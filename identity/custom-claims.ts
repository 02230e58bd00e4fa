import type { Account } from './accounts.ts'

/** What our own claims are called, and those that RFC 7519, OpenID Connect and Firebase give a meaning to. */
export const reservedClaims: ReadonlySet<string> = new Set([
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'c_hash',
  'cnf',
  'email',
  'email_verified',
  'exp',
  'firebase',
  'iat',
  'iss',
  'jti',
  'name',
  'nbf',
  'nonce',
  'picture',
  'sid',
  'sub',
  'user_id',
])

/** The claims that the operator has given an account, for the top level of its ID tokens. */
export function customClaims({ custom_attributes }: Account): Record<string, unknown> {
  if (custom_attributes === null) return {}
  const claims = JSON.parse(custom_attributes) as Record<string, unknown>
  return Object.fromEntries(Object.entries(claims).filter(([name]) => !reservedClaims.has(name)))
}
