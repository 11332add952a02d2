import { fileURLToPath } from 'node:url'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { users } from '../features/accounts/tables.ts'
import { type CoachingContent, loadCoachingContent } from '../platform/content/load-coaching-content.ts'
import { type OpenDatabase, openPglite } from '../platform/database/open-database.ts'
import { createRateLimiter } from '../platform/http/rate-limiter.ts'
import { createLogger } from '../platform/log.ts'
import { createTokenizer } from '../platform/models/tokenizer.ts'
import type { Services } from '../services.ts'
import { createScriptedModel } from './scripted-model.ts'

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

let loadedContent: CoachingContent | undefined
/** Reading all content takes a moment; one test file reads it once. */
function coachingContent(): CoachingContent {
  loadedContent ??= loadCoachingContent()
  return loadedContent
}

/** A bearer token that the test account system accepts for one user. */
const bearer = (userId: string) => ({ Authorization: `Bearer test:${userId}` })

function testAccounts(opened: OpenDatabase): Services['accounts'] {
  return {
    async readSession(headers) {
      const userId = headers.get('authorization')?.match(/^Bearer test:(.+)$/)?.[1]
      if (!userId) return null
      const row = await opened.db.query.users.findFirst({ where: (table, { eq }) => eq(table.id, userId) })
      if (!row) return null
      return {
        sessionId: `session-${userId}`,
        user: { id: row.id, email: row.email, name: row.name },
        expiresAt: new Date(8.64e15),
      }
    },
  }
}

/**
 * The real application on a fresh in-memory database, with a clock that the test sets. Sessions are named by
 * `as(userId)` so that feature tests need no sign-in; the account system has tests of its own.
 */
export async function createTestApp(
  options: { env?: Record<string, string>; services?: (services: Services) => Partial<Services> } = {},
) {
  const opened = await openPglite({})
  const clock = { now: new Date('2026-11-21T12:00:00Z') }
  const sentJobs: { name: string; data: object }[] = []
  const base: Services = {
    env: readEnv({ LOG_LEVEL: 'silent', ...options.env }),
    log: createLogger('silent'),
    now: () => clock.now,
    db: opened.db,
    rateLimiter: createRateLimiter(opened.db),
    accounts: testAccounts(opened),
    tokenizer: createTokenizer(),
    content: coachingContent(),
    library: { search: () => [] },
    model: createScriptedModel(['Hello ', 'there.']),
    jobs: { send: async (name, data) => void sentJobs.push({ name, data }) },
  }
  const services = { ...base, ...options.services?.(base) }
  const app = createApp(services, { webDirectory: fileURLToPath(new URL('./no-web', import.meta.url)) })
  return {
    app,
    services,
    clock,
    /** What the application handed to the job queue. */
    sentJobs,
    db: opened.db,
    as: bearer,
    async addUser(id: string, email = `${id}@example.org`) {
      await opened.db.insert(users).values({ id, email, name: id })
      return id
    },
    /** A JSON request to the application; `headers` usually come from `as(userId)`. */
    async send(
      method: string,
      path: string,
      init: { headers?: Record<string, string>; body?: unknown } = {},
    ) {
      const body = init.body === undefined ? undefined : JSON.stringify(init.body)
      return await app.request(path, {
        method,
        headers: { 'Content-Type': 'application/json', ...init.headers },
        body,
      })
    },
    close: () => opened.close(),
  }
}
