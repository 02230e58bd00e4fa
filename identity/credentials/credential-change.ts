import { isUniqueViolation } from '#database/constraint-violation.ts'
import {
  type Account,
  type AccountChanges,
  belongsToAnother,
  changeAccountIfUnchanged,
} from '../accounts/accounts.ts'
import { mailRecovery } from '../mailed-codes/apply-code.ts'
import { revokeCodes, revokeCodesExceptResets } from '../mailed-codes/revoke-codes.ts'
import { sendPasswordNotice } from '../mails/send-notice.ts'
import type { Client } from '../protocol/client.ts'
import { type Refusal, refuse } from '../protocol/refusal.ts'
import type { Identity } from '../service.ts'
import { endSessions, endSessionsBefore, startSession } from '../tokens/sessions.ts'
import { type TokenFields, tokenFields } from '../tokens/token-answer.ts'

export type NewCredential = {
  /** Changes the address immediately. Visitors can only change theirs by a mailed link. */
  email?: string | undefined
  password?: string | undefined
}

export type CredentialChange = { account: Account; tokens: TokenFields }

/**
 * Changes what an account signs in with. Ends every session that started before `endBefore`, or all of them without it,
 * and starts a new one for the caller, who has just proved that they know the old password.
 */
export async function changeCredential(
  identity: Identity,
  account: Account,
  { email, password }: NewCredential,
  client: Client,
  { profile = {}, endBefore }: { profile?: AccountChanges; endBefore?: number } = {},
): Promise<CredentialChange | Refusal> {
  const { database, passwords, throttle, clock } = identity
  const leavesAddress = email !== undefined && email !== account.email
  if (leavesAddress && (await belongsToAnother(database, email, account))) return refuse('EMAIL_EXISTS')
  // Setting the same password again is the SDK's way to end every session; the mail then says so.
  const staysSame =
    password !== undefined &&
    (await passwords.compare(password, account.password_hash, client.address)).matches
  const passwordHash = password === undefined ? undefined : await passwords.hash(password, client.address)
  const notified = passwordHash === undefined ? null : account.email
  // A password never changes without a notice to its owner, so over the limit the change is refused.
  const tooMany = notified === null ? undefined : await throttle.countNotice('password', notified)
  if (tooMany) return tooMany
  const now = clock()

  const changes: AccountChanges = {
    ...profile,
    ...(leavesAddress && {
      email,
      email_verified: 0,
      initial_email: account.initial_email ?? account.email,
    }),
    ...(passwordHash !== undefined && { password_hash: passwordHash, password_updated_at: now }),
    valid_since: now,
  }
  try {
    const changed = await database.transaction().execute(async (transaction) => {
      const after = await changeAccountIfUnchanged(transaction, account, changes)
      if (!after) return undefined
      if (endBefore === undefined) await endSessions(transaction, account.id)
      else await endSessionsBefore(transaction, account.id, endBefore)
      await (leavesAddress ? revokeCodes : revokeCodesExceptResets)(transaction, account.id)
      if (leavesAddress) await mailRecovery(identity, transaction, account, email, client)
      const notice = staysSame ? 'SIGNED_OUT_EVERYWHERE' : 'PASSWORD_CHANGED'
      if (notified !== null) await sendPasswordNotice(identity, transaction, notice, notified, client)
      return { account: after, ...(await startSession(transaction, account.id, now)) }
    })
    // A concurrent change won and ended the caller's session.
    if (!changed) return refuse('TOKEN_EXPIRED')
    return { account: changed.account, tokens: await tokenFields(identity, changed.account, changed) }
  } catch (error) {
    // The address was taken concurrently.
    if (isUniqueViolation(error)) return refuse('EMAIL_EXISTS')
    throw error
  }
}
