import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { makeFolder } from './make-folder.ts'
import { type SqliteConnections, SqliteDriver } from './sqlite-driver.ts'
import { openSqliteLog } from './sqlite-log.ts'

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'travel-visit.sqlite')
}

export function sqliteDialect(dataDir: string): Dialect {
  return dialect((again) => {
    // Only the server's own user may read password hashes and signing keys.
    if (!again) makeFolder(dataDir)
    const file = sqliteFile(dataDir)
    // SQLite waits for other processes only while it opens; then the driver does.
    const options = again ? { fileMustExist: true, timeout: 0 } : {}
    const writer = new BetterSqlite(file, options)
    try {
      if (again) refuseOther(writer)
      writer.pragma('journal_mode = WAL')
      // Commits do not wait for the disk; the driver flushes the log before it answers.
      writer.pragma('synchronous = NORMAL')
      // A deleted mail holds a link, a deleted account its owner's data.
      writer.pragma('secure_delete = ON')
      writer.pragma('foreign_keys = ON')
      refuseReadOnly(writer)
      if (again) emptyLog(writer)
      const reader = new BetterSqlite(file, options)
      reader.pragma('query_only = ON')
      for (const connection of [writer, reader]) connection.pragma('busy_timeout = 0')
      const isSynchronous = () => writer.pragma('synchronous', { simple: true }) !== 0
      return { writer, reader, log: openSqliteLog(file, isSynchronous) }
    } catch (error) {
      writer.close()
      throw error
    }
  })
}

/** After a failed sync the log may have a gap on the disk, which hides all that follows. */
function emptyLog(connection: BetterSqlite.Database): void {
  if (connection.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0) return
  throw new BetterSqlite.SqliteError('the log cannot be emptied while others read or write', 'SQLITE_BUSY')
}

/** A file that replaced ours may not be complete yet, so nothing is created in it. */
function refuseOther(connection: BetterSqlite.Database): void {
  if (connection.prepare("select 1 from sqlite_schema where name = 'accounts'").get()) return
  throw new BetterSqlite.SqliteError('there are no accounts in the file', 'SQLITE_NOTADB')
}

/** With a log left by a crash, SQLite opens a read-only file for good: only a restart finds it writable again. */
function refuseReadOnly(connection: BetterSqlite.Database): void {
  try {
    connection.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK')
  } catch (error) {
    if (!(error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error
  }
}

export function readOnlySqliteDialect(file: string): Dialect {
  return dialect(() => {
    const connection = new BetterSqlite(file, { readonly: true, fileMustExist: true })
    return { writer: connection, reader: connection }
  })
}

export function unsafeSqliteDialect(file: string): Dialect {
  return dialect(() => {
    const connection = new BetterSqlite(file)
    connection.pragma('journal_mode = OFF')
    connection.pragma('synchronous = OFF')
    connection.pragma('foreign_keys = ON')
    return { writer: connection, reader: connection }
  })
}

function dialect(open: (again: boolean) => SqliteConnections): Dialect {
  return {
    createDriver: () => new SqliteDriver(open),
    createQueryCompiler: () => new QueryCompiler(),
    createAdapter: () => new Adapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  }
}

/**
 * SQLite plans a query anew for each value of a parameter, unless it stands behind a plus, which doubles the lookups.
 * https://www.sqlite.org/c3ref/c_dbconfig_defensive.html#sqlitedbconfigenableqpsg
 */
class QueryCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder() {
    return '+?'
  }
}

class Adapter extends SqliteAdapter {
  /** Kysely disables this because of foreign keys, which our migrations never switch. A failed one must roll back. */
  override get supportsTransactionalDdl() {
    return true
  }

  override get supportsMultipleConnections() {
    return true
  }
}
