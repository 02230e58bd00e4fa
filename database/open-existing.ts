import { existsSync } from 'node:fs'
import { appliedMigrations, pendingMigrations } from './migrate.ts'
import { type Database, type DatabaseLocation, nameOf, openForReading, openPatiently } from './open.ts'
import { sqliteFile } from './sqlite.ts'

export type Problem = { problem: string }

/** The folder may be mistyped. A PostgreSQL server reports a missing database itself. */
export function missingFile(location: DatabaseLocation): Problem | undefined {
  if (location.databaseUrl !== undefined || existsSync(sqliteFile(location.dataDir))) return undefined
  return { problem: `There is no database ${nameOf(location)}.` }
}

export function nothingIn(location: DatabaseLocation): Problem {
  return { problem: `There is nothing in the database ${nameOf(location)} yet.` }
}

export async function openExistingToRead(location: DatabaseLocation): Promise<Database | Problem> {
  const missing = missingFile(location)
  if (missing) return missing
  const database = await openForReading(location)
  const problem = await problemIn(database, location)
  if (problem) await database.destroy()
  return problem ?? database
}

export async function openExistingToChange(location: DatabaseLocation): Promise<Database | Problem> {
  const missing = missingFile(location)
  if (missing) return missing
  const before = await openForReading(location)
  const isEmpty = await appliedMigrations(before)
    .then((names) => names.length === 0)
    .finally(() => before.destroy())
  return isEmpty ? nothingIn(location) : openPatiently(location)
}

async function problemIn(database: Database, location: DatabaseLocation): Promise<Problem | undefined> {
  if ((await appliedMigrations(database)).length === 0) return nothingIn(location)
  if ((await pendingMigrations(database)).length === 0) return undefined
  return {
    problem: `The database ${nameOf(location)} is older than this program. Starting the server brings it up to date.`,
  }
}
