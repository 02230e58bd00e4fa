import { existsSync } from 'node:fs'
import { Kysely, sql } from 'kysely'
import { appliedMigrations, pendingMigrations } from '#database/migrate.ts'
import { readOnlySqliteDialect } from '#database/sqlite.ts'
import type { Tables } from '#database/tables.ts'
import { isDamaged } from '#database/unavailable.ts'
import { countAccounts } from './count-accounts.ts'

type CheckedFile = { accounts: number; isOlder: boolean }

export async function checkFile(file: string): Promise<CheckedFile | { problem: string }> {
  if (!existsSync(file)) return { problem: `There is no file ${file}.` }
  const database = new Kysely<Tables>({ dialect: readOnlySqliteDialect(file) })
  try {
    const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check(1)`.execute(database)
    if (rows[0]?.integrity_check !== 'ok') return { problem: `${file} is damaged.` }
    if ((await appliedMigrations(database)).length === 0) return { problem: `${file} is not a backup.` }
    const pending = await pendingMigrations(database)
    const accounts = await countAccounts(database)
    return { accounts, isOlder: pending.length > 0 }
  } catch (error) {
    if (isDamaged(error)) return { problem: `${file} is damaged, or is not a backup.` }
    throw new Error(`${file} cannot be used`, { cause: error })
  } finally {
    await database.destroy()
  }
}
