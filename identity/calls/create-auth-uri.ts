import { randomBytes } from 'node:crypto'
import { findAccountByEmail } from '#identity/accounts/accounts.ts'
import { canonicalEmail } from '#identity/accounts/email.ts'
import type { AccountRequest } from '#identity/protocol/request-body.ts'
import { type Refusal, refuse } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'

export async function createAuthUri(
  { database, settings }: Identity,
  { identifier, continueUri, sessionId }: AccountRequest,
): Promise<object | Refusal> {
  if (!identifier) return refuse('MISSING_IDENTIFIER')
  if (!continueUri) return refuse('MISSING_CONTINUE_URI')
  const email = canonicalEmail(identifier)
  if (email === undefined) return refuse('INVALID_IDENTIFIER')
  if (!URL.canParse(continueUri)) return refuse('INVALID_CONTINUE_URI')

  const answer = {
    kind: 'identitytoolkit#CreateAuthUriResponse',
    sessionId: sessionId || randomBytes(20).toString('base64url'),
  }
  if (settings.enumerationProtection) return answer
  const account = await findAccountByEmail(database, email)
  const methods = account?.password_hash ? ['password'] : []
  return {
    ...answer,
    registered: account !== undefined,
    allProviders: methods,
    signinMethods: methods,
  }
}
