import { isUniqueViolation } from '#database/unique-violation.ts'
import {
  type Account,
  type AccountChanges,
  belongsToAnother,
  changeAccountAsRead,
} from '../accounts/accounts.ts'
import { issueWayBack } from '../mailed-codes/apply-code.ts'
import { withdrawCodes, withdrawCodesButWaysIn } from '../mailed-codes/codes.ts'
import { sendPasswordNotice } from '../mails/notices.ts'
import type { Client } from '../protocol/client.ts'
import { type Refusal, refuse } from '../protocol/refusal.ts'
import type { Identity } from '../service.ts'
import { endSessions, endSessionsBefore, startSession } from '../tokens/sessions.ts'
import { type TokenFields, tokenFields } from '../tokens/token-answer.ts'

export type NewCredential = { email?: string | undefined; password?: string | undefined }

/**
 * Changes what somebody signs in with. Every session of the account ends, and a new one starts for the
 * caller, who has just shown that they know the old password.
 */
export async function changeCredential(
  identity: Identity,
  account: Account,
  { email, password }: NewCredential,
  client: Client,
  otherChanges: AccountChanges = {},
): Promise<{ account: Account; tokens: TokenFields } | Refusal> {
  const { database, passwords, throttle, clock } = identity
  const leavesAddress = email !== undefined && email !== account.email
  if (leavesAddress && (await belongsToAnother(database, email, account))) return refuse('EMAIL_EXISTS')
  // The SDK's own way to end every session is to set the password anew; the mail then says that it stayed the same.
  const staysSame =
    password !== undefined && (await passwords.matches(password, account.password_hash, client.address))
  const passwordHash = password === undefined ? undefined : await passwords.hash(password, client.address)
  const told = passwordHash === undefined ? null : account.email
  // No password changes without its owner being told, so beyond what a mailbox may get the change waits.
  const tooMany = told === null ? undefined : await throttle.countNotice('password', told)
  if (tooMany) return tooMany
  const now = clock()

  const changes: AccountChanges = {
    ...otherChanges,
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
      const after = await changeAccountAsRead(transaction, account, changes)
      if (!after) return undefined
      // The emulator compares whole seconds, and suites go on with a token of the same second.
      const secondMs = identity.settings.testSurface ? now % 1000 : 0
      if (secondMs > 0) await endSessionsBefore(transaction, account.id, now - secondMs)
      else await endSessions(transaction, account.id)
      await (leavesAddress ? withdrawCodes : withdrawCodesButWaysIn)(transaction, account.id)
      const wayBack = leavesAddress
        ? await issueWayBack(identity, account, email, client, transaction)
        : undefined
      return { account: after, wayBack, ...(await startSession(transaction, account.id, now)) }
    })
    // Another change came first and ended the caller's session.
    if (!changed) return refuse('TOKEN_EXPIRED')
    if (changed.wayBack) identity.sendMail(changed.wayBack.mail)
    const notice = staysSame ? 'SIGNED_OUT_EVERYWHERE' : 'PASSWORD_CHANGED'
    if (told !== null) sendPasswordNotice(identity, notice, told, client)
    return { account: changed.account, tokens: await tokenFields(identity, changed.account, changed) }
  } catch (error) {
    // Somebody took the address a moment ago.
    if (isUniqueViolation(error)) return refuse('EMAIL_EXISTS')
    throw error
  }
}
