import { canonicalEmail } from '../email.ts'
import type { Identity } from '../identity.ts'
import { userFields } from '../lookup.ts'

/** `accounts:lookup` by a privileged caller; no `users` where nobody was found. */
export async function findAccounts(
  { database }: Identity,
  { localId, email }: { localId: string[]; email: string[] },
) {
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

const longestPage = 1000

/** `accounts:batchGet`: all accounts by their ids, a page at a time. */
export async function listAccounts(
  { database }: Identity,
  { after, most }: { after: string | undefined; most: number },
) {
  const wanted = Math.min(Math.max(Math.floor(most) || longestPage, 1), longestPage)
  const accounts = await database
    .selectFrom('accounts')
    .selectAll()
    .where('id', '>', after ?? '')
    .orderBy('id')
    .limit(wanted)
    .execute()
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: accounts.map(userFields),
    ...(accounts.length === wanted && { nextPageToken: accounts.at(-1)?.id }),
  }
}
