import type { z } from 'zod'
import type { Account } from '#identity/accounts/accounts.ts'
import { accountFields } from '#identity/protocol/account-answer.ts'
import { accountRequestSchema } from '#identity/protocol/request-body.ts'
import { isRefusal } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { callerOf } from '#identity/tokens/caller.ts'

export const lookupRequestSchema = accountRequestSchema.pick({ idToken: true })

/** The SDK calls it on every page load, so nothing is hashed here. */
export async function lookup(identity: Identity, { idToken }: z.infer<typeof lookupRequestSchema>) {
  const caller = await callerOf(identity, idToken)
  if (isRefusal(caller)) return caller
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [userFields(caller.account)] }
}

/** Times are text: numbers would break the session that the SDK stores, at the next page load. */
function userFields(account: Account) {
  return {
    ...accountFields(account),
    ...(account.initial_email !== null && { initialEmail: account.initial_email }),
    ...(account.custom_attributes !== null && { customAttributes: account.custom_attributes }),
    ...(account.disabled === 1 && { disabled: true }),
    ...(account.password_updated_at !== null && { passwordUpdatedAt: account.password_updated_at }),
    validSince: String(Math.floor(account.valid_since / 1000)),
    createdAt: String(account.created_at),
    lastLoginAt: String(account.last_login_at),
  }
}
