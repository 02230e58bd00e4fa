export function reasons(error: unknown): string[] {
  if (error instanceof AggregateError) return error.errors.flatMap(reasons)
  return error instanceof Error ? [error.message, ...reasons(error.cause)] : []
}
