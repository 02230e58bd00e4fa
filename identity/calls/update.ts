import {
  type Account,
  type AccountChanges,
  changeAccount,
  changeAccountAsRead,
} from '../accounts/accounts.ts'
import { canonicalEmail } from '../accounts/email.ts'
import { isPictureAddress } from '../accounts/picture-address.ts'
import { changeCredential } from '../credentials/credential-change.ts'
import { newPasswordRefusal } from '../credentials/new-password.ts'
import { applyCode } from '../mailed-codes/apply-code.ts'
import { withdrawCodes } from '../mailed-codes/codes.ts'
import { accountFields } from '../protocol/account-answer.ts'
import type { Client } from '../protocol/client.ts'
import { ownerFieldRefusal } from '../protocol/owner-fields.ts'
import { isRefusal, type Refusal, refuse } from '../protocol/refusal.ts'
import type { AccountRequest } from '../protocol/request-body.ts'
import type { Identity } from '../service.ts'
import { type Caller, callerOf, recentCallerOf } from '../tokens/caller.ts'
import { endOtherSessions } from '../tokens/sessions.ts'
import type { TokenFields } from '../tokens/token-answer.ts'

/** `accounts:update`: the caller's profile, password, e-mail address or sign-in methods. */
export async function update(identity: Identity, request: AccountRequest, client: Client) {
  const misuse = misuseOf(identity, request)
  if (misuse) return misuse
  const { email, password } = request
  if (request.oobCode) return updateByCode(identity, request.oobCode, client)
  if (email === undefined && password === undefined && request.validSince === undefined) {
    const removes = removesCredential(request)
    const caller = await (removes ? recentCallerOf : callerOf)(identity, request.idToken)
    if (isRefusal(caller)) return caller
    return (removes ? removeCredential : updateProfile)(identity, request, caller)
  }
  if (email === undefined && password === undefined) return signOutEverywhere(identity, request, client)

  const newEmail = email === undefined ? undefined : canonicalEmail(email)
  if (email !== undefined && newEmail === undefined) return refuse('INVALID_EMAIL')
  return updateCredential(identity, request, { email: newEmail, password }, client)
}

function misuseOf({ settings }: Identity, request: AccountRequest): Refusal | undefined {
  const { testSurface, enumerationProtection } = settings
  if (request.disableUser !== undefined) return refuse('OPERATION_NOT_ALLOWED')
  // A new password ends sessions, and the owner is told.
  if (request.validSince !== undefined && !testSurface) return refuse('OPERATION_NOT_ALLOWED')
  const ownerField = ownerFieldRefusal(request)
  if (ownerField) return ownerField
  // Suites for the emulator set any text.
  if (request.photoUrl && !settings.testSurface && !isPictureAddress(request.photoUrl)) {
    return refuse('INVALID_PHOTO_URL', 'The address has to begin with http:// or https://.')
  }
  if (request.idToken === undefined && !request.oobCode)
    return refuse('INVALID_REQ_TYPE', 'Unsupported request parameters.')
  // The account is the token's; the emulator ignores what else is named.
  if (request.localId !== undefined && !testSurface) return refuse('UNEXPECTED_PARAMETER', 'User ID')
  // Whoever knows a password must not take the account away from the mailbox by which its owner comes back.
  if (removesCredential(request) && !testSurface) {
    return refuse('OPERATION_NOT_ALLOWED', 'An account keeps its address and its password.')
  }
  // A change has to be confirmed from the new address's mailbox, or it would tell who has an account.
  if (request.email !== undefined && !(testSurface && !enumerationProtection)) {
    return refuse('OPERATION_NOT_ALLOWED')
  }
  return undefined
}

async function updateProfile({ database }: Identity, request: AccountRequest, caller: Caller) {
  const changes = profileChanges(request)
  const account =
    Object.keys(changes).length === 0
      ? caller.account
      : await changeAccount(database, caller.account.id, changes)
  return account ? updateAnswer(account) : refuse('USER_NOT_FOUND')
}

/** Beside the test surface: takes away what the caller signs in with. Whoever else has signed in with it is signed out; the caller stays. */
async function removeCredential({ database }: Identity, request: AccountRequest, caller: Caller) {
  const { account, session } = caller
  const changes = { ...profileChanges(request), ...credentialRemovals(request) }
  const after = await database.transaction().execute(async (transaction) => {
    const changed = await changeAccountAsRead(transaction, account, changes)
    if (!changed) return undefined
    await endOtherSessions(transaction, session)
    await withdrawCodes(transaction, account.id)
    return changed
  })
  // Another change came first and ended the caller's session.
  return after ? updateAnswer(after) : refuse('TOKEN_EXPIRED')
}

async function updateCredential(
  identity: Identity,
  request: AccountRequest,
  credential: { email: string | undefined; password: string | undefined },
  client: Client,
) {
  const caller = await recentCallerOf(identity, request.idToken)
  if (isRefusal(caller)) return caller
  const { email = caller.account.email, password } = credential
  if (email === caller.account.email && password === undefined) {
    return updateProfile(identity, request, caller)
  }
  const weakness = password === undefined ? undefined : newPasswordRefusal(password, email, identity.settings)
  if (weakness) return weakness
  const changes = profileChanges(request)
  const change = await changeCredential(identity, caller.account, credential, client, changes)
  if (isRefusal(change)) return change
  return {
    ...updateAnswer(change.account, change.tokens),
    ...(credential.email !== undefined && { newEmail: credential.email }),
  }
}

/** Beside the test surface. What the caller says of the time does not matter: whatever was issued before this moment ends. */
async function signOutEverywhere(identity: Identity, request: AccountRequest, client: Client) {
  const caller = await recentCallerOf(identity, request.idToken)
  if (isRefusal(caller)) return caller
  const change = await changeCredential(identity, caller.account, {}, client, profileChanges(request))
  return isRefusal(change) ? change : updateAnswer(change.account, change.tokens)
}

async function updateByCode(identity: Identity, oobCode: string, client: Client) {
  const applied = await applyCode(identity, oobCode, client)
  if (isRefusal(applied)) return applied
  const { new_email } = applied.code
  return { ...updateAnswer(applied.account), ...(new_email !== null && { newEmail: new_email }) }
}

/** Absent means unchanged; a name or picture goes away through `deleteAttribute`. */
export function profileChanges({ displayName, photoUrl, deleteAttribute }: AccountRequest): AccountChanges {
  return {
    ...(displayName !== undefined && { display_name: displayName || null }),
    ...(photoUrl !== undefined && { photo_url: photoUrl || null }),
    ...(deleteAttribute.includes('DISPLAY_NAME') && { display_name: null }),
    ...(deleteAttribute.includes('PHOTO_URL') && { photo_url: null }),
  }
}

/** A credential, or one half of it, that is given up, by either of the names that the protocol has for it. */
export function credentialRemovals({ deleteAttribute, deleteProvider }: AccountRequest): AccountChanges {
  const unlinks = deleteProvider.includes('password')
  return {
    ...((unlinks || deleteAttribute.includes('EMAIL')) && { email: null, email_verified: 0 }),
    ...((unlinks || deleteAttribute.includes('PASSWORD')) && {
      password_hash: null,
      password_updated_at: null,
    }),
  }
}

function removesCredential(request: AccountRequest): boolean {
  return Object.keys(credentialRemovals(request)).length > 0
}

/** Repeats name and picture even where they did not change: the SDK copies what it gets, absent as none. */
export function updateAnswer(account: Account, tokens?: TokenFields) {
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...accountFields(account), ...tokens }
}
