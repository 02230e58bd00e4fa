import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { makeFolder } from './make-folder.ts'
import { type SqliteConnections, SqliteDriver } from './sqlite-driver.ts'
import { openSqliteLog } from './sqlite-log.ts'

/** The path of the database in a data folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'travel-visit.sqlite')
}

/** Opens a SQLite file in a folder, creating both if they are missing. */
export function sqliteDialect(dataDir: string): Dialect {
  return dialect((again) => {
    // Only the server's own user may read password hashes and signing keys.
    if (!again) makeFolder(dataDir)
    const file = sqliteFile(dataDir)
    // SQLite itself waits for other processes while opening; afterwards the driver does.
    const options = again ? { fileMustExist: true, timeout: 0 } : {}
    const writer = new BetterSqlite(file, options)
    try {
      if (again) refuseOther(writer)
      writer.pragma('journal_mode = WAL')
      // An answered request is on disk, though a commit does not wait for that: the driver flushes the log.
      writer.pragma('synchronous = NORMAL')
      // A deleted mail holds a link, a deleted account its owner's data.
      writer.pragma('secure_delete = ON')
      writer.pragma('foreign_keys = ON')
      refuseReadOnly(writer)
      if (again) emptyLog(writer)
      const reader = new BetterSqlite(file, options)
      reader.pragma('query_only = ON')
      for (const connection of [writer, reader]) connection.pragma('busy_timeout = 0')
      // Tests switch it off.
      const isSynchronous = () => writer.pragma('synchronous', { simple: true }) !== 0
      return { writer, reader, log: openSqliteLog(file, isSynchronous) }
    } catch (error) {
      writer.close()
      throw error
    }
  })
}

/** After a failed sync the log may have a gap on the disk, behind which nothing would be found. */
function emptyLog(connection: BetterSqlite.Database): void {
  if (connection.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0) return
  throw new BetterSqlite.SqliteError('the log cannot be emptied while others read or write', 'SQLITE_BUSY')
}

/** A file that replaced ours may not be complete yet, so nothing is created in it. */
function refuseOther(connection: BetterSqlite.Database): void {
  if (connection.prepare("select 1 from sqlite_schema where name = 'accounts'").get()) return
  throw new BetterSqlite.SqliteError('there are no accounts in the file', 'SQLITE_NOTADB')
}

/**
 * If the file is read-only and a crash left a log behind, SQLite opens it read-only for good: the connection would
 * never notice that writing is possible again. Failing here lets the supervisor restart the server until it is.
 */
function refuseReadOnly(connection: BetterSqlite.Database): void {
  try {
    connection.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK')
  } catch (error) {
    // Others may be writing at the moment.
    if (!(error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error
  }
}

/** Opens an existing SQLite file for reading. */
export function readOnlySqliteDialect(file: string): Dialect {
  return dialect(() => {
    const connection = new BetterSqlite(file, { readonly: true, fileMustExist: true })
    return { writer: connection, reader: connection }
  })
}

/** Creates a SQLite file that is used only once complete: it need not survive a crash before that. */
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
 * Where a parameter could change the plan, SQLite plans the query anew for each value. It doesn't look behind a plus,
 * which changes nothing: lookups reached 0.35 of the speed of a bare handler, and 0.18 without it.
 * https://www.sqlite.org/c3ref/c_dbconfig_defensive.html#sqlitedbconfigenableqpsg
 */
class QueryCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder() {
    return '+?'
  }
}

class Adapter extends SqliteAdapter {
  /**
   * Lets a failed migration roll back. Kysely disables this because SQLite cannot switch foreign keys inside a
   * transaction; our migrations never do.
   */
  override get supportsTransactionalDdl() {
    return true
  }

  /** The driver serializes writes itself. */
  override get supportsMultipleConnections() {
    return true
  }
}
