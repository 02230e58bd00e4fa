import type { Database } from '#database/open.ts'
import type { Account } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import type { Mail } from '../mail.ts'
import { mailLanguage } from '../mails/language.ts'
import { mailFor } from '../mails/mail-for.ts'
import type { Client } from '../protocol/client.ts'
import { actionLink } from './action-link.ts'
import { type IssuedCode, newCode, type RequestType, storeCode, validHours } from './codes.ts'

/** What a code is for, and where its link leads on to. */
export type CodeRequest = {
  requestType: RequestType
  /** The account's address at this moment. */
  email: string
  newEmail?: string | undefined
  continueUrl?: string | undefined
}

/** Makes a code for an account and the mail that carries it; the mail is yet to be sent. */
export async function issueCode(
  identity: Identity,
  account: Account,
  request: CodeRequest,
  client: Client,
  database: Database = identity.database,
): Promise<{ issued: IssuedCode; mail: Mail }> {
  const composed = composeCode(identity, request, client)
  await storeCode(database, composed.issued.oobCode, { accountId: account.id, ...request }, identity.clock())
  if (identity.settings.testSurface) identity.issuedCodes.push(composed.issued)
  return composed
}

/** A code that opens nothing, and its mail. */
export function composeCode(
  { settings }: Identity,
  { requestType, email, newEmail, continueUrl }: CodeRequest,
  { apiKey, locale }: Client,
): { issued: IssuedCode; mail: Mail } {
  const code = newCode()
  const language = mailLanguage(locale)
  const link = actionLink(settings, { requestType, code, apiKey, language, continueUrl })
  return {
    issued: {
      requestType,
      email,
      ...(newEmail !== undefined && { newEmail }),
      oobCode: code,
      oobLink: link,
    },
    mail: mailFor({ requestType, email, newEmail, link, language, validHours: validHours[requestType] }),
  }
}
