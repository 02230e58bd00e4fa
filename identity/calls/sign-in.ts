import { changeAccountIfUnchanged, findAccountByEmail } from '#identity/accounts/accounts.ts'
import { canonicalEmail } from '#identity/accounts/email.ts'
import { rehash } from '#identity/credentials/rehash.ts'
import type { Client } from '#identity/protocol/client.ts'
import { refuseField } from '#identity/protocol/not-served.ts'
import type { AccountRequest } from '#identity/protocol/request-body.ts'
import { isRefusal, type Refusal, refuse, tooManyAttempts } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import type { PasswordTry } from '#identity/throttle/password-tries.ts'
import { startSession } from '#identity/tokens/sessions.ts'
import { type TokenFields, tokenFields } from '#identity/tokens/token-answer.ts'

type SignInAnswer = TokenFields & {
  kind: 'identitytoolkit#VerifyPasswordResponse'
  localId: string
  email: string
  displayName: string
  registered: true
}

export async function signIn(
  identity: Identity,
  request: Pick<AccountRequest, 'email' | 'password' | 'idToken'>,
  client: Client,
): Promise<SignInAnswer | Refusal> {
  if (request.email === undefined) return refuse('MISSING_EMAIL')
  const email = canonicalEmail(request.email)
  if (email === undefined) return refuse('INVALID_EMAIL')
  if (!request.password) return refuse('MISSING_PASSWORD')
  // In the protocol, this links two accounts.
  if (request.idToken) return refuseField('idToken')

  const passwordTry = await identity.throttle.beginPasswordTry(email, client.address)
  if (isRefusal(passwordTry)) return passwordTry
  return tryPassword(identity, { email, password: request.password }, passwordTry, client)
}

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
  // Unknown addresses pay for a hash too, so timing doesn't reveal who has an account.
  const { matches, isOutdated } = await passwords.compare(password, known?.password_hash, client.address)
  if (!known || !matches || !passwordTry.maySucceed) {
    const tooMany = await passwordTry.failed()
    if (tooMany) return tooMany
    if (settings.enumerationProtection) return refuse('INVALID_LOGIN_CREDENTIALS')
    return refuse(known ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND')
  }
  // The account stays locked, so this counts, and takes as long, as a failed attempt.
  if (known.disabled) return (await passwordTry.failed()) ?? refuse('USER_DISABLED')

  const now = identity.clock()
  const started = await database
    .transaction()
    .execute(async (transaction) => {
      // First, as in every transaction: taking locks in one order prevents deadlocks.
      const account = await changeAccountIfUnchanged(transaction, known, { last_login_at: now })
      if (!account) return undefined
      if (!(await passwordTry.succeeded(transaction))) throw new TooManyTriesError()
      return { account, ...(await startSession(transaction, account.id, now)) }
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof TooManyTriesError)) throw error
      return (await passwordTry.failed()) ?? tooManyAttempts(0)
    })
  // The credential has changed since it was read, perhaps only by a rehash: decide again from the current one.
  if (!started) return tryPassword(identity, { email, password }, passwordTry, client)
  if (isRefusal(started)) return started
  if (isOutdated) await rehash(identity, started.account, password, client.address)
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: started.account.id,
    email,
    displayName: started.account.display_name ?? '',
    registered: true,
    ...(await tokenFields(identity, started.account, started)),
  }
}
