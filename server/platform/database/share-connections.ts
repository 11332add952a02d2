/** With fewer, two requests that need a transaction each would wait for each other's. */
export const MIN_CONNECTIONS = 8

/** Live events listen on a connection of their own. */
const LISTENING = 1

/**
 * Divides the connections that one process may open to PostgreSQL: one listens for live events, about a sixth (two to
 * four) are the job runner's, and the rest answers requests and does the jobs' work.
 */
export function shareConnections(total: number): { requests: number; jobs: number } {
  const jobs = Math.min(4, Math.max(2, Math.floor(total / 6)))
  return { requests: total - jobs - LISTENING, jobs }
}
