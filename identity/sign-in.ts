import { changeAccountAsRead, findAccountByEmail } from './accounts.ts'
import { canonicalEmail } from './email.ts'
import type { Identity } from './identity.ts'
import { type Refusal, refuse } from './protocol/refusal.ts'
import type { AccountRequest } from './protocol/request-body.ts'
import { startSession } from './sessions.ts'
import { type TokenFields, tokenFields } from './token-answer.ts'

export type SignInAnswer = TokenFields & {
  kind: 'identitytoolkit#VerifyPasswordResponse'
  localId: string
  email: string
  displayName: string
  registered: true
}

/** `accounts:signInWithPassword`. */
export async function signIn(identity: Identity, request: AccountRequest): Promise<SignInAnswer | Refusal> {
  const { database, settings, passwords } = identity
  if (request.tenantId) return refuse('OPERATION_NOT_ALLOWED')
  if (request.email === undefined) return refuse('MISSING_EMAIL')
  const email = canonicalEmail(request.email)
  if (email === undefined) return refuse('INVALID_EMAIL')
  if (!request.password) return refuse('MISSING_PASSWORD')

  const known = await findAccountByEmail(database, email)
  // Unknown addresses pay for a hash too, so that time does not tell who has an account.
  const matches = await passwords.matches(request.password, known?.password_hash)
  if (!known || !matches) {
    if (settings.enumerationProtection) return refuse('INVALID_LOGIN_CREDENTIALS')
    return refuse(known ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND')
  }
  if (known.disabled) return refuse('USER_DISABLED')

  const now = identity.clock()
  const started = await database.transaction().execute(async (transaction) => {
    const account = await changeAccountAsRead(transaction, known, { last_login_at: now })
    return account && { account, ...(await startSession(transaction, account.id, now)) }
  })
  if (!started) return refuse('INVALID_LOGIN_CREDENTIALS')
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: started.account.id,
    email,
    displayName: started.account.display_name ?? '',
    registered: true,
    ...(await tokenFields(identity, started.account, started)),
  }
}
