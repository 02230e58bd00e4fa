import type { Database } from '#database/open.ts'
import { type Account, changeAccountIfUnchanged, findAccountByEmail } from '#identity/accounts/accounts.ts'
import { canonicalEmail } from '#identity/accounts/email.ts'
import { continueUrlRefusal } from '#identity/mailed-codes/continue-url.ts'
import {
  type CodeRequest,
  type CountMail,
  mailCode,
  mailCodeUnlessDeleted,
} from '#identity/mailed-codes/issue-code.ts'
import type { Client } from '#identity/protocol/client.ts'
import type { AccountRequest } from '#identity/protocol/request-body.ts'
import { isRefusal, type Refusal, refuse } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { type Caller, callerOf, recentCallerOf } from '#identity/tokens/caller.ts'
import { findAccountAndSession } from '#identity/tokens/sessions.ts'

export async function sendOobCode(
  identity: Identity,
  request: AccountRequest,
  client: Client,
): Promise<object | Refusal> {
  const { requestType, continueUrl } = request
  if (requestType === undefined || requestType === 'OOB_REQ_TYPE_UNSPECIFIED')
    return refuse('MISSING_REQ_TYPE')
  // Returning the link would hand it to the caller, who may not own the mailbox.
  if (request.returnOobLink) return refuse('INSUFFICIENT_PERMISSION')
  const refusal = continueUrlRefusal(continueUrl, identity.settings)
  if (refusal) return refusal

  switch (requestType) {
    case 'PASSWORD_RESET':
      return sendPasswordReset(identity, request, client)
    case 'VERIFY_EMAIL':
      return sendVerification(identity, request, client)
    case 'VERIFY_AND_CHANGE_EMAIL':
      return sendEmailChange(identity, request, client)
    case 'EMAIL_SIGNIN':
      return refuse('OPERATION_NOT_ALLOWED')
    default:
      return refuse('INVALID_REQ_TYPE', 'Unsupported request type.')
  }
}

async function sendPasswordReset(identity: Identity, request: AccountRequest, client: Client) {
  const { database, settings, throttle } = identity
  if (request.email === undefined) return refuse('MISSING_EMAIL')
  const email = canonicalEmail(request.email)
  if (email === undefined) return refuse('INVALID_EMAIL')
  const count = (within: Database) => throttle.countMail('reset', email, client.address, within)

  const account = await findAccountByEmail(database, email)
  if (!settings.enumerationProtection) {
    if (!account) return (await count(database)) ?? refuse('EMAIL_NOT_FOUND')
    if (account.disabled) return (await count(database)) ?? refuse('USER_DISABLED')
  }
  const code = { requestType: 'PASSWORD_RESET', email, continueUrl: request.continueUrl } as const
  const receives = account !== undefined && !account.disabled
  await mailCodeUnlessDeleted(identity, receives ? account : undefined, code, client, count)
  return sentAnswer(email)
}

async function sendVerification(identity: Identity, request: AccountRequest, client: Client) {
  // Of this call's requests, only a change of address is answered with MISSING_ID_TOKEN.
  if (!request.idToken) return refuse('INVALID_ID_TOKEN')
  const caller = await callerOf(identity, request.idToken)
  if (isRefusal(caller)) return caller
  const { email } = caller.account
  if (email === null) return refuse('MISSING_EMAIL')
  const count = (within: Database) =>
    identity.throttle.countMail('verification', email, client.address, within)
  const code = { requestType: 'VERIFY_EMAIL', email, continueUrl: request.continueUrl } as const
  return (await mailCodeTo(identity, caller, caller.account, code, client, count)) ?? sentAnswer(email)
}

/** Pages know the answer by the name in brackets, which the SDK passes on. */
const ownEmail = refuse('INVALID_NEW_EMAIL', 'This is already the address of the account [OWN_EMAIL]')

/** Whether the new address has an account is told only without enumeration protection. */
async function sendEmailChange(identity: Identity, request: AccountRequest, client: Client) {
  if (!request.newEmail) return refuse('MISSING_NEW_EMAIL')
  const caller = await recentCallerOf(identity, request.idToken)
  if (isRefusal(caller)) return caller
  const { email } = caller.account
  if (email === null) return refuse('MISSING_EMAIL')
  const newEmail = canonicalEmail(request.newEmail)
  if (newEmail === undefined) return refuse('INVALID_NEW_EMAIL')
  if (newEmail === email) return ownEmail
  const { database, settings, throttle } = identity
  const tooMany = await throttle.countMove(caller.account.id)
  if (tooMany) return tooMany
  const count = (within: Database) => throttle.countMail('change', newEmail, client.address, within)

  const taken = (await findAccountByEmail(database, newEmail)) !== undefined
  if (taken && !settings.enumerationProtection) return (await count(database)) ?? refuse('EMAIL_EXISTS')
  const { continueUrl } = request
  const code = { requestType: 'VERIFY_AND_CHANGE_EMAIL', email, newEmail, continueUrl } as const
  const account = taken ? undefined : caller.account
  return (await mailCodeTo(identity, caller, account, code, client, count)) ?? sentAnswer(email)
}

/** A reset, which revokes the caller's codes, must not miss one that is being stored. */
async function mailCodeTo(
  identity: Identity,
  caller: Caller,
  account: Account | undefined,
  code: CodeRequest,
  client: Client,
  count: CountMail,
): Promise<Refusal | undefined> {
  return identity.database.transaction().execute(async (transaction) => {
    if (!(await lockIfSignedIn(transaction, caller))) return refuse('TOKEN_EXPIRED')
    await mailCode(identity, transaction, account, code, client, count)
    return undefined
  })
}

/** Everything that ends sessions locks the account's row first, too. */
async function lockIfSignedIn(transaction: Database, { account, session }: Caller): Promise<boolean> {
  const { id, email } = account
  if (!(await changeAccountIfUnchanged(transaction, account, { email }))) return false
  return (await findAccountAndSession(transaction, id, { id: session.id }))?.session !== undefined
}

function sentAnswer(email: string) {
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email }
}
