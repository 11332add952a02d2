import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './api-problem.ts'

/** Refusals (4xx) are answers and are not asked again; a missing answer is tried once more. */
function isWorthRetrying(failureCount: number, error: unknown): boolean {
  return failureCount < 1 && error instanceof ApiProblem && error.code === 'network'
}

/** The cache of what the server said. Pages that ask for server state import it; the chat alone does not need it. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 30_000 }, mutations: { retry: false } },
})
