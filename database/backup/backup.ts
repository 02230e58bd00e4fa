import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import { appliedMigrations, migrate } from '#database/migrate.ts'
import { type DatabaseLocation, openForReading } from '#database/open.ts'
import { missingFile, nothingIn, type Problem } from '#database/open-existing.ts'
import { unsafeSqliteDialect } from '#database/sqlite.ts'
import type { Tables } from '#database/tables.ts'
import { checkFile } from './check-file.ts'
import { copyRows } from './copy.ts'
import { flushToDisk } from './flush-to-disk.ts'

export async function backUp(
  location: DatabaseLocation,
  file: string,
): Promise<{ accounts: number } | Problem> {
  if (existsSync(file)) return { problem: `${file} is there already; name a new file.` }
  const missing = missingFile(location)
  if (missing) return missing
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    // Only the server's own user may read password hashes and signing keys.
    closeSync(openSync(unfinished, 'wx', 0o600))
    const problem = await copyInto(unfinished, location)
    if (problem) return problem
    const checked = await checkFile(unfinished)
    if ('problem' in checked) throw new Error(`The copy is of no use: ${checked.problem}`)
    flushToDisk(unfinished)
    renameSync(unfinished, file)
    flushToDisk(dirname(file))
    return { accounts: checked.accounts }
  } finally {
    rmSync(unfinished, { force: true })
  }
}

async function copyInto(file: string, location: DatabaseLocation): Promise<Problem | undefined> {
  const source = await openForReading(location)
  const copy = new Kysely<Tables>({ dialect: unsafeSqliteDialect(file) })
  try {
    return await source
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (from) => {
        const newest = (await appliedMigrations(from)).at(-1)
        if (newest === undefined) return nothingIn(location)
        await migrate(copy, { upTo: newest })
        await copy.transaction().execute((to) => copyRows(from, to))
        return undefined
      })
  } finally {
    await copy.destroy()
    await source.destroy()
  }
}
