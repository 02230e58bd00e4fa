import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** A table comes after those that it refers to. Mails are left out: docs/decisions/004-mail-room.md. Used codes soon expire. */
const primaryKeys = {
  accounts: 'id',
  sessions: 'id',
  signing_keys: 'id',
  out_of_band_codes: 'code_hash',
  attempts: 'key',
  scrypt_keys: 'id',
  visits: 'user_id',
  words: 'number',
} as const satisfies { [Table in Exclude<keyof Tables, 'mails' | 'used_codes'>]: keyof Tables[Table] }

type CopiedTable = keyof typeof primaryKeys

export const tableNames = Object.keys(primaryKeys) as CopiedTable[]

/** Both engines accept the parameters of so many rows. A row of visits may have 800 KiB. */
function batchRowsOf(table: CopiedTable): number {
  return table === 'visits' ? 50 : 500
}

/** The copy is consistent in a transaction on each side. A source from an older program may lack tables. */
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
  const key = primaryKeys[table] as 'id'
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
