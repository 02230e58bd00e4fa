import type { z } from 'zod'
import { findAccount } from '#identity/accounts/accounts.ts'
import { removeAccount } from '#identity/accounts/remove-account.ts'
import { type Refusal, refuse } from '#identity/protocol/refusal.ts'
import type { Identity } from '#identity/service.ts'
import type { batchDeleteSchema, OwnerRequest } from './request.ts'

/** `accounts:delete` by the owner. */
export async function deleteAccount(
  { database }: Identity,
  { localId }: OwnerRequest,
): Promise<object | Refusal> {
  if (!localId) return refuse('MISSING_LOCAL_ID')
  if (!(await findAccount(database, localId))) return refuse('USER_NOT_FOUND')
  await database.transaction().execute((transaction) => removeAccount(transaction, localId))
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}

/** Google's limit. */
const maxAccounts = 1000

/** `accounts:batchDelete`: enabled accounts stay unless `force` is set. */
export async function deleteAccounts(
  { database }: Identity,
  { localIds, force }: z.infer<typeof batchDeleteSchema>,
): Promise<object | Refusal> {
  if (localIds.length === 0 || localIds.length > maxAccounts) return refuse('LOCAL_ID_LIST_EXCEEDS_LIMIT')
  const errors: { index: number; localId: string; message: string }[] = []
  for (const [index, localId] of localIds.entries()) {
    const account = await findAccount(database, localId)
    if (account && !account.disabled && !force) {
      errors.push({ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' })
    } else if (account) {
      await database.transaction().execute((transaction) => removeAccount(transaction, localId))
    }
  }
  return errors.length > 0 ? { errors } : {}
}
