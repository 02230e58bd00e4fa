import { type Refusal, refuse } from '../protocol/refusal.ts'

/** Google's limit for the whole object. */
const longestClaims = 1000

/** What Google's own tokens give a meaning to: https://firebase.google.com/docs/auth/admin/custom-claims */
const forbidden = [
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'c_hash',
  'cnf',
  'exp',
  'firebase',
  'iat',
  'iss',
  'jti',
  'nbf',
  'nonce',
  'sub',
]

/** Why an account cannot have these claims, if it cannot; an empty text takes them away. */
export function claimsRefusal(text: string | undefined): Refusal | undefined {
  if (!text) return undefined
  if (text.length > longestClaims) return refuse('CLAIMS_TOO_LARGE')
  const claims = parse(text)
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) return refuse('INVALID_CLAIMS')
  const name = forbidden.find((name) => name in claims)
  return name === undefined ? undefined : refuse('FORBIDDEN_CLAIM', name)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
