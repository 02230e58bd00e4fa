import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** Every table, those that others refer to first, and the column that tells its rows apart. */
const keys = {
  accounts: 'id',
  sessions: 'id',
  signing_keys: 'id',
  out_of_band_codes: 'code_hash',
  attempts: 'key',
  scrypt_keys: 'id',
} as const satisfies { [Table in keyof Tables]: keyof Tables[Table] }

export const tableNames = Object.keys(keys) as (keyof Tables)[]

/** How many rows are held at a time; both engines take the parameters of so many in one statement. */
const batchRows = 500

/**
 * Copies every row into the same, empty tables of another database. Inside a transaction of each the copy is of
 * one moment, and whole. A database of an older program may lack tables.
 */
export async function copyRows(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  const tables = new Set((await from.introspection.getTables()).map(({ name }) => name))
  for (const table of tableNames.filter((name) => tables.has(name))) {
    for await (const rows of batches(from, table)) await to.insertInto(table).values(rows).execute()
  }
}

async function* batches(
  from: Kysely<Tables>,
  table: keyof Tables,
): AsyncGenerator<Insertable<Tables[keyof Tables]>[]> {
  // The tables are alike in what is done here, which a union of their types cannot say.
  const key = keys[table] as 'id'
  const ordered = from
    .selectFrom(table as 'accounts')
    .selectAll()
    .orderBy(key)
    .limit(batchRows)
  let rows = await ordered.execute()
  while (rows.length > 0) {
    yield rows
    const last = rows.at(-1)?.[key] ?? ''
    rows = await ordered.where(key, '>', last).execute()
  }
}
