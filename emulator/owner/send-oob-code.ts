import { findAccountByEmail } from '#identity/accounts/accounts.ts'
import { canonicalEmail } from '#identity/accounts/email.ts'
import { sendOobCode, sentAnswer } from '#identity/calls/send-oob-code.ts'
import { continueUrlRefusal } from '#identity/mailed-codes/continue-url.ts'
import { type CodeRequest, issueCode } from '#identity/mailed-codes/issue-code.ts'
import type { Client } from '#identity/protocol/client.ts'
import { isRefusal, type Refusal, refuse } from '#identity/protocol/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { callerOf } from '#identity/tokens/caller.ts'
import { emulatorLink } from '../action-link.ts'
import type { OwnerRequest } from './request.ts'

/** `accounts:sendOobCode` by the owner, who names an account by its address and gets the link. */
export async function giveOobLink(
  identity: Identity,
  request: OwnerRequest,
  client: Client,
): Promise<object | Refusal> {
  if (!request.returnOobLink) return sendOobCode(identity, request, client)
  const { requestType, continueUrl } = request
  const refusal = continueUrlRefusal(continueUrl, identity)
  if (refusal) return refusal
  const isKnown =
    requestType === 'PASSWORD_RESET' ||
    requestType === 'VERIFY_EMAIL' ||
    requestType === 'VERIFY_AND_CHANGE_EMAIL'
  if (!isKnown) return refuse(requestType === undefined ? 'MISSING_REQ_TYPE' : 'OPERATION_NOT_ALLOWED')
  const changes = requestType === 'VERIFY_AND_CHANGE_EMAIL'
  if (changes && !request.newEmail) return refuse('MISSING_NEW_EMAIL')
  const speaks = request.idToken && requestType !== 'PASSWORD_RESET'
  const caller = speaks ? await callerOf(identity, request.idToken) : undefined
  if (caller && isRefusal(caller)) return caller
  const given = caller ? caller.account.email : request.email
  if (!given) return refuse('MISSING_EMAIL')
  const email = canonicalEmail(given)
  if (email === undefined) return refuse('INVALID_EMAIL')
  const newEmail = changes ? canonicalEmail(request.newEmail ?? '') : undefined
  if (changes && newEmail === undefined) return refuse('INVALID_NEW_EMAIL')

  const account = await findAccountByEmail(identity.database, email)
  if (!account) {
    if (requestType !== 'PASSWORD_RESET') return refuse('USER_NOT_FOUND')
    return identity.settings.enumerationProtection ? sentAnswer(email) : refuse('EMAIL_NOT_FOUND')
  }
  if (newEmail !== undefined && (await findAccountByEmail(identity.database, newEmail)))
    return refuse('EMAIL_EXISTS')
  const code: CodeRequest =
    requestType === 'VERIFY_AND_CHANGE_EMAIL'
      ? { requestType, email, newEmail: newEmail ?? '', continueUrl }
      : { requestType, email, continueUrl }
  const { issued } = await issueCode(identity, account, code, client)
  return { ...sentAnswer(email), oobCode: issued.oobCode, oobLink: emulatorLink(issued.oobLink) }
}
