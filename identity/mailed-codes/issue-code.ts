import { isForeignKeyViolation } from '#database/constraint-violation.ts'
import type { Database } from '#database/open.ts'
import type { Account } from '../accounts/accounts.ts'
import { mailLanguage } from '../mails/language.ts'
import { queueMail } from '../mails/queue-mail.ts'
import type { Client } from '../protocol/client.ts'
import type { Refusal } from '../refusal.ts'
import type { Identity } from '../service.ts'
import { actionLink } from './action-link.ts'
import { newCode, storeCode, validHours } from './codes.ts'

export type CodeRequest = {
  email: string
  continueUrl?: string | undefined
} & (
  | { requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL' }
  | { requestType: 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL'; newEmail: string }
)

/** Without an account, the code is useless and nothing is mailed, but it takes as long. */
export async function mailCode(
  identity: Identity,
  transaction: Database,
  account: Account | undefined,
  { continueUrl, ...purpose }: CodeRequest,
  client: Client,
): Promise<void> {
  const { requestType, email } = purpose
  const code = newCode()
  const newEmail = purpose.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? purpose.newEmail : undefined
  const stored = { accountId: account?.id ?? null, requestType, email, newEmail }
  await storeCode(transaction, code, stored, identity.clock())
  const language = mailLanguage(client.locale)
  const link = actionLink(identity.settings, { requestType, code, language, continueUrl })
  const mail = { ...purpose, link, language, validHours: validHours[requestType] }
  await queueMail(identity, transaction, mail, client, {
    accountId: account?.id ?? null,
    forNobody: account === undefined,
  })
}

class RefusedMailError extends Error {
  override name = 'RefusedMailError'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super()
    this.refusal = refusal
  }
}

/** The mail is counted last, because everything locks the account first. */
export async function mailCodeUnlessDeleted(
  identity: Identity,
  account: Account | undefined,
  request: CodeRequest,
  client: Client,
  count: (transaction: Database) => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  try {
    await identity.database.transaction().execute(async (transaction) => {
      await mailCode(identity, transaction, account, request, client)
      const refusal = await count(transaction)
      if (refusal) throw new RefusedMailError(refusal)
    })
    return undefined
  } catch (error) {
    if (error instanceof RefusedMailError) return error.refusal
    if (!account || !isForeignKeyViolation(error)) throw error
    return mailCodeUnlessDeleted(identity, undefined, request, client, count)
  }
}
