import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { appliedMigrations } from '../migrate.ts'
import { type Database, type DatabaseLocation, nameOf, openForReading, openPatiently } from '../open.ts'
import { readOnlySqliteDialect, sqliteFile } from '../sqlite.ts'
import type { Tables } from '../tables.ts'
import { isDamaged } from '../unavailable.ts'
import { checkFile } from './check-file.ts'
import { copyRows, tableNames } from './copy.ts'
import { missingFile, type Problem } from './existing.ts'

/**
 * Puts what a backup holds in the place of all that a database holds, on either engine. It happens in one
 * transaction: those who read see everything as before or everything as in the backup, those who write wait, and
 * where it fails nothing has changed. Accounts are replaced only where that is asked for.
 */
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
    const { accounts } = await database
      .selectFrom('accounts')
      .select(({ fn }) => fn.countAll<string | number>().as('accounts'))
      .executeTakeFirstOrThrow()
    return Number(accounts)
  } finally {
    await database.destroy()
  }
}

/** The backup itself stays as it is; one from an older program is brought up to date in a copy. */
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
    for (const table of tableNames.toReversed()) await to.deleteFrom(table).execute()
    await copyRows(source, to)
  })
}

/**
 * SQLite does so by itself. Reading goes on. https://www.postgresql.org/docs/current/explicit-locking.html
 * The locks are taken one after another, accounts first, as every transaction of the server does; otherwise the two
 * could wait for each other. Who stores a code holds that table while the account is looked for, so that table stays
 * open; what is stored meanwhile comes behind the restore.
 */
async function keepWritersOut(to: Kysely<Tables>): Promise<void> {
  const locked = tableNames.filter((name) => name !== 'out_of_band_codes')
  await sql`LOCK TABLE ${sql.join(locked.map((name) => sql.table(name)))} IN EXCLUSIVE MODE`.execute(to)
}
