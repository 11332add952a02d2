import { QueryClient } from '@tanstack/react-query'
import type { EventTopic } from '#domain/live-events/event-topics.ts'
import { ApiProblem } from './api-problem.ts'
import { listenForDataChanges } from './data-changes.ts'
import { outbox } from './offline/outbox.ts'
import { onForgetPrivateData } from './private-data.ts'

/** Refusals (4xx) are answers and are not asked again; a missing answer is tried once more. */
function isWorthRetrying(failureCount: number, error: unknown): boolean {
  return failureCount < 1 && error instanceof ApiProblem && error.code === 'network'
}

/**
 * The cache of what the server said. Pages that ask for server state import it; the chat alone does not need it.
 * Without a connection a page says so, where the library would wait for one in silence; once there is one it asks anew.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      staleTime: 30_000,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
})

/** The first part of the keys of all queries that show data of a topic. The profile shows two of the answers. */
const queriesByTopic: Record<EventTopic, readonly string[]> = {
  answers: ['answers', 'profile'],
  progress: ['progress-report'],
  tokens: ['token-usage', 'progress-report'],
  // Switching sharing off revokes every link.
  settings: ['share-links'],
  profile: ['profile'],
  sharing: ['share-links'],
  sessions: ['account-sessions'],
}

listenForDataChanges((topic) => {
  for (const name of queriesByTopic[topic]) void queryClient.invalidateQueries({ queryKey: [name] })
})

outbox.onSent(() => void queryClient.invalidateQueries())

onForgetPrivateData(() => queryClient.clear())
