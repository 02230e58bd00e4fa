import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Identify } from '#api/caller.ts'
import { idPattern } from '#identity/accounts/accounts.ts'
import { isRefusal } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { callerOf } from '#identity/tokens/caller.ts'
import { isEditor } from '#identity/tokens/custom-claims.ts'
import { isJwt, signingAlgorithm } from '#identity/tokens/jwt.ts'
import type { HostedProject } from './setting-schemas.ts'

export function identifyHere(identity: Identity): Identify {
  return async (idToken) => {
    const caller = await callerOf(identity, idToken)
    if (isRefusal(caller)) return 'sign-in-needed'
    const { account, session } = caller
    return {
      userId: account.id,
      isAccountHere: true,
      signedInAt: session.signed_in_at,
      hasConfirmedAddress: account.email_verified === 1,
      isEditor: isEditor(account),
    }
  }
}

/** https://firebase.google.com/docs/auth/admin/verify-id-tokens */
const google = {
  keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  algorithm: 'RS256',
}

const claimsSchema = z.object({
  sub: z.string().regex(idPattern),
  auth_time: z.number(),
  email_verified: z.boolean().default(false),
  editor: z.unknown().optional(),
})

export function identifyHosted(
  { projectId, identityUrl }: HostedProject,
  keysAddress = google.keys,
): Identify {
  const { keys, issuer, algorithm } =
    identityUrl === undefined
      ? { ...google, keys: keysAddress, issuer: `https://securetoken.google.com/${projectId}` }
      : { keys: `${identityUrl}/.well-known/jwks.json`, issuer: identityUrl, algorithm: signingAlgorithm }
  const keySet = createRemoteJWKSet(new URL(keys))
  const expected = { issuer, audience: projectId, algorithms: [algorithm], requiredClaims: ['exp'] }
  return async (idToken) => {
    if (!isJwt(idToken)) return 'sign-in-needed'
    try {
      const { data } = claimsSchema.safeParse((await jwtVerify(idToken, keySet, expected)).payload)
      if (!data) return 'sign-in-needed'
      return {
        userId: data.sub,
        isAccountHere: false,
        signedInAt: 1000 * data.auth_time,
        hasConfirmedAddress: data.email_verified,
        isEditor: data.email_verified && data.editor === true,
      }
    } catch (error) {
      return isAboutToken(error) ? 'sign-in-needed' : 'unavailable'
    }
  }
}

/** Errors about the keys, which may be out of reach, say nothing about the token. */
function isAboutToken(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false
  const aboutKeys = [errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code]
  return !aboutKeys.includes(error.code)
}
