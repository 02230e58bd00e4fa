/** The PostgreSQL server cannot be reached, or went away in the middle of a query. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super(messageOf(cause))
    this.name = 'ConnectionError'
  }
}

/** Node tells of a name with several addresses by an error for each, and nothing above them. */
function messageOf(cause: unknown): string {
  const error = cause instanceof AggregateError ? cause.errors[0] : cause
  return error instanceof Error ? error.message : String(error)
}

/** https://www.sqlite.org/rescode.html; many have a longer form, such as SQLITE_IOERR_WRITE. */
const sqliteCodes =
  /^SQLITE_(ABORT|BUSY|LOCKED|FULL|READONLY|IOERR|CORRUPT|NOTADB|CANTOPEN|PERM|AUTH|NOLFS|PROTOCOL)(_|$)/

/**
 * https://www.postgresql.org/docs/current/errcodes-appendix.html; by class: 08 connection, 28 authorization,
 * 53 resources (disk, memory, connections), 57P shutdown, 58 the server's own files, XX001 and XX002 damage.
 * Single ones: 3D000 no such database, 25006 read-only (a standby), 55P03 and 57014 waited too long,
 * 25P03 a transaction that was idle too long, 40P01 two that waited for each other.
 */
const postgresCodes = /^(08...|28...|53...|57P..|58...|XX00[12]|3D000|25006|25P03|40P01|55P03|57014)$/

/** Whether it is not the query that is wrong, but the database that cannot be used, for now at least. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionError) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return sqliteCodes.test(code) || postgresCodes.test(code)
}

/**
 * Whether a connection to a SQLite file may go on failing when the cause is gone: it keeps damaged pages in memory, and
 * files open that are no longer there.
 */
export function outlastsItsCause(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^SQLITE_(CORRUPT|NOTADB|IOERR|READONLY|CANTOPEN)(_|$)/.test(code)
}

/** Whether a SQLite file is not what it should be; the database is there, yet only a backup helps. */
export function isDamaged(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && /^SQLITE_(CORRUPT|NOTADB)(_|$)/.test(String(error.code))) return true
  return isDamaged(error.cause)
}
