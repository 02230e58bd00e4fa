import { type AppliedCode, applyCode } from '#identity/account-changes/apply-code.ts'
import { changePassword } from '#identity/account-changes/change-password.ts'
import { type Account, type AccountChanges, changeAccount, findAccount } from '#identity/accounts/accounts.ts'
import { isPictureAddress } from '#identity/accounts/picture-address.ts'
import { newPasswordRefusal } from '#identity/credentials/new-password.ts'
import { accountFields } from '#identity/protocol/account-answer.ts'
import type { Client } from '#identity/protocol/client.ts'
import { ownerFieldRefusal } from '#identity/protocol/owner-fields.ts'
import type { AccountRequest } from '#identity/protocol/request-body.ts'
import { isRefusal, type Refusal, refuse } from '#identity/refusal.ts'
import { repeatableMs } from '#identity/repeatable.ts'
import type { Identity } from '#identity/service.ts'
import { type Caller, callerOf, recentCallerOf } from '#identity/tokens/caller.ts'
import { verifyIdToken } from '#identity/tokens/id-token.ts'
import type { TokenFields } from '#identity/tokens/token-answer.ts'
import { signIn } from './sign-in.ts'

export async function update(identity: Identity, request: AccountRequest, client: Client) {
  const refusal = requestRefusal(request)
  if (refusal) return refusal
  if (request.oobCode) {
    const applied = await applyCode(identity, request.oobCode, client)
    return isRefusal(applied) ? applied : appliedAnswer(applied)
  }
  if (request.password !== undefined) {
    const answer = await updatePassword(identity, request, request.password, client)
    if (!isRefusal(answer) || answer.refusal !== 'TOKEN_EXPIRED') return answer
    return (await repeatPasswordChange(identity, request.idToken, request.password, client)) ?? answer
  }
  const caller = await callerOf(identity, request.idToken)
  return isRefusal(caller) ? caller : updateProfile(identity, request, caller, client)
}

function requestRefusal(request: AccountRequest): Refusal | undefined {
  if (request.disableUser !== undefined) return refuse('OPERATION_NOT_ALLOWED')
  // To end all sessions, set a new password: then the owner is notified.
  if (request.validSince !== undefined) return refuse('OPERATION_NOT_ALLOWED')
  const ownerField = ownerFieldRefusal(request)
  if (ownerField) return ownerField
  if (request.photoUrl && !isPictureAddress(request.photoUrl)) {
    return refuse('INVALID_PHOTO_URL', 'The address has to begin with http:// or https://.')
  }
  if (request.idToken === undefined && !request.oobCode) {
    return refuse('INVALID_REQ_TYPE', 'Unsupported request parameters.')
  }
  if (request.localId !== undefined) return refuse('UNEXPECTED_PARAMETER', 'User ID')
  // Someone who knows the password must not detach the account from the mailbox through which its owner recovers it.
  if (removesCredential(request)) {
    return refuse('OPERATION_NOT_ALLOWED', 'An account keeps its address and its password.')
  }
  // A change must be confirmed from the new mailbox; otherwise it would reveal who has an account.
  if (request.email !== undefined) return refuse('OPERATION_NOT_ALLOWED')
  return undefined
}

function removesCredential({ deleteAttribute, deleteProvider }: AccountRequest): boolean {
  return (
    deleteProvider.includes('password') ||
    deleteAttribute.includes('EMAIL') ||
    deleteAttribute.includes('PASSWORD')
  )
}

async function updateProfile(
  { database, throttle }: Identity,
  request: AccountRequest,
  { account }: Caller,
  { address }: Client,
) {
  const changes = profileChanges(request)
  if (Object.keys(changes).length === 0) return updateAnswer(account)
  const tooMany = await throttle.countProfileChange(account.id, address)
  if (tooMany) return tooMany
  const after = await changeAccount(database, account.id, changes)
  return after ? updateAnswer(after) : refuse('USER_NOT_FOUND')
}

/**
 * A change ends the session that asked for it. If its answer was lost, the same call comes again with the token of that
 * session: like a sign-in, it has to prove the password.
 */
async function repeatPasswordChange(
  identity: Identity,
  idToken: string | undefined,
  password: string,
  client: Client,
) {
  const claims = await verifyIdToken(identity, idToken ?? '')
  const account = isRefusal(claims) ? undefined : await findAccount(identity.database, claims.accountId)
  const isRecent = identity.clock() - (account?.password_updated_at ?? 0) <= repeatableMs
  if (!account?.email || !isRecent) return undefined
  const signedIn = await signIn(identity, { email: account.email, password }, client)
  if (isRefusal(signedIn)) return undefined
  const { idToken: fresh, refreshToken, expiresIn } = signedIn
  return updateAnswer(account, { idToken: fresh, refreshToken, expiresIn })
}

async function updatePassword(identity: Identity, request: AccountRequest, password: string, client: Client) {
  const caller = await recentCallerOf(identity, request.idToken)
  if (isRefusal(caller)) return caller
  const { account } = caller
  const weakness = newPasswordRefusal(password, account.email, identity.settings)
  if (weakness) return weakness
  const profile = profileChanges(request)
  const change = await changePassword(identity, account, password, client, profile)
  return isRefusal(change) ? change : updateAnswer(change.account, change.tokens)
}

function profileChanges({ displayName, photoUrl, deleteAttribute }: AccountRequest): AccountChanges {
  return {
    ...(displayName !== undefined && { display_name: displayName || null }),
    ...(photoUrl !== undefined && { photo_url: photoUrl || null }),
    ...(deleteAttribute.includes('DISPLAY_NAME') && { display_name: null }),
    ...(deleteAttribute.includes('PHOTO_URL') && { photo_url: null }),
  }
}

/** Always includes name and picture: the SDK copies the answer and treats absent fields as removed. */
function updateAnswer(account: Account, tokens?: TokenFields) {
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...accountFields(account), ...tokens }
}

function appliedAnswer({ account, requestType }: AppliedCode) {
  const isMove = requestType === 'VERIFY_AND_CHANGE_EMAIL'
  return { ...updateAnswer(account), ...(isMove && { newEmail: account.email }) }
}
