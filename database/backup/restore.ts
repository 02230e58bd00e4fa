import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { appliedMigrations } from '#database/migrate.ts'
import {
  type Database,
  type DatabaseLocation,
  nameOf,
  openForReading,
  openPatiently,
} from '#database/open.ts'
import { missingFile, type Problem } from '#database/open-existing.ts'
import { readOnlySqliteDialect, sqliteFile } from '#database/sqlite.ts'
import type { Tables } from '#database/tables.ts'
import { isDamaged } from '#database/unavailable.ts'
import { checkFile } from './check-file.ts'
import { copyRows, tableNames } from './copy.ts'
import { countAccounts } from './count-accounts.ts'

export async function restore(
  location: DatabaseLocation,
  file: string,
  { replace }: { replace: boolean },
): Promise<{ accounts: number } | Problem> {
  const checked = await checkFile(file)
  if ('problem' in checked) return checked
  try {
    const present = await presentAccounts(location)
    if (present > 0 && !replace) {
      return {
        problem: `The database ${nameOf(location)} holds ${present} accounts, which the backup would replace. If that is meant, add --yes.`,
      }
    }
    const target = await openPatiently(location)
    try {
      await withUpToDate(file, checked.isOlder, (source) => replaceRows(source, target, location))
    } finally {
      await target.destroy()
    }
  } catch (error) {
    if (!isDamaged(error)) throw error
    return {
      problem: `The database ${nameOf(location)} is damaged. Stop the server, move the file and those beside it whose names begin alike to another folder, and restore again.`,
    }
  }
  return { accounts: checked.accounts }
}

async function presentAccounts(location: DatabaseLocation): Promise<number> {
  if (missingFile(location)) return 0
  const database = await openForReading(location)
  try {
    if ((await appliedMigrations(database)).length === 0) return 0
    return await countAccounts(database)
  } finally {
    await database.destroy()
  }
}

async function withUpToDate(
  file: string,
  isOlder: boolean,
  use: (backup: Database) => Promise<void>,
): Promise<void> {
  if (!isOlder) return using(new Kysely({ dialect: readOnlySqliteDialect(file) }), use)
  const dataDir = mkdtempSync(join(tmpdir(), 'travel-visit-restore-'))
  try {
    cpSync(file, sqliteFile(dataDir))
    await using(await openPatiently({ dataDir }), use)
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

async function using(database: Database, use: (database: Database) => Promise<void>): Promise<void> {
  try {
    await use(database)
  } finally {
    await database.destroy()
  }
}

function replaceRows(source: Database, target: Database, { databaseUrl }: DatabaseLocation): Promise<void> {
  return target.transaction().execute(async (to) => {
    if (databaseUrl !== undefined) await keepWritersOut(to)
    // Waiting mails tell of changes that the backup has not made.
    await to.deleteFrom('mails').execute()
    for (const table of tableNames.toReversed()) await to.deleteFrom(table).execute()
    await copyRows(source, to)
  })
}

/**
 * Tables are locked in the order of the server's own transactions, accounts first, to avoid deadlocks. The codes stay
 * unlocked, because storing one holds their table while looking up the account.
 */
async function keepWritersOut(to: Kysely<Tables>): Promise<void> {
  const locked = tableNames.filter((name) => name !== 'out_of_band_codes')
  await sql`LOCK TABLE ${sql.join(locked.map((name) => sql.table(name)))} IN EXCLUSIVE MODE`.execute(to)
}
