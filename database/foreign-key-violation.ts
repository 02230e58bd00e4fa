/** The error codes of SQLite and PostgreSQL for a reference to a missing row. */
const codes = ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503']

export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
