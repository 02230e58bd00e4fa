import { type AccountChanges, changeAccountIfUnchanged } from '#identity/accounts/accounts.ts'
import { canonicalEmail } from '#identity/accounts/email.ts'
import {
  appliedAnswer,
  noAccountNamed,
  profileChanges,
  updateAnswer,
  updateProfile,
} from '#identity/calls/update.ts'
import { newPasswordRefusal } from '#identity/credentials/new-password.ts'
import { applyCode } from '#identity/mailed-codes/apply-code.ts'
import { revokeCodes } from '#identity/mailed-codes/revoke-codes.ts'
import type { Client } from '#identity/protocol/client.ts'
import { ownerFieldRefusal } from '#identity/protocol/owner-fields.ts'
import { isRefusal, type Refusal, refuse } from '#identity/protocol/refusal.ts'
import type { AccountRequest } from '#identity/protocol/request-body.ts'
import type { Identity } from '#identity/service.ts'
import { type Caller, callerOf, recentCallerOf } from '#identity/tokens/caller.ts'
import { endOtherSessions } from '#identity/tokens/sessions.ts'
import type { IssuedCodes } from '../issued-codes.ts'
import { changeCredentialAsEmulator } from './change-credential.ts'

/**
 * `accounts:update` of the emulator. Someone who knows the password can also remove the address or the password, end
 * sessions by `validSince` and, without enumeration protection, change the address immediately.
 */
export async function updateAsEmulator(
  identity: Identity,
  codes: IssuedCodes,
  request: AccountRequest,
  client: Client,
): Promise<object | Refusal> {
  const refusal = requestRefusal(identity, request)
  if (refusal) return refusal
  if (request.oobCode) return updateByCode(identity, codes, request.oobCode, client)
  const { email, password, validSince } = request
  if (email !== undefined || password !== undefined || validSince !== undefined) {
    return updateCredential(identity, request, client)
  }
  const removals = credentialRemovals(request)
  const removes = Object.keys(removals).length > 0
  const caller = await (removes ? recentCallerOf : callerOf)(identity, request.idToken)
  if (isRefusal(caller)) return caller
  return removes
    ? removeCredential(identity, caller, { ...profileChanges(request), ...removals })
    : updateProfile(identity, request, caller)
}

function requestRefusal({ settings }: Identity, request: AccountRequest): Refusal | undefined {
  if (request.disableUser !== undefined) return refuse('OPERATION_NOT_ALLOWED')
  const ownerField = ownerFieldRefusal(request)
  if (ownerField) return ownerField
  if (request.idToken === undefined && !request.oobCode) return noAccountNamed
  if (request.email !== undefined && settings.enumerationProtection) return refuse('OPERATION_NOT_ALLOWED')
  return undefined
}

/**
 * Keeps the list free of codes that no longer work, and of recoveries of changes that the new mailbox has confirmed.
 */
async function updateByCode(identity: Identity, codes: IssuedCodes, oobCode: string, client: Client) {
  const applied = await applyCode(identity, oobCode, client)
  if (isRefusal(applied)) {
    if (applied.refusal === 'EMAIL_EXISTS') codes.remove(oobCode)
    return applied
  }
  if (applied.recovery) codes.remove(applied.recovery.oobCode)
  return appliedAnswer(applied)
}

async function updateCredential(identity: Identity, request: AccountRequest, client: Client) {
  const { password } = request
  const newEmail = request.email === undefined ? undefined : canonicalEmail(request.email)
  if (request.email !== undefined && newEmail === undefined) return refuse('INVALID_EMAIL')
  const caller = await recentCallerOf(identity, request.idToken)
  if (isRefusal(caller)) return caller
  const { account } = caller
  if (newEmail === account.email && password === undefined) return updateProfile(identity, request, caller)
  const email = newEmail ?? account.email
  const weakness = password === undefined ? undefined : newPasswordRefusal(password, email, identity.settings)
  if (weakness) return weakness
  const credential = { email: newEmail, password }
  const profile = profileChanges(request)
  const change = await changeCredentialAsEmulator(identity, account, credential, client, profile)
  if (isRefusal(change)) return change
  return { ...updateAnswer(change.account, change.tokens), ...(newEmail !== undefined && { newEmail }) }
}

/** Signs out everyone but the caller. */
async function removeCredential(
  { database }: Identity,
  { account, session }: Caller,
  changes: AccountChanges,
): Promise<object | Refusal> {
  const after = await database.transaction().execute(async (transaction) => {
    const changed = await changeAccountIfUnchanged(transaction, account, changes)
    if (!changed) return undefined
    await endOtherSessions(transaction, session)
    await revokeCodes(transaction, account.id)
    return changed
  })
  // A concurrent change won and ended the caller's session.
  return after ? updateAnswer(after) : refuse('TOKEN_EXPIRED')
}

/** Removes the credential or half of it, under either of the protocol's names. */
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
