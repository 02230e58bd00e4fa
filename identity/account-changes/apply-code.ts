import { hash } from 'node:crypto'
import { isUniqueViolation } from '#database/constraint-violation.ts'
import type { Database } from '#database/open.ts'
import {
  type Account,
  type AccountChanges,
  changeAccountIfUnchanged,
  findAccountByEmail,
} from '#identity/accounts/accounts.ts'
import { accountOf, findCode, type OutOfBandCode, type RequestType } from '#identity/mailed-codes/codes.ts'
import { mailCode } from '#identity/mailed-codes/issue-code.ts'
import { revokeChangesTo, revokeCodes, revokeLaterRecoveries } from '#identity/mailed-codes/revoke-codes.ts'
import { consumeCode, findUse } from '#identity/mailed-codes/use-code.ts'
import { sendNoticeIfWithin } from '#identity/mails/send-notice.ts'
import type { Client } from '#identity/protocol/client.ts'
import { isRefusal, type Refusal, RefusedError, refuse } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { endSessions } from '#identity/tokens/sessions.ts'
import { removeAccount } from './remove-account.ts'

export type AppliedCode = { account: Account; requestType: RequestType }

type Purpose = {
  change: (code: OutOfBandCode, account: Account, now: number) => AccountChanges | undefined
  /** Without it, whoever took an account could keep its address by registering there. */
  replacesUnconfirmed?: true
  inTransaction?: (
    identity: Identity,
    transaction: Database,
    applied: Applied,
    client: Client,
  ) => Promise<void>
}

type Applied = { code: OutOfBandCode; before: Account; after: Account }

const purposes: Record<RequestType, Purpose> = {
  PASSWORD_RESET: { change: () => undefined },
  VERIFY_EMAIL: {
    change: ({ email }, account) => (account.email === email ? { email_verified: 1 } : undefined),
  },
  VERIFY_AND_CHANGE_EMAIL: {
    change: ({ email, new_email }, account, now) =>
      account.email === email && new_email !== null
        ? {
            email: new_email,
            email_verified: 1,
            initial_email: account.initial_email ?? email,
            valid_since: now,
          }
        : undefined,
    inTransaction: mailRecovery,
  },
  RECOVER_EMAIL: {
    // Whoever changed the address knew the password, so the owner must choose a new one by a reset mail.
    change: ({ email }, _, now) => ({
      email,
      email_verified: 1,
      valid_since: now,
      password_hash: null,
      password_updated_at: null,
    }),
    replacesUnconfirmed: true,
    async inTransaction(identity, transaction, { code, before, after }, client) {
      await revokeLaterRecoveries(transaction, code)
      await identity.throttle.forgetResets(transaction, code.email, client.address)
      await notifyOfRecovery(identity, transaction, before, after, client)
    },
  },
}

/** After a dot, `oobCode` may carry the consent that a first call, which warned of a deletion, has asked for. */
export async function applyCode(
  identity: Identity,
  oobCode: string,
  client: Client,
): Promise<AppliedCode | Refusal> {
  const [code = '', consent] = oobCode.split('.')
  const applied = await applyOnce(identity, code, consent, client)
  if (!isRefusal(applied) || applied.refusal !== 'INVALID_OOB_CODE') return applied
  // The answer to the first call may have been lost.
  const use = await findUse(identity.database, code, identity.clock())
  return use && use.requestType !== 'PASSWORD_RESET' ? use : applied
}

async function applyOnce(
  identity: Identity,
  oobCode: string,
  consent: string | undefined,
  client: Client,
): Promise<AppliedCode | Refusal> {
  const { database } = identity
  const code = await findCode(database, oobCode, identity.clock())
  if (isRefusal(code)) return code
  const account = await accountOf(database, code)
  const purpose = purposes[code.request_type]
  const change = account && purpose.change(code, account, identity.clock())
  if (!change) return refuse('INVALID_OOB_CODE')
  if (account.disabled) return refuse('USER_DISABLED')
  const present = change.email ? await findAccountByEmail(database, change.email) : undefined
  const replaced = present?.id === account.id ? undefined : present
  if (replaced) {
    if (!purpose.replacesUnconfirmed || replaced.email_verified === 1) return refuse('EMAIL_EXISTS')
    const agreed = consentTo(code, replaced)
    if (consent !== agreed)
      return refuse('ACCOUNT_WOULD_BE_DELETED', `Add .${agreed} to the code [${agreed}]`)
  }
  return applyChange(identity, account, change, code, client, replaced)
}

/**
 * Known only to who has received the warning: the account in the way may be the reader's own, and a second call alone may
 * come from a browser that got no answer. Another account needs another warning.
 */
function consentTo({ code_hash }: OutOfBandCode, { id }: Account): string {
  return hash('sha256', `${code_hash} ${id}`, 'base64url').slice(0, 16)
}

async function deleteUnconfirmed(transaction: Database, email: string, warnedOf: Account): Promise<boolean> {
  const present = await findAccountByEmail(transaction, email)
  if (present?.id !== warnedOf.id || present.email_verified === 1) return false
  await removeAccount(transaction, present.id)
  return true
}

async function applyChange(
  identity: Identity,
  account: Account,
  change: AccountChanges,
  code: OutOfBandCode,
  client: Client,
  replaced: Account | undefined,
): Promise<AppliedCode | Refusal> {
  try {
    return await identity.database.transaction().execute(async (transaction) => {
      const isDeleted = replaced && (await deleteUnconfirmed(transaction, code.email, replaced))
      const after = await changeAccountIfUnchanged(transaction, account, change)
      const now = identity.clock()
      // A code stays valid if it had no effect.
      if (!after || !(await consumeCode(transaction, code, now)))
        throw new RefusedError(refuse('INVALID_OOB_CODE'))
      if (isDeleted) await sendNoticeIfWithin(identity, transaction, 'ACCOUNT_DELETED', after, client)
      const requestType = code.request_type
      if (!change.email) return { account: after, requestType }
      await endSessions(transaction, account.id)
      await revokeCodes(transaction, account.id)
      await revokeChangesTo(transaction, [change.email])
      const applied = { code, before: account, after }
      await purposes[requestType].inTransaction?.(identity, transaction, applied, client)
      return { account: after, requestType }
    })
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('EMAIL_EXISTS')
    if (error instanceof RefusedError) return error.refusal
    throw error
  }
}

async function notifyOfRecovery(
  identity: Identity,
  transaction: Database,
  before: Account,
  after: Account,
  client: Client,
) {
  if (before.email !== after.email) {
    await sendNoticeIfWithin(identity, transaction, 'EMAIL_CHANGE_UNDONE', before, client)
  } else if (before.password_hash !== after.password_hash) {
    await sendNoticeIfWithin(identity, transaction, 'PASSWORD_CHANGED', after, client)
  }
}

/** An address is never left without a mail that can undo it, so over the limit the change is refused. */
async function mailRecovery(
  identity: Identity,
  transaction: Database,
  { before, after }: Applied,
  client: Client,
): Promise<void> {
  if (before.email === null || after.email === null) return
  const { email } = before
  const request = { requestType: 'RECOVER_EMAIL', email, newEmail: after.email } as const
  const count = (within: Database) => identity.throttle.countNotice('address', email, within)
  await mailCode(identity, transaction, before, request, client, count)
}
