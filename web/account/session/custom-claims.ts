/** The claims that RFC 7519, OpenID Connect, Firebase and our own service put into every ID token. */
const standardClaims = new Set([
  'aud',
  'auth_time',
  'email',
  'email_verified',
  'exp',
  'firebase',
  'iat',
  'iss',
  'name',
  'phone_number',
  'picture',
  'sid',
  'sub',
  'user_id',
])

/** The claims that an operator has set on an account for other programs, such as a role. */
export function customClaimsOf(claims: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(claims).filter(([name]) => !standardClaims.has(name)))
}
