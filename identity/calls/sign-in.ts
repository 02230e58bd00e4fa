import { changeAccountAsRead, findAccountByEmail } from '../accounts/accounts.ts'
import { canonicalEmail } from '../accounts/email.ts'
import { rehash } from '../credentials/rehash.ts'
import type { Client } from '../protocol/client.ts'
import { notServedDetail } from '../protocol/not-served.ts'
import { isRefusal, type Refusal, refuse, tooManyAttempts } from '../protocol/refusal.ts'
import type { AccountRequest } from '../protocol/request-body.ts'
import type { Identity } from '../service.ts'
import type { PasswordTry } from '../throttle/password-tries.ts'
import { startSession } from '../tokens/sessions.ts'
import { type TokenFields, tokenFields } from '../tokens/token-answer.ts'

export type SignInAnswer = TokenFields & {
  kind: 'identitytoolkit#VerifyPasswordResponse'
  localId: string
  email: string
  displayName: string
  registered: true
}

/** `accounts:signInWithPassword`. */
export async function signIn(
  identity: Identity,
  request: AccountRequest,
  client: Client,
): Promise<SignInAnswer | Refusal> {
  if (request.email === undefined) return refuse('MISSING_EMAIL')
  const email = canonicalEmail(request.email)
  if (email === undefined) return refuse('INVALID_EMAIL')
  if (!request.password) return refuse('MISSING_PASSWORD')
  // It once linked two accounts.
  if (request.idToken) return refuse('OPERATION_NOT_ALLOWED', notServedDetail('idToken'))

  const passwordTry = await identity.throttle.beginPasswordTry(email, client.address)
  if (isRefusal(passwordTry)) return passwordTry
  return tryPassword(identity, { email, password: request.password }, passwordTry, client)
}

/** Rolls back what a try has changed that is not to be heard. */
class TooManyTriesError extends Error {
  override name = 'TooManyTriesError'
}

async function tryPassword(
  identity: Identity,
  { email, password }: { email: string; password: string },
  passwordTry: PasswordTry,
  client: Client,
): Promise<SignInAnswer | Refusal> {
  const { database, settings, passwords } = identity
  const known = await findAccountByEmail(database, email)
  // Unknown addresses pay for a hash too, so that time does not tell who has an account.
  const matches = await passwords.matches(password, known?.password_hash, client.address)
  if (!known || !matches || !passwordTry.hearsRight) {
    const tooMany = await passwordTry.failed()
    if (tooMany) return tooMany
    if (settings.enumerationProtection) return refuse('INVALID_LOGIN_CREDENTIALS')
    return refuse(known ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND')
  }
  // The account stays shut, so this counts as a try that failed, and takes as long as one.
  if (known.disabled) return (await passwordTry.failed()) ?? refuse('USER_DISABLED')

  const now = identity.clock()
  const started = await database
    .transaction()
    .execute(async (transaction) => {
      // First, as in every transaction: those that take the same things in one order never wait for each other.
      const account = await changeAccountAsRead(transaction, known, { last_login_at: now })
      if (!account) return undefined
      if (!(await passwordTry.succeeded(transaction))) throw new TooManyTriesError()
      return { account, ...(await startSession(transaction, account.id, now)) }
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof TooManyTriesError)) throw error
      return (await passwordTry.failed()) ?? tooManyAttempts(0)
    })
  // The credential was changed since it was read, perhaps only hashed anew: what is there now decides.
  if (!started) return tryPassword(identity, { email, password }, passwordTry, client)
  if (isRefusal(started)) return started
  await rehash(identity, started.account, password, client.address)
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: started.account.id,
    email,
    displayName: started.account.display_name ?? '',
    registered: true,
    ...(await tokenFields(identity, started.account, started)),
  }
}
