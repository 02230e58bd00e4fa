import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * By table, its primary key. A table comes after those that it refers to. Mails are left out: their links work, and a
 * restored database has not made the changes that they tell of.
 */
const keys = {
  accounts: 'id',
  sessions: 'id',
  signing_keys: 'id',
  out_of_band_codes: 'code_hash',
  attempts: 'key',
  scrypt_keys: 'id',
  visits: 'user_id',
} as const satisfies { [Table in Exclude<keyof Tables, 'mails'>]: keyof Tables[Table] }

type CopiedTable = keyof typeof keys

export const tableNames = Object.keys(keys) as CopiedTable[]

/** Both engines accept the parameters of so many rows. A row of visits may have 800 KiB. */
function batchRowsOf(table: CopiedTable): number {
  return table === 'visits' ? 50 : 500
}

/**
 * Run it in a transaction on each side to get a consistent copy. The source may come from an older program and lack
 * tables.
 */
export async function copyRows(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  const tables = new Set((await from.introspection.getTables()).map(({ name }) => name))
  for (const table of tableNames.filter((name) => tables.has(name))) {
    for await (const rows of batches(from, table)) await to.insertInto(table).values(rows).execute()
  }
}

async function* batches(
  from: Kysely<Tables>,
  table: CopiedTable,
): AsyncGenerator<Insertable<Tables[CopiedTable]>[]> {
  // The tables behave alike here, but a union of their types cannot express it.
  const key = keys[table] as 'id'
  const ordered = from
    .selectFrom(table as 'accounts')
    .selectAll()
    .orderBy(key)
    .limit(batchRowsOf(table))
  let rows = await ordered.execute()
  while (rows.length > 0) {
    yield rows
    const last = rows.at(-1)?.[key] ?? ''
    rows = await ordered.where(key, '>', last).execute()
  }
}
