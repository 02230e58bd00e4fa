/** How SQLite and PostgreSQL name a value that has to be unique and is not. */
const codes = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
