import { isUniqueViolation } from '#database/constraint-violation.ts'
import type { Database } from '#database/open.ts'
import {
  type Account,
  type AccountChanges,
  belongsToAnother,
  changeAccount,
  findAccount,
} from '#identity/accounts/accounts.ts'
import { canonicalEmail } from '#identity/accounts/email.ts'
import { revokeAccess } from '#identity/administration/revoke-access.ts'
import { profileChanges, updateAnswer } from '#identity/calls/update.ts'
import { newPasswordRefusal } from '#identity/credentials/new-password.ts'
import { isRefusal, type Refusal, refuse } from '#identity/protocol/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { endSessions, endSessionsBefore } from '#identity/tokens/sessions.ts'
import { credentialRemovals } from '../calls/update.ts'
import { claimsRefusal } from './claims.ts'
import type { OwnerRequest } from './request.ts'

/** `accounts:update` by the owner, who may also change what a visitor may not. */
export async function updateAccount(
  identity: Identity,
  request: OwnerRequest,
  address: string,
): Promise<object | Refusal> {
  const { database } = identity
  if (!request.localId) return refuse('MISSING_LOCAL_ID')
  const account = await findAccount(database, request.localId)
  if (!account) return refuse('USER_NOT_FOUND')
  const credential = await credentialChanges(identity, account, request, address)
  if (isRefusal(credential)) return credential
  const claims = claimsRefusal(request.customAttributes)
  if (claims) return claims

  const revokes = Object.keys(credential).length > 0
  const changes: AccountChanges = {
    ...profileChanges(request),
    ...credential,
    ...(request.emailVerified !== undefined && { email_verified: request.emailVerified ? 1 : 0 }),
    ...(request.customAttributes !== undefined && { custom_attributes: request.customAttributes || null }),
    ...(request.disableUser !== undefined && { disabled: request.disableUser ? 1 : 0 }),
    ...(request.createdAt !== undefined && { created_at: Number(request.createdAt) }),
    ...(request.lastLoginAt !== undefined && { last_login_at: Number(request.lastLoginAt) }),
    ...(revokes && { valid_since: identity.clock() }),
    ...(request.validSince !== undefined && { valid_since: Number(request.validSince) * 1000 }),
  }
  if (Object.keys(changes).length === 0) return updateAnswer(account)
  try {
    const after = await writeChanges(database, account.id, changes, revokes)
    return after ? updateAnswer(after) : refuse('USER_NOT_FOUND')
  } catch (error) {
    // The address was taken concurrently.
    if (isUniqueViolation(error)) return refuse('EMAIL_EXISTS')
    throw error
  }
}

function writeChanges(
  database: Database,
  id: string,
  changes: AccountChanges,
  revokes: boolean,
): Promise<Account | undefined> {
  return database.transaction().execute(async (transaction) => {
    // Locks the row first: a concurrent sign-in finishes before or starts after.
    const changed = await changeAccount(transaction, id, changes)
    if (changes.disabled === 1) await revokeAccess(transaction, id)
    else if (revokes) await endSessions(transaction, id)
    // Including sessions of the same second: the Admin SDK revokes by the second, and means all of them.
    else if (changes.valid_since !== undefined)
      await endSessionsBefore(transaction, id, changes.valid_since + 1000)
    return changed
  })
}

async function credentialChanges(
  { database, passwords, settings, clock }: Identity,
  account: Account,
  request: OwnerRequest,
  address: string,
): Promise<AccountChanges | Refusal> {
  const email = request.email === undefined ? undefined : canonicalEmail(request.email)
  if (request.email !== undefined && email === undefined) return refuse('INVALID_EMAIL')
  if (email !== undefined && (await belongsToAnother(database, email, account))) return refuse('EMAIL_EXISTS')
  const weakness = request.password && newPasswordRefusal(request.password, email ?? account.email, settings)
  if (weakness) return weakness
  return {
    ...(email !== undefined &&
      email !== account.email && {
        email,
        email_verified: 0 as const,
        initial_email: account.initial_email ?? account.email,
      }),
    ...(request.password && {
      password_hash: await passwords.hash(request.password, address),
      password_updated_at: clock(),
    }),
    ...credentialRemovals(request),
  }
}
