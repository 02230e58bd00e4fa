import { isUniqueViolation } from '#database/constraint-violation.ts'
import type { Database } from '#database/open.ts'
import { type Account, findAccount, insertAccount, newAccountId } from '#identity/accounts/accounts.ts'
import { canonicalEmail } from '#identity/accounts/email.ts'
import { newPasswordRefusal } from '#identity/credentials/new-password.ts'
import { isRefusal, type Refusal, refuse } from '#identity/protocol/refusal.ts'
import type { Identity } from '#identity/service.ts'
import type { OwnerRequest } from './request.ts'

/** `accounts:signUp` by the owner: creates an account, with or without a credential, and returns no tokens. */
export async function createAccount(
  identity: Identity,
  request: OwnerRequest,
  address: string,
): Promise<object | Refusal> {
  const { database, passwords, settings } = identity
  if (request.idToken !== undefined) return refuse('UNEXPECTED_PARAMETER', 'User ID')
  const email = request.email ? canonicalEmail(request.email) : undefined
  if (request.email && email === undefined) return refuse('INVALID_EMAIL')
  const weakness = request.password && newPasswordRefusal(request.password, email, settings)
  if (weakness) return weakness
  if (request.localId && (await findAccount(database, request.localId))) return refuse('DUPLICATE_LOCAL_ID')

  const passwordHash = request.password ? await passwords.hash(request.password, address) : null
  const account = await insert(database, newAccount(request, { email, passwordHash, now: identity.clock() }))
  if (isRefusal(account)) return account
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.id,
    ...(account.email !== null && { email: account.email }),
    ...(account.display_name !== null && { displayName: account.display_name }),
    ...(account.photo_url !== null && { photoUrl: account.photo_url }),
  }
}

function newAccount(
  request: OwnerRequest,
  { email, passwordHash, now }: { email: string | undefined; passwordHash: string | null; now: number },
): Account {
  return {
    id: request.localId || newAccountId(),
    email: email ?? null,
    initial_email: null,
    email_verified: request.emailVerified ? 1 : 0,
    password_hash: passwordHash,
    password_updated_at: passwordHash === null ? null : now,
    display_name: request.displayName || null,
    photo_url: request.photoUrl || null,
    custom_attributes: null,
    disabled: request.disabled ? 1 : 0,
    created_at: now,
    last_login_at: now,
    valid_since: now,
  }
}

async function insert(database: Database, account: Account): Promise<Account | Refusal> {
  try {
    return (await insertAccount(database, account)) ?? refuse('EMAIL_EXISTS')
  } catch (error) {
    // The id was taken concurrently.
    if (isUniqueViolation(error)) return refuse('DUPLICATE_LOCAL_ID')
    throw error
  }
}
