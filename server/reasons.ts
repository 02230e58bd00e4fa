/** The messages of an error and of what caused it. */
export function reasons(error: unknown): string[] {
  // Node tells of a name with several addresses by an error for each, and nothing above them.
  if (error instanceof AggregateError) return error.errors.flatMap(reasons)
  return error instanceof Error ? [error.message, ...reasons(error.cause)] : []
}
