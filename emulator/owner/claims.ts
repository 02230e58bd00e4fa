import { type Refusal, refuse } from '#identity/protocol/refusal.ts'
import { forbiddenClaims, parseClaims } from '#identity/tokens/custom-claims.ts'

/** Why an account can't have these claims, or undefined. An empty text removes them. */
export function claimsRefusal(text: string | undefined): Refusal | undefined {
  if (!text) return undefined
  const parsed = parseClaims(text)
  if ('refusal' in parsed) return parsed
  const name = forbiddenClaims.find((name) => name in parsed.claims)
  return name === undefined ? undefined : refuse('FORBIDDEN_CLAIM', name)
}
