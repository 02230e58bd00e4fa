import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { makeFolder } from './make-folder.ts'
import { type SqliteConnections, SqliteDriver } from './sqlite-driver.ts'

/** Where a data folder keeps its database. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'travel-visit.sqlite')
}

/** A SQLite file in a folder, both made where they are missing. */
export function sqliteDialect(dataDir: string): Dialect {
  return dialect((again) => {
    // Nobody but the server's own user may read password hashes and signing keys.
    if (!again) makeFolder(dataDir)
    const file = sqliteFile(dataDir)
    // When it is opened first, SQLite may wait by itself for other processes; from then on the driver does.
    const options = again ? { fileMustExist: true, timeout: 0 } : {}
    const writer = new BetterSqlite(file, options)
    try {
      if (again) refuseOther(writer)
      // What was answered is on the disk: with FULL, a commit returns after the log is synced.
      // https://www.sqlite.org/pragma.html#pragma_synchronous
      writer.pragma('journal_mode = WAL')
      writer.pragma('synchronous = FULL')
      writer.pragma('foreign_keys = ON')
      refuseReadOnly(writer)
      const reader = new BetterSqlite(file, options)
      reader.pragma('query_only = ON')
      for (const connection of [writer, reader]) connection.pragma('busy_timeout = 0')
      return { writer, reader }
    } catch (error) {
      writer.close()
      throw error
    }
  })
}

/** What was put in the place of our file may not be ready yet: nothing is made in it. */
function refuseOther(connection: BetterSqlite.Database): void {
  if (connection.prepare("select 1 from sqlite_schema where name = 'accounts'").get()) return
  throw new BetterSqlite.SqliteError('there are no accounts in the file', 'SQLITE_NOTADB')
}

/**
 * Where nobody may write, a log that a crash left behind lets SQLite open the file all the same, for reading alone and
 * for good. Whoever supervises the server starts it again until it can write; a connection would never notice.
 */
function refuseReadOnly(connection: BetterSqlite.Database): void {
  try {
    connection.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK')
  } catch (error) {
    // Others may be writing just now.
    if (!(error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error
  }
}

/** A SQLite file that has to be there and is only read. */
export function readOnlySqliteDialect(file: string): Dialect {
  return dialect(() => {
    const connection = new BetterSqlite(file, { readonly: true, fileMustExist: true })
    return { writer: connection, reader: connection }
  })
}

/** A new SQLite file that counts only once it is whole: nothing in it survives a crash. */
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
 * which changes nothing: lookups reach 0.35 of the bare handler in `bench:identity`, and 0.18 without it.
 * https://www.sqlite.org/c3ref/c_dbconfig_defensive.html#sqlitedbconfigenableqpsg
 */
class QueryCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder() {
    return '+?'
  }
}

class Adapter extends SqliteAdapter {
  /**
   * Lets a failed migration roll back. Kysely leaves this off because SQLite cannot switch foreign keys
   * inside a transaction; no migration of ours does.
   */
  override get supportsTransactionalDdl() {
    return true
  }

  /** The driver itself holds back what cannot run at the same time. */
  override get supportsMultipleConnections() {
    return true
  }
}
