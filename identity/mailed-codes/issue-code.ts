import { isForeignKeyViolation } from '#database/constraint-violation.ts'
import type { Database } from '#database/open.ts'
import type { Account } from '#identity/accounts/accounts.ts'
import { mailLanguage } from '#identity/mails/language.ts'
import { queueMail } from '#identity/mails/queue-mail.ts'
import type { Client } from '#identity/protocol/client.ts'
import { type Refusal, RefusedError } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { actionLink } from './action-link.ts'
import { newCode, storeCode, validHours } from './codes.ts'

export type CodeRequest = {
  email: string
  continueUrl?: string | undefined
} & (
  | { requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL' }
  | { requestType: 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL'; newEmail: string }
)

export type CountMail = (transaction: Database) => Promise<Refusal | undefined>

/**
 * Without an account, the code is useless and nothing is mailed, but it takes as long. The mail is counted last, because
 * everything locks the account first.
 */
export async function mailCode(
  identity: Identity,
  transaction: Database,
  account: Account | undefined,
  { continueUrl, ...purpose }: CodeRequest,
  client: Client,
  count: CountMail,
): Promise<void> {
  const { requestType, email } = purpose
  const code = newCode()
  const newEmail = purpose.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? purpose.newEmail : undefined
  const stored = { accountId: account?.id ?? null, requestType, email, newEmail }
  await storeCode(transaction, code, stored, identity.clock())
  const tooMany = await count(transaction)
  if (tooMany) throw new RefusedError(tooMany)
  const language = mailLanguage(client.locale)
  const link = actionLink(identity.settings, { requestType, code, language, continueUrl })
  const mail = { ...purpose, link, language, validHours: validHours[requestType] }
  await queueMail(identity, transaction, mail, client, account)
}

export async function mailCodeUnlessDeleted(
  identity: Identity,
  account: Account | undefined,
  request: CodeRequest,
  client: Client,
  count: CountMail,
): Promise<void> {
  try {
    await identity.database
      .transaction()
      .execute((transaction) => mailCode(identity, transaction, account, request, client, count))
  } catch (error) {
    if (!account || !isForeignKeyViolation(error)) throw error
    await mailCodeUnlessDeleted(identity, undefined, request, client, count)
  }
}
