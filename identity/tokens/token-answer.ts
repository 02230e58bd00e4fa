import type { Account } from '#identity/accounts/accounts.ts'
import type { Identity } from '#identity/service.ts'
import { signIdToken } from './id-token.ts'
import type { Session } from './sessions.ts'

/** The SDK expects all three or none, and 64-bit integers as text. */
export type TokenFields = { idToken: string; refreshToken: string; expiresIn: string }

export async function tokenFields(
  identity: Identity,
  account: Account,
  { session, refreshToken }: { session: Session; refreshToken: string },
): Promise<TokenFields> {
  return {
    idToken: await signIdToken(identity, account, session),
    refreshToken,
    expiresIn: String(identity.settings.idTokenSeconds),
  }
}
