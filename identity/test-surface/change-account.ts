import type { Database } from '#database/open.ts'
import { isUniqueViolation } from '#database/unique-violation.ts'
import {
  type Account,
  type AccountChanges,
  belongsToAnother,
  changeAccount,
  findAccount,
} from '../accounts.ts'
import { revokeAccess } from '../administration/revoke-access.ts'
import { canonicalEmail } from '../email.ts'
import type { Identity } from '../identity.ts'
import { newPasswordRefusal } from '../new-password.ts'
import { isRefusal, type Refusal, refuse } from '../protocol/refusal.ts'
import { endSessions } from '../sessions.ts'
import { profileChanges, updateAnswer } from '../update.ts'
import type { AdminRequest } from './admin-request.ts'

/** `accounts:update` by a privileged caller: whatever a person may change, and what only an operator may. */
export async function changeAccountOf(identity: Identity, request: AdminRequest): Promise<object | Refusal> {
  const { database } = identity
  if (!request.localId) return refuse('MISSING_LOCAL_ID')
  const account = await findAccount(database, request.localId)
  if (!account) return refuse('USER_NOT_FOUND')
  const credential = await credentialChanges(identity, account, request)
  if (isRefusal(credential)) return credential
  if (request.customAttributes !== undefined && !isClaims(request.customAttributes))
    return refuse('INVALID_CLAIMS')

  const revokes = request.validSince !== undefined || Object.keys(credential).length > 0
  const changes: AccountChanges = {
    ...profileChanges(request),
    ...credential,
    ...(request.emailVerified !== undefined && { email_verified: request.emailVerified ? 1 : 0 }),
    ...(request.customAttributes !== undefined && { custom_attributes: request.customAttributes || null }),
    ...(request.disableUser !== undefined && { disabled: request.disableUser ? 1 : 0 }),
    ...(revokes && { valid_since: identity.clock() }),
  }
  if (Object.keys(changes).length === 0) return updateAnswer(account)
  try {
    const after = await carryOut(database, account.id, changes)
    return after ? updateAnswer(after) : refuse('USER_NOT_FOUND')
  } catch (error) {
    // Somebody took the address a moment ago.
    if (isUniqueViolation(error)) return refuse('EMAIL_EXISTS')
    throw error
  }
}

function carryOut(database: Database, id: string, changes: AccountChanges): Promise<Account | undefined> {
  return database.transaction().execute(async (transaction) => {
    // First, as a sign-in under way waits for this row or is waited for.
    const changed = await changeAccount(transaction, id, changes)
    if (changes.disabled === 1) await revokeAccess(transaction, id)
    else if (changes.valid_since !== undefined) await endSessions(transaction, id)
    return changed
  })
}

async function credentialChanges(
  { database, passwords, settings, clock }: Identity,
  account: Account,
  request: AdminRequest,
): Promise<AccountChanges | Refusal> {
  const email = request.email === undefined ? undefined : canonicalEmail(request.email)
  if (request.email !== undefined && email === undefined) return refuse('INVALID_EMAIL')
  if (email !== undefined && (await belongsToAnother(database, email, account))) return refuse('EMAIL_EXISTS')
  const weakness = request.password && newPasswordRefusal(request.password, email ?? account.email, settings)
  if (weakness) return weakness
  return {
    ...(email !== undefined && email !== account.email && { email, email_verified: 0 as const }),
    ...(request.password && {
      password_hash: await passwords.hash(request.password),
      password_updated_at: clock(),
    }),
    ...(request.deleteProvider.includes('password') && {
      email: null,
      email_verified: 0 as const,
      password_hash: null,
      password_updated_at: null,
    }),
  }
}

/** Google's limit for the whole object. */
const longestClaims = 1000

function isClaims(text: string): boolean {
  if (text.length > longestClaims) return false
  try {
    const claims: unknown = JSON.parse(text || '{}')
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims)
  } catch {
    return false
  }
}
