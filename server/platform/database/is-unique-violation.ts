const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because a value that may stand once stands already. Takes what Drizzle threw. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return (cause as { code?: string } | null)?.code === UNIQUE_VIOLATION
}
