import { errors, jwtVerify, SignJWT } from 'jose'
import type { Account } from './accounts.ts'
import type { Identity } from './identity.ts'
import type { Session } from './sessions.ts'
import { signingAlgorithm } from './signing-keys.ts'

/** What an ID token that we signed, and that has not expired, says. */
export type IdTokenClaims = { accountId: string; sessionId: string }

/**
 * A JWT with the claims that Firebase's ID tokens carry, and `sid`, the session it belongs to
 * (OpenID Connect Front-Channel Logout 1.0, section 3), so that ending a session ends its tokens
 * exactly, also those issued in the same second.
 */
export async function signIdToken(identity: Identity, account: Account, session: Session): Promise<string> {
  const { keys, settings, clock } = identity
  const key = await keys.current()
  const issuedAt = Math.floor(clock() / 1000)
  return new SignJWT({
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
  })
    .setProtectedHeader({ alg: signingAlgorithm, kid: key.id, typ: 'JWT' })
    .setIssuer(settings.issuer)
    .setAudience(settings.projectId)
    .setSubject(account.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + settings.idTokenSeconds)
    .sign(key.privateKey)
}

export async function readIdToken(
  { keys, settings, clock }: Identity,
  idToken: string,
): Promise<IdTokenClaims | 'invalid' | 'expired'> {
  try {
    const { payload } = await jwtVerify(
      idToken,
      async ({ kid }) => {
        const key = await keys.find(kid ?? '')
        if (!key) throw new errors.JWKSNoMatchingKey()
        return key.publicKey
      },
      {
        algorithms: [signingAlgorithm],
        issuer: settings.issuer,
        audience: settings.projectId,
        currentDate: new Date(clock()),
        requiredClaims: ['sub', 'sid', 'exp', 'iat', 'auth_time'],
      },
    )
    return {
      accountId: String(payload.sub),
      sessionId: String(payload.sid),
    }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired'
    if (error instanceof errors.JOSEError) return 'invalid'
    throw error
  }
}
