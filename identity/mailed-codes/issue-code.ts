import type { Database } from '#database/open.ts'
import type { Account } from '../accounts/accounts.ts'
import { mailLanguage } from '../mails/language.ts'
import type { Mail } from '../mails/mail.ts'
import { mailFor } from '../mails/mail-for.ts'
import type { Client } from '../protocol/client.ts'
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

/** Creates a code for an account, and the mail for the caller to send. Without an account, the code is useless. */
export async function issueCode(
  identity: Identity,
  account: Account | undefined,
  request: CodeRequest,
  client: Client,
  database: Database = identity.database,
): Promise<{ issued: IssuedCode; mail: Mail }> {
  const composed = composeCode(identity, request, client)
  const { issued } = composed
  const purpose = { accountId: account?.id ?? null, ...issued }
  await storeCode(database, issued.oobCode, purpose, identity.clock())
  if (account) identity.onCodeIssued(issued)
  return composed
}

function composeCode(
  { settings }: Identity,
  request: CodeRequest,
  { locale }: Client,
): { issued: IssuedCode; mail: Mail } {
  const { requestType, email, continueUrl } = request
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
    mail: mailFor({ ...request, link, language, validHours: validHours[requestType] }),
  }
}
