/** How SQLite and PostgreSQL name a reference to a row that is not there. */
const codes = ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503']

export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
