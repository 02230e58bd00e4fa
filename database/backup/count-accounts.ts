import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

export async function countAccounts(database: Kysely<Tables>): Promise<number> {
  const { accounts } = await database
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<string | number>().as('accounts'))
    .executeTakeFirstOrThrow()
  const tables = await database.introspection.getTables()
  if (!tables.some(({ name }) => name === 'visits')) return Number(accounts)
  const { hosted } = await database
    .selectFrom('visits')
    .select(({ fn }) => fn.countAll<string | number>().as('hosted'))
    .where('account_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(accounts) + Number(hosted)
}
