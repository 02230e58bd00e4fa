import { type Account, type AccountChanges, changeAccountIfUnchanged } from '#identity/accounts/accounts.ts'
import { revokeCodesExceptResets } from '#identity/mailed-codes/revoke-codes.ts'
import { sendPasswordNotice } from '#identity/mails/send-notice.ts'
import type { Client } from '#identity/protocol/client.ts'
import { type Refusal, refuse } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { endSessions, startSession } from '#identity/tokens/sessions.ts'
import { type TokenFields, tokenFields } from '#identity/tokens/token-answer.ts'

/** Starts a new session for the caller, who has just proved that they know the old password. */
export async function changePassword(
  identity: Identity,
  account: Account,
  password: string,
  client: Client,
  profile: AccountChanges,
): Promise<{ account: Account; tokens: TokenFields } | Refusal> {
  const { database, passwords, clock } = identity
  // Setting the same password again is the SDK's way to end every session; the mail then says so.
  const { matches } = await passwords.compare(password, account.password_hash, client.address)
  const notice = matches ? 'SIGNED_OUT_EVERYWHERE' : 'PASSWORD_CHANGED'
  const passwordHash = await passwords.hash(password, client.address)
  const now = clock()
  const changes = { ...profile, password_hash: passwordHash, password_updated_at: now, valid_since: now }
  const changed = await database.transaction().execute(async (transaction) => {
    const after = await changeAccountIfUnchanged(transaction, account, changes)
    if (!after) return undefined
    await endSessions(transaction, account.id)
    await revokeCodesExceptResets(transaction, account.id)
    await sendPasswordNotice(identity, transaction, notice, after, client)
    return { account: after, ...(await startSession(transaction, account.id, now)) }
  })
  // A concurrent change won and ended the caller's session.
  if (!changed) return refuse('TOKEN_EXPIRED')
  return { account: changed.account, tokens: await tokenFields(identity, changed.account, changed) }
}
