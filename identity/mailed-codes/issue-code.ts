import { isForeignKeyViolation } from '#database/constraint-violation.ts'
import type { Database } from '#database/open.ts'
import type { Account } from '../accounts/accounts.ts'
import { mailLanguage } from '../mails/language.ts'
import type { MailFacts } from '../mails/mail-for.ts'
import { queueMail } from '../mails/queue-mail.ts'
import type { Client } from '../protocol/client.ts'
import type { Refusal } from '../protocol/refusal.ts'
import type { Identity } from '../service.ts'
import { actionLink } from './action-link.ts'
import { type IssuedCode, newCode, storeCode, validHours } from './codes.ts'

/** What a code is for, and where its link leads on to. */
export type CodeRequest = {
  /** The account's current address. */
  email: string
  continueUrl?: string | undefined
} & (
  | { requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL' }
  | { requestType: 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL'; newEmail: string }
)

/** Creates a code for an account. Without an account, the code is useless. */
export async function issueCode(
  identity: Identity,
  account: Account | undefined,
  request: CodeRequest,
  client: Client,
  database: Database = identity.database,
): Promise<{ issued: IssuedCode; mail: MailFacts }> {
  const composed = composeCode(identity, request, client)
  const { issued } = composed
  const purpose = { accountId: account?.id ?? null, ...issued }
  await storeCode(database, issued.oobCode, purpose, identity.clock())
  if (account) identity.onCodeIssued(issued)
  return composed
}

/** Creates a code and queues its mail. Without an account, nothing is mailed, but it takes as long. */
export async function mailCode(
  identity: Identity,
  transaction: Database,
  account: Account | undefined,
  request: CodeRequest,
  client: Client,
): Promise<IssuedCode> {
  const { issued, mail } = await issueCode(identity, account, request, client, transaction)
  await queueMail(identity, transaction, mail, client, { forNobody: account === undefined })
  return issued
}

/** Rolls back a code whose mail would be one too many. */
class RefusedMailError extends Error {
  override name = 'RefusedMailError'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super()
    this.refusal = refusal
  }
}

/**
 * The same in a transaction of its own, in which `count` may refuse it: a single commit, whether or not there is an
 * account. It counts last, because everything locks the account first. If the account has just been deleted, nothing is
 * mailed.
 */
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

function composeCode(
  { settings }: Identity,
  request: CodeRequest,
  { locale }: Client,
): { issued: IssuedCode; mail: MailFacts } {
  const { continueUrl, ...purpose } = request
  const { requestType, email } = purpose
  const code = newCode()
  const language = mailLanguage(locale)
  const link = actionLink(settings, { requestType, code, language, continueUrl })
  return {
    issued: {
      requestType,
      email,
      ...(request.requestType === 'VERIFY_AND_CHANGE_EMAIL' && { newEmail: request.newEmail }),
      oobCode: code,
      oobLink: link,
    },
    mail: { ...purpose, link, language, validHours: validHours[requestType] },
  }
}
