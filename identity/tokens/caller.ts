import type { Account } from '#identity/accounts/accounts.ts'
import { isRefusal, type Refusal, refuse } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { verifyIdToken } from './id-token.ts'
import { findAccountAndSession, type Session } from './sessions.ts'

export type Caller = { account: Account; session: Session }

/** Reads the database on every call, so that disabled or deleted accounts and ended sessions are refused at once. */
export async function callerOf(identity: Identity, idToken: string | undefined): Promise<Caller | Refusal> {
  if (!idToken) return refuse('MISSING_ID_TOKEN')
  const claims = await verifyIdToken(identity, idToken)
  if (isRefusal(claims)) return claims
  const found = await findAccountAndSession(identity.database, claims.accountId, { id: claims.sessionId })
  if (!found) return refuse('USER_NOT_FOUND')
  const { account, session } = found
  if (account.disabled) return refuse('USER_DISABLED')
  return session ? { account, session } : refuse('TOKEN_EXPIRED')
}

/** Google's limit, for changes that nobody should be able to make on a borrowed phone that is signed in. */
const recentSignInMs = 5 * 60 * 1000

export async function recentCallerOf(
  identity: Identity,
  idToken: string | undefined,
): Promise<Caller | Refusal> {
  const caller = await callerOf(identity, idToken)
  if (isRefusal(caller)) return caller
  const isRecent = identity.clock() - caller.session.signed_in_at <= recentSignInMs
  return isRecent ? caller : refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}
