import { z } from 'zod'
import type { Account } from '#identity/accounts/accounts.ts'
import { type Refusal, refuse } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { customClaims } from './custom-claims.ts'
import { signJwt, verifiedClaims } from './jwt.ts'
import type { Session } from './sessions.ts'
import type { VerifiedClaims } from './verified-tokens.ts'

type IdTokenClaims = { accountId: string; sessionId: string }

/** `sid` is that of OpenID Connect Front-Channel Logout 1.0, 3: the end of a session ends exactly its own tokens. */
export async function signIdToken(identity: Identity, account: Account, session: Session): Promise<string> {
  const { keys, settings, clock } = identity
  const key = await keys.current()
  const issuedAt = Math.floor(clock() / 1000)
  const claims = {
    ...customClaims(account),
    ...(account.display_name !== null && { name: account.display_name }),
    ...(account.photo_url !== null && { picture: account.photo_url }),
    ...(account.email !== null && { email: account.email, email_verified: account.email_verified === 1 }),
    user_id: account.id,
    auth_time: Math.floor(session.signed_in_at / 1000),
    sid: session.id,
    firebase: {
      identities: account.email === null ? {} : { email: [account.email] },
      sign_in_provider: 'password',
    },
    iss: settings.issuer,
    aud: settings.projectId,
    sub: account.id,
    iat: issuedAt,
    exp: issuedAt + settings.idTokenSeconds,
  }
  return signJwt(claims, key.id, key.privateKey)
}

const claimsSchema = z.object({
  sub: z.string().min(1),
  sid: z.string().min(1),
  exp: z.number(),
})

/** The SDK goes by the visitor's clock, renews too late if that is slow, and drops the session at a TOKEN_EXPIRED. */
const leewaySeconds = 10 * 60

/** Other back ends rely on `exp`; our calls also check the session. */
export async function verifyIdToken(identity: Identity, idToken: string): Promise<IdTokenClaims | Refusal> {
  const claims = identity.verifiedTokens.find(idToken) ?? (await verify(identity, idToken))
  if (!claims) return refuse('INVALID_ID_TOKEN')
  const { sub, sid, exp } = claims
  const isOver = exp + leewaySeconds <= identity.clock() / 1000
  return isOver ? refuse('TOKEN_EXPIRED') : { accountId: sub, sessionId: sid }
}

async function verify(
  { keys, settings, verifiedTokens }: Identity,
  idToken: string,
): Promise<VerifiedClaims | undefined> {
  const keyOf = async (id: string) => (await keys.find(id))?.publicKey
  const expected = { issuer: settings.issuer, audience: settings.projectId }
  const claims = claimsSchema.safeParse(await verifiedClaims(idToken, keyOf, expected)).data
  if (claims) verifiedTokens.add(idToken, claims)
  return claims
}
