import { sql } from 'kysely'
import type { Database } from '#database/open.ts'
import { type Account, findAccount } from '#identity/accounts/accounts.ts'
import { canonicalEmailPart } from '#identity/accounts/email.ts'

type Page = {
  limit: number
  after?: string | undefined
  emailPart?: string | undefined
}

export async function listAccounts(
  database: Database,
  { limit, after, emailPart }: Page,
): Promise<Account[] | undefined> {
  let query = database
    .selectFrom('accounts')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (emailPart !== undefined) {
    const pattern = `%${canonicalEmailPart(emailPart).replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(sql<boolean>`email LIKE ${pattern} ESCAPE '\\'`)
  }
  if (after !== undefined) {
    const last = await findAccount(database, after)
    if (!last) return undefined
    query = query.where(({ and, eb, or }) =>
      or([
        eb('created_at', '<', last.created_at),
        and([eb('created_at', '=', last.created_at), eb('id', '<', last.id)]),
      ]),
    )
  }
  return query.execute()
}
