import { findAccountByEmail, insertAccount, newAccountId } from './accounts.ts'
import { linkPassword } from './credential-change.ts'
import { canonicalEmail } from './email.ts'
import type { Identity } from './identity.ts'
import { newPasswordRefusal } from './new-password.ts'
import type { Client } from './protocol/client.ts'
import { ownerFieldRefusal } from './protocol/owner-fields.ts'
import { type Refusal, refuse } from './protocol/refusal.ts'
import type { AccountRequest } from './protocol/request-body.ts'
import { startSession } from './sessions.ts'
import { type TokenFields, tokenFields } from './token-answer.ts'

export type SignUpAnswer = TokenFields & {
  /** The SDK tells a new account from an old one by this text alone. */
  kind: 'identitytoolkit#SignupNewUserResponse'
  localId: string
  email: string
  displayName?: string
}

/** `accounts:signUp`: makes an account; with an ID token, gives that account an e-mail and a password. */
export async function signUp(
  identity: Identity,
  request: AccountRequest,
  client: Client,
): Promise<SignUpAnswer | Refusal> {
  if (request.localId !== undefined) return refuse('UNEXPECTED_PARAMETER', 'User ID')
  const ownerField = ownerFieldRefusal(request)
  if (ownerField) return ownerField
  if (request.idToken === undefined && request.email === undefined && request.password === undefined) {
    // An anonymous account.
    return refuse('OPERATION_NOT_ALLOWED')
  }
  if (request.email === undefined) return refuse('MISSING_EMAIL')
  const email = canonicalEmail(request.email)
  if (email === undefined) return refuse('INVALID_EMAIL')
  if (!request.password) return refuse('MISSING_PASSWORD')
  const weakness = newPasswordRefusal(request.password, email, identity.settings)
  if (weakness) return weakness

  const { idToken, password, displayName } = request
  const credential = { email, password, displayName }
  return idToken === undefined
    ? createAccount(identity, credential, client)
    : linkPassword(identity, idToken, credential, client)
}

async function createAccount(
  identity: Identity,
  { email, password, displayName }: { email: string; password: string; displayName: string | undefined },
  { address }: Client,
): Promise<SignUpAnswer | Refusal> {
  const tooMany = await identity.throttle.countRegistration(email, address)
  if (tooMany) return tooMany
  if (await findAccountByEmail(identity.database, email)) return refuse('EMAIL_EXISTS')
  const passwordHash = await identity.passwords.hash(password, address)
  const now = identity.clock()

  const started = await identity.database.transaction().execute(async (transaction) => {
    const account = await insertAccount(transaction, {
      id: newAccountId(),
      email,
      initial_email: null,
      email_verified: 0,
      password_hash: passwordHash,
      password_updated_at: now,
      display_name: displayName || null,
      photo_url: null,
      custom_attributes: null,
      disabled: 0,
      created_at: now,
      last_login_at: now,
      valid_since: now,
    })
    if (!account) return undefined
    await identity.throttle.welcomeOwner(transaction, email, address)
    return { account, ...(await startSession(transaction, account.id, now)) }
  })
  if (!started) return refuse('EMAIL_EXISTS')
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: started.account.id,
    email,
    ...(displayName && { displayName }),
    ...(await tokenFields(identity, started.account, started)),
  }
}
