export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])
}

export function isForeignKeyViolation(error: unknown): boolean {
  return hasCode(error, ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
