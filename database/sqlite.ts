import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { SqliteAdapter, SqliteDialect } from 'kysely'

/** A SQLite file in a folder, both made where they are missing. */
export function sqliteDialect(dataDir: string): SqliteDialect {
  // Nobody but the server's own user may read password hashes and signing keys.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = new BetterSqlite(join(dataDir, 'travel-visit.sqlite'))
  // What was answered is on the disk: with FULL, a commit returns after the log is synced.
  // https://www.sqlite.org/pragma.html#pragma_synchronous
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  file.pragma('busy_timeout = 5000')
  return new TransactionalSqliteDialect({ database: file })
}

/**
 * Lets a failed migration roll back. Kysely leaves this off because SQLite cannot switch foreign keys
 * inside a transaction; no migration of ours does.
 */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true
      }
    })()
  }
}
