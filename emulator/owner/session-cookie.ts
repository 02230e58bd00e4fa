import { decodeJwt } from 'jose'
import type { z } from 'zod'
import { isRefusal, type Refusal, refuse } from '#identity/protocol/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { callerOf } from '#identity/tokens/caller.ts'
import { signJwt } from '#identity/tokens/jwt.ts'
import type { sessionCookieSchema } from './request.ts'

/** https://firebase.google.com/docs/auth/admin/manage-cookies */
const minSeconds = 5 * 60
const maxSeconds = 14 * 24 * 60 * 60

/** `createSessionCookie`: an ID token with another issuer, which our calls don't accept as one. */
export async function createSessionCookie(
  identity: Identity,
  { idToken, validDuration }: z.infer<typeof sessionCookieSchema>,
): Promise<object | Refusal> {
  if (!idToken) return refuse('MISSING_ID_TOKEN')
  const seconds = Number(validDuration) || maxSeconds
  if (seconds < minSeconds || seconds > maxSeconds) return refuse('INVALID_DURATION')
  const caller = await callerOf(identity, idToken)
  if (isRefusal(caller)) return caller
  const issuedAt = Math.floor(identity.clock() / 1000)
  const claims = {
    ...decodeJwt(idToken),
    iss: `https://session.firebase.google.com/${identity.settings.projectId}`,
    iat: issuedAt,
    exp: issuedAt + seconds,
  }
  const key = await identity.keys.current()
  return { sessionCookie: await signJwt(claims, key.id, key.privateKey) }
}
