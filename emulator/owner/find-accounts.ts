import type { z } from 'zod'
import { byteOrderOf } from '#database/byte-order.ts'
import { canonicalEmail } from '#identity/accounts/email.ts'
import { userFields } from '#identity/calls/lookup.ts'
import { notServedDetail } from '#identity/protocol/not-served.ts'
import { type Refusal, refuse } from '#identity/protocol/refusal.ts'
import type { Identity } from '#identity/service.ts'
import type { ownerLookupSchema, querySchema } from './request.ts'

/** `accounts:lookup` by the owner; `users` is absent if no account matches. */
export async function findAccounts(
  { database }: Identity,
  { localId, email, initialEmail }: z.infer<typeof ownerLookupSchema>,
): Promise<object | Refusal> {
  if (initialEmail.length > 0) return refuse('OPERATION_NOT_ALLOWED', notServedDetail('initialEmail'))
  const emails = email.map((address) => canonicalEmail(address) ?? '')
  const accounts = await database
    .selectFrom('accounts')
    .selectAll()
    .where((where) =>
      where.or([
        ...(localId.length > 0 ? [where('id', 'in', localId)] : []),
        ...(emails.length > 0 ? [where('email', 'in', emails)] : []),
      ]),
    )
    .execute()
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    ...(accounts.length > 0 && { users: accounts.map(userFields) }),
  }
}

/** The emulator's values. */
const defaultPageSize = 20
const maxPageSize = 1000

/** `accounts:batchGet`: all accounts ordered by id, page by page. */
export async function batchGetAccounts(
  { database }: Identity,
  { after, limit }: { after: string | undefined; limit: number },
) {
  const page = Math.min(Math.floor(limit) || defaultPageSize, maxPageSize)
  // For a negative limit, the emulator returns all accounts.
  const wanted = page < 0 ? Number.MAX_SAFE_INTEGER : page
  const id = byteOrderOf(database, 'id')
  const accounts = await database
    .selectFrom('accounts')
    .selectAll()
    .where(id, '>', after ?? '')
    .orderBy(id)
    .limit(wanted)
    .execute()
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: accounts.map(userFields),
    ...(accounts.length === wanted && { nextPageToken: accounts.at(-1)?.id }),
  }
}

/** `accounts:query`: the number of accounts, and all of them ordered by id. */
export async function queryAccounts(
  { database }: Identity,
  { returnUserInfo, order, sortBy, expression, limit, offset }: z.infer<typeof querySchema>,
): Promise<object | Refusal> {
  const isSorted = !sortBy || sortBy === 'USER_ID' || sortBy === 'SORT_BY_FIELD_UNSPECIFIED'
  const isPart = Boolean(expression?.length || Number(limit) || Number(offset))
  if (!isSorted || isPart) return refuse('OPERATION_NOT_ALLOWED')
  if (returnUserInfo === false) {
    const { count } = await database
      .selectFrom('accounts')
      .select(({ fn }) => fn.countAll<string | number>().as('count'))
      .executeTakeFirstOrThrow()
    return { recordsCount: String(count) }
  }
  const accounts = await database
    .selectFrom('accounts')
    .selectAll()
    .orderBy(byteOrderOf(database, 'id'), order === 'DESC' ? 'desc' : 'asc')
    .execute()
  return { recordsCount: String(accounts.length), userInfo: accounts.map(userFields) }
}
