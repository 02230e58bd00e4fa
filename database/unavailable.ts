export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super(messageOf(cause))
    this.name = 'ConnectionError'
  }
}

/** For a host with several addresses, Node throws an AggregateError without a message. */
function messageOf(cause: unknown): string {
  if (cause instanceof AggregateError) return [...new Set(cause.errors.map(messageOf))].join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}

/** https://www.sqlite.org/rescode.html; many have extended forms, such as SQLITE_IOERR_WRITE. */
const sqliteCodes =
  /^SQLITE_(ABORT|BUSY|LOCKED|FULL|READONLY|IOERR|CORRUPT|NOTADB|CANTOPEN|PERM|AUTH|NOLFS|PROTOCOL)(_|$)/

/**
 * Classes: 08 connection, 28 authorization, 53 resources, 57P shutdown, 58 the server's files, XX001 and XX002 damage.
 * Codes: 3D000 no such database, 25006 read-only (a standby), 25P03 and 25P04 a transaction that took too long, 55P03 and
 * 57014 timeouts, 40001 and 40P01 another transaction in the way, or a standby that had to catch up.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const postgresCodes =
  /^(08...|28...|53...|57P..|58...|XX00[12]|3D000|25006|25P0[34]|40001|40P01|55P03|57014)$/

/** What a server says of itself or of this connection: another one may have reached the new primary. */
const codesOfConnection = /^(08...|57P..|58...|XX...|25006|25P0[34])$/

export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionError) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return sqliteCodes.test(code) || postgresCodes.test(code)
}

export function isOfConnection({ code = '' }: { code?: string | undefined }): boolean {
  return codesOfConnection.test(code)
}

/** A SQLite connection caches damaged pages, and holds files open that no longer exist. */
export function outlastsItsCause(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^SQLITE_(CORRUPT|NOTADB|IOERR|READONLY|CANTOPEN)(_|$)/.test(code)
}

export function isDamaged(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && /^SQLITE_(CORRUPT|NOTADB)(_|$)/.test(String(error.code))) return true
  return isDamaged(error.cause)
}
