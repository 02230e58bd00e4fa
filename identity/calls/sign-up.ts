import { changePassword } from '#identity/account-changes/change-password.ts'
import { findAccountByEmail, insertAccount, newAccountId } from '#identity/accounts/accounts.ts'
import { canonicalEmail } from '#identity/accounts/email.ts'
import { newPasswordRefusal } from '#identity/credentials/new-password.ts'
import type { Client } from '#identity/protocol/client.ts'
import { ownerFieldRefusal } from '#identity/protocol/owner-fields.ts'
import type { AccountRequest } from '#identity/protocol/request-body.ts'
import { isRefusal, type Refusal, refuse } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import type { IdentitySettings } from '#identity/settings.ts'
import { recentCallerOf } from '#identity/tokens/caller.ts'
import { startSession } from '#identity/tokens/sessions.ts'
import { type TokenFields, tokenFields } from '#identity/tokens/token-answer.ts'

type SignUpAnswer = TokenFields & {
  /** The SDK uses this text, and nothing else, to recognize a new account. */
  kind: 'identitytoolkit#SignupNewUserResponse'
  localId: string
  email: string
  displayName?: string
}

type Credential = { email: string; password: string; displayName: string | undefined }

export async function signUp(
  identity: Identity,
  request: AccountRequest,
  client: Client,
): Promise<SignUpAnswer | Refusal> {
  const credential = credentialIn(request, identity.settings)
  if (isRefusal(credential)) return credential
  return request.idToken === undefined
    ? register(identity, credential, client)
    : linkPassword(identity, request.idToken, credential, client)
}

function credentialIn(request: AccountRequest, settings: IdentitySettings): Credential | Refusal {
  const { idToken, password, displayName } = request
  if (request.localId !== undefined) return refuse('UNEXPECTED_PARAMETER', 'User ID')
  const ownerField = ownerFieldRefusal(request)
  if (ownerField) return ownerField
  if (idToken === undefined && request.email === undefined && password === undefined) {
    return refuse('OPERATION_NOT_ALLOWED')
  }
  if (request.email === undefined) return refuse('MISSING_EMAIL')
  const email = canonicalEmail(request.email)
  if (email === undefined) return refuse('INVALID_EMAIL')
  if (!password) return refuse('MISSING_PASSWORD')
  return newPasswordRefusal(password, email, settings) ?? { email, password, displayName }
}

async function register(
  identity: Identity,
  { email, password, displayName }: Credential,
  { address }: Client,
): Promise<SignUpAnswer | Refusal> {
  const tooMany = await identity.throttle.countRegistration(email, address)
  if (tooMany) return tooMany
  if (await findAccountByEmail(identity.database, email)) return refuse('EMAIL_EXISTS')
  const passwordHash = await identity.passwords.hash(password, address, 'sign-up')
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
    await identity.throttle.trustNetwork(transaction, email, address)
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

async function linkPassword(
  identity: Identity,
  idToken: string,
  { email, password, displayName }: Credential,
  client: Client,
): Promise<SignUpAnswer | Refusal> {
  const caller = await recentCallerOf(identity, idToken)
  if (isRefusal(caller)) return caller
  // A different address would bypass the mail that must confirm a change of address.
  if (caller.account.email !== email) return refuse('OPERATION_NOT_ALLOWED')
  const profile = displayName ? { display_name: displayName } : {}
  const change = await changePassword(identity, caller.account, password, client, profile)
  if (isRefusal(change)) return change
  const { account, tokens } = change
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.id,
    email,
    ...(account.display_name !== null && { displayName: account.display_name }),
    ...tokens,
  }
}
