import { hash } from 'node:crypto'

/** What a token says whose signature has been checked. */
export type VerifiedClaims = { sub: string; sid: string; exp: number }

/** Some 5 MB at the most, as the tokens themselves are not kept: with a long name and picture one has ten kilobytes. */
const kept = 10_000

/**
 * The newest tokens whose signature was found good. A browser shows the same token for an hour, and checking
 * it takes longer than everything else that a lookup does. Whether the token has expired, and whether account
 * and session still stand, is asked each time all the same.
 */
export type VerifiedTokens = {
  find: (token: string) => VerifiedClaims | undefined
  keep: (token: string, claims: VerifiedClaims) => void
}

export function openVerifiedTokens(): VerifiedTokens {
  const tokens = new Map<string, VerifiedClaims>()
  return {
    find: (token) => tokens.get(hashOf(token)),
    keep(token, claims) {
      const [oldest] = tokens.keys()
      if (oldest !== undefined && tokens.size >= kept) tokens.delete(oldest)
      tokens.set(hashOf(token), claims)
    },
  }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url')
}
