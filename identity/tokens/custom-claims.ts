import type { Account } from '#identity/accounts/accounts.ts'
import { type Refusal, refuse } from '#identity/refusal.ts'

/** Our own claims, and those that Google reserves: https://firebase.google.com/docs/auth/admin/custom-claims */
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

/** Firebase's limit for all claims of an account, from the same page. */
export const longestClaimsBytes = 1000

export function parseClaims(text: string): { claims: object } | Refusal {
  if (Buffer.byteLength(text) > longestClaimsBytes) return refuse('CLAIMS_TOO_LARGE')
  const claims = parseJson(text)
  const isObject = typeof claims === 'object' && claims !== null && !Array.isArray(claims)
  return isObject ? { claims } : refuse('INVALID_CLAIMS')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function customClaims({ custom_attributes }: Account): Record<string, unknown> {
  if (custom_attributes === null) return {}
  const claims = JSON.parse(custom_attributes) as Record<string, unknown>
  return Object.fromEntries(Object.entries(claims).filter(([name]) => !reservedClaims.has(name)))
}

/** Whether the account may speak for the travel desk. Whoever registered an address need not be its owner. */
export function isEditor(account: Account): boolean {
  return account.email_verified === 1 && customClaims(account).editor === true
}
