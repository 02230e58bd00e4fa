/** The error codes of SQLite and PostgreSQL for a duplicate value. */
const codes = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
