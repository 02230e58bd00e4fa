import { z } from 'zod'
import { isUniqueViolation } from '#database/constraint-violation.ts'
import type { Database } from '#database/open.ts'
import {
  type Account,
  changeAccount,
  findAccount,
  findAccountByEmail,
  insertAccount,
} from '#identity/accounts/accounts.ts'
import { canonicalEmail } from '#identity/accounts/email.ts'
import { revokeAccess } from '#identity/administration/revoke-access.ts'
import { hashKnownPassword } from '#identity/credentials/passwords.ts'
import { fieldNotServedIn, notServedDetail } from '#identity/protocol/not-served.ts'
import { type Refusal, refuse } from '#identity/protocol/refusal.ts'
import { accountRequestSchema, flag } from '#identity/protocol/request-body.ts'
import type { Identity } from '#identity/service.ts'
import { claimsRefusal } from './claims.ts'
import { id, time } from './request.ts'

const text = accountRequestSchema.shape.email
const userSchema = accountRequestSchema
  .pick({
    email: true,
    displayName: true,
    photoUrl: true,
    customAttributes: true,
    disabled: true,
    emailVerified: true,
  })
  .extend({
    localId: id,
    createdAt: time,
    lastLoginAt: time,
    passwordHash: text,
    rawPassword: text,
    tenantId: text,
  })
  .loose()
type User = z.infer<typeof userSchema>

export const batchCreateSchema = z.object({
  users: z.array(userSchema).default([]),
  allowOverwrite: flag,
  sanityCheck: flag,
})
type BatchCreate = z.infer<typeof batchCreateSchema>

/**
 * `accounts:batchCreate`: creates accounts as given; one that fails doesn't stop the others. The passwords are in the
 * request, so a costly hash would protect nothing, and for a thousand accounts the caller would time out.
 */
export async function createAccounts(identity: Identity, request: BatchCreate): Promise<object | Refusal> {
  const refusal = batchRefusal(request)
  if (refusal) return refusal
  const error: { index: number; message: string }[] = []
  for (const [index, user] of request.users.entries()) {
    const message = await writeAgain(identity, user, request)
    if (message !== undefined) error.push({ index, message })
  }
  return { kind: 'identitytoolkit#UploadAccountResponse', error }
}

function batchRefusal({ users, allowOverwrite, sanityCheck }: BatchCreate): Refusal | undefined {
  if (users.length === 0) return refuse('MISSING_USER_ACCOUNT')
  const email = sanityCheck ? firstDouble(users.flatMap(({ email }) => email || [])) : undefined
  if (email !== undefined) return refuse('DUPLICATE_EMAIL', email)
  const id = allowOverwrite ? undefined : firstDouble(users.map(({ localId }) => localId ?? ''))
  return id === undefined ? undefined : refuse('DUPLICATE_LOCAL_ID', id)
}

function firstDouble(texts: readonly string[]): string | undefined {
  return texts.find((text, index) => texts.indexOf(text) < index)
}

/**
 * Like `write`, but tries again if another call has just taken the id or address: the second attempt finds that
 * account.
 */
async function writeAgain(identity: Identity, user: User, request: BatchCreate): Promise<string | undefined> {
  try {
    return await write(identity, user, request)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return write(identity, user, request)
  }
}

/** Returns why an account was not written, or undefined. */
async function write(
  identity: Identity,
  user: User,
  { allowOverwrite }: BatchCreate,
): Promise<string | undefined> {
  const { database } = identity
  const { localId } = user
  const problem = problemWith(user)
  if (!localId || problem) return problem
  const account = await accountOf(identity, localId, user)
  const { email } = account
  const present = email === null ? undefined : await findAccountByEmail(database, email)
  if (present && present.id !== localId) return emailTaken
  if (await findAccount(database, localId)) {
    if (!allowOverwrite) return 'localId belongs to an existing account - can not overwrite.'
    await overwrite(database, account)
    return undefined
  }
  return (await insertAccount(database, account)) ? undefined : emailTaken
}

const emailTaken = 'email exists in other account in database'

function problemWith(user: User): string | undefined {
  if (!user.localId) return 'localId is missing'
  if (user.tenantId) return 'Tenant id in userInfo does not match the tenant id in request.'
  const notServed = fieldNotServedIn(user)
  if (notServed) return notServedDetail(notServed)
  if (user.email && canonicalEmail(user.email) === undefined) return 'email is invalid'
  switch (claimsRefusal(user.customAttributes)?.refusal) {
    case undefined:
      return undefined
    case 'CLAIMS_TOO_LARGE':
      return 'Custom claims provided are too large.'
    case 'FORBIDDEN_CLAIM':
      return 'Custom claims provided include a reserved claim.'
    default:
      return 'Invalid custom claims provided.'
  }
}

async function accountOf({ clock }: Identity, id: string, user: User): Promise<Account> {
  const now = clock()
  const password = user.passwordHash ? passwordIn(user.passwordHash) : user.rawPassword
  return {
    id,
    email: (user.email && canonicalEmail(user.email)) || null,
    initial_email: null,
    email_verified: user.emailVerified ? 1 : 0,
    password_hash: password ? await hashKnownPassword(password) : null,
    password_updated_at: password ? now : null,
    display_name: user.displayName || null,
    photo_url: user.photoUrl || null,
    custom_attributes: user.customAttributes || null,
    disabled: user.disabled ? 1 : 0,
    created_at: Number(user.createdAt ?? now),
    last_login_at: Number(user.lastLoginAt ?? now),
    valid_since: now,
  }
}

/** The emulator's exports contain passwords in plain text behind a salt. No other hash can be used to sign in. */
function passwordIn(hash: string): string | undefined {
  return /^fakeHash:salt=.*?:password=(.+)$/s.exec(hash)?.[1]
}

function overwrite(database: Database, account: Account): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await changeAccount(transaction, account.id, account)
    await revokeAccess(transaction, account.id)
  })
}
