export function reasons(error: unknown): string[] {
  // For a host with several addresses Node reports an error for each, and no message for all.
  if (error instanceof AggregateError) return error.errors.flatMap(reasons)
  return error instanceof Error ? [error.message, ...reasons(error.cause)] : []
}
