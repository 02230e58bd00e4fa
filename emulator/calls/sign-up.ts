import { credentialIn, linkedAnswer, profileWith, signUp } from '#identity/calls/sign-up.ts'
import type { Client } from '#identity/protocol/client.ts'
import { isRefusal, type Refusal, refuse } from '#identity/protocol/refusal.ts'
import type { AccountRequest } from '#identity/protocol/request-body.ts'
import type { Identity } from '#identity/service.ts'
import { recentCallerOf } from '#identity/tokens/caller.ts'
import { changeCredentialAsEmulator } from './change-credential.ts'

/**
 * `accounts:signUp` of the emulator. With an ID token, it also gives an account its first address or, without
 * enumeration protection, another one.
 */
export async function signUpAsEmulator(
  identity: Identity,
  request: AccountRequest,
  client: Client,
): Promise<object | Refusal> {
  if (request.idToken === undefined) return signUp(identity, request, client)
  const credential = credentialIn(request, identity.settings)
  if (isRefusal(credential)) return credential
  const caller = await recentCallerOf(identity, request.idToken)
  if (isRefusal(caller)) return caller
  const { account } = caller
  const { email, displayName } = credential
  const mayMove = account.email === null || !identity.settings.enumerationProtection
  if (account.email !== email && !mayMove) return refuse('OPERATION_NOT_ALLOWED')
  const profile = profileWith(displayName)
  const change = await changeCredentialAsEmulator(identity, account, credential, client, profile)
  return isRefusal(change) ? change : linkedAnswer(change, email)
}
