import { changeAccountIfUnchanged } from '#identity/accounts/accounts.ts'
import { newPasswordRefusal } from '#identity/credentials/new-password.ts'
import { accountOf, findCode, type OutOfBandCode } from '#identity/mailed-codes/codes.ts'
import { revokeAllCodes, revokeCodes } from '#identity/mailed-codes/revoke-codes.ts'
import { consumeCode, findUse } from '#identity/mailed-codes/use-code.ts'
import { sendNoticeIfWithin } from '#identity/mails/send-notice.ts'
import type { Client } from '#identity/protocol/client.ts'
import type { AccountRequest } from '#identity/protocol/request-body.ts'
import { isRefusal, type Refusal, RefusedError, refuse } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { endSessions } from '#identity/tokens/sessions.ts'

export async function resetPassword(
  identity: Identity,
  { oobCode, newPassword }: AccountRequest,
  client: Client,
): Promise<object | Refusal> {
  if (!oobCode) return refuse('MISSING_OOB_CODE')
  const code = await findCode(identity.database, oobCode, identity.clock())
  if (newPassword === undefined) return isRefusal(code) ? code : purposeOf(code)
  const answer = isRefusal(code) ? code : await setPassword(identity, code, newPassword, client)
  if (!isRefusal(answer) || answer.refusal !== 'INVALID_OOB_CODE') return answer
  return repeatReset(identity, oobCode, newPassword, client)
}

type Purpose = Pick<OutOfBandCode, 'request_type' | 'email' | 'new_email'>

function purposeOf({ request_type, email, new_email }: Purpose) {
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: request_type,
    email,
    ...(new_email !== null && { newEmail: new_email }),
  }
}

/** The answer to the first call may have been lost. It tells whether a password is right, so it counts like a sign-in. */
async function repeatReset(
  { database, throttle, passwords, clock }: Identity,
  oobCode: string,
  password: string,
  { address }: Client,
): Promise<object | Refusal> {
  const use = await findUse(database, oobCode, clock())
  const email = use?.account.email
  if (use?.requestType !== 'PASSWORD_RESET' || !email) return refuse('INVALID_OOB_CODE')
  const passwordTry = await throttle.beginPasswordTry(email, address)
  if (isRefusal(passwordTry)) return passwordTry
  const { matches } = await passwords.compare(password, use.account.password_hash, address)
  if (matches && passwordTry.maySucceed && (await passwordTry.succeeded(database))) {
    return purposeOf({ request_type: 'PASSWORD_RESET', email, new_email: null })
  }
  return (await passwordTry.failed()) ?? refuse('INVALID_OOB_CODE')
}

async function setPassword(
  identity: Identity,
  code: OutOfBandCode,
  password: string,
  client: Client,
): Promise<object | Refusal> {
  const { database, passwords, settings, throttle } = identity
  const account = await accountOf(database, code)
  if (code.request_type !== 'PASSWORD_RESET' || account?.email !== code.email)
    return refuse('INVALID_OOB_CODE')
  if (account.disabled) return refuse('USER_DISABLED')
  const weakness = newPasswordRefusal(password, code.email, settings)
  if (weakness) return weakness

  const passwordHash = await passwords.hash(password, client.address)
  const now = identity.clock()
  const refusal = await database
    .transaction()
    .execute(async (transaction) => {
      // The mail proves ownership, so the password is not compared: a sign-in may have rehashed it meanwhile.
      const present = await accountOf(transaction, code)
      if (present?.email !== code.email || present.disabled)
        throw new RefusedError(refuse('INVALID_OOB_CODE'))
      const after = await changeAccountIfUnchanged(transaction, present, {
        password_hash: passwordHash,
        password_updated_at: now,
        email_verified: 1,
        valid_since: now,
      })
      if (!after || !(await consumeCode(transaction, code, now)))
        throw new RefusedError(refuse('INVALID_OOB_CODE'))
      await endSessions(transaction, account.id)
      // At the first proof of ownership: whoever had the account before may control the addresses it left.
      const isFirstProof = present.email_verified === 0
      await (isFirstProof ? revokeAllCodes : revokeCodes)(transaction, account.id)
      await throttle.trustNetwork(transaction, code.email, client.address)
      await sendNoticeIfWithin(identity, transaction, 'PASSWORD_CHANGED', after, client)
    })
    .catch((error: unknown) => {
      if (error instanceof RefusedError) return error.refusal
      throw error
    })
  return refusal ?? purposeOf(code)
}
