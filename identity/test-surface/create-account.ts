import { findAccount, insertAccount, newAccountId } from '../accounts.ts'
import { canonicalEmail } from '../email.ts'
import type { Identity } from '../identity.ts'
import { newPasswordRefusal } from '../new-password.ts'
import { type Refusal, refuse } from '../protocol/refusal.ts'
import type { AdminRequest } from './admin-request.ts'

/** `accounts:signUp` by a privileged caller: an account with or without a credential, and no tokens. */
export async function createAccount(identity: Identity, request: AdminRequest): Promise<object | Refusal> {
  const { database, passwords, settings } = identity
  if (request.idToken !== undefined) return refuse('UNEXPECTED_PARAMETER', 'User ID')
  const email = request.email === undefined ? undefined : canonicalEmail(request.email)
  if (request.email !== undefined && email === undefined) return refuse('INVALID_EMAIL')
  const weakness = request.password && newPasswordRefusal(request.password, email, settings)
  if (weakness) return weakness
  if (request.localId && (await findAccount(database, request.localId))) return refuse('DUPLICATE_LOCAL_ID')

  const now = identity.clock()
  const account = await insertAccount(database, {
    id: request.localId || newAccountId(),
    email: email ?? null,
    initial_email: null,
    email_verified: request.emailVerified ? 1 : 0,
    password_hash: request.password ? await passwords.hash(request.password) : null,
    password_updated_at: request.password ? now : null,
    display_name: request.displayName || null,
    photo_url: request.photoUrl || null,
    custom_attributes: null,
    disabled: request.disabled ? 1 : 0,
    created_at: now,
    last_login_at: now,
    valid_since: now,
  })
  if (!account) return refuse('EMAIL_EXISTS')
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.id,
    ...(account.email !== null && { email: account.email }),
    ...(account.display_name !== null && { displayName: account.display_name }),
    ...(account.photo_url !== null && { photoUrl: account.photo_url }),
  }
}
