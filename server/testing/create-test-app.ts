import { fileURLToPath } from 'node:url'
import { oneMonthAfter } from '#domain/token-allowance/allowance.ts'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { users } from '../features/accounts/tables.ts'
import { subscriptions } from '../features/billing/tables.ts'
import { seedQuestions } from '../features/questionnaire/index.ts'
import { type CoachingContent, loadCoachingContent } from '../platform/content/load-coaching-content.ts'
import { loadPhraseBook } from '../platform/content/load-phrase-book.ts'
import { loadSafetyContent } from '../platform/content/load-safety-content.ts'
import { createDatabaseHealth } from '../platform/database/database-health.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { createRateLimiter } from '../platform/http/rate-limiter.ts'
import { createTaskFinder } from '../platform/library/create-task-finder.ts'
import { createLinkSigner } from '../platform/links/create-link-signer.ts'
import { createEvents } from '../platform/live-events/create-events.ts'
import { createLogger } from '../platform/log.ts'
import { createRunningReplies } from '../platform/models/running-replies.ts'
import { createTokenizer } from '../platform/models/tokenizer.ts'
import { createTestPayments } from '../platform/payments/create-test-payments.ts'
import { loadActReader } from '../platform/reader/load-act-reader.ts'
import { loadMoveReader } from '../platform/reader/load-move-reader.ts'
import type { Services } from '../services.ts'
import { createMemoryJobs, type SentJob } from './create-memory-jobs.ts'
import { createMemoryMailer } from './create-memory-mailer.ts'
import { bearerOf, createTestAccounts } from './create-test-accounts.ts'
import { openTestDatabase } from './open-test-database.ts'
import { createScriptedModel } from './scripted-model.ts'
import { createScriptedReader } from './scripted-reader.ts'

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

let loadedContent: CoachingContent | undefined
/** Reading all content takes a moment; one test file reads it once. */
function coachingContent(): CoachingContent {
  loadedContent ??= loadCoachingContent()
  return loadedContent
}

function runningSubscription(userId: string, now: Date): typeof subscriptions.$inferInsert {
  return {
    userId,
    customerId: `cus_${crypto.randomUUID()}`,
    subscriptionId: `sub_test_${crypto.randomUUID()}`,
    status: 'active',
    currentPeriodEnd: oneMonthAfter(now),
    providerReadAt: now,
  }
}

/**
 * The real application on a fresh in-memory database, with a clock that the test sets. Sessions are named by
 * `as(userId)` so that feature tests need no sign-in; real sign-in works beside it. Two applications on one
 * `database` stand for two server processes.
 */
export async function createTestApp(
  options: {
    env?: Record<string, string>
    services?: (services: Services) => Partial<Services>
    database?: OpenDatabase
  } = {},
) {
  const opened = options.database ?? (await openTestDatabase())
  if (!options.database) await seedQuestions(opened.db)
  const env = readEnv({ LOG_LEVEL: 'silent', ...options.env })
  const mailer = createMemoryMailer()
  const clock = { now: new Date('2026-11-21T12:00:00Z') }
  const sentJobs: SentJob[] = []
  const log = createLogger('silent')
  const base: Services = {
    env,
    log,
    now: () => clock.now,
    db: opened.db,
    databaseHealth: createDatabaseHealth({ db: opened.db, now: () => clock.now }),
    rateLimiter: createRateLimiter(opened.db),
    accounts: createTestAccounts(opened.db, env),
    tokenizer: createTokenizer(),
    content: coachingContent(),
    safetyContent: loadSafetyContent(),
    phraseBook: loadPhraseBook(),
    readAct: loadActReader(),
    readMove: loadMoveReader(),
    library: { search: () => [] },
    findTasks: createTaskFinder(coachingContent().tasks),
    reader: createScriptedReader(),
    model: createScriptedModel(['Hello ', 'there.']),
    runningReplies: createRunningReplies(),
    jobs: createMemoryJobs(sentJobs),
    events: await createEvents(opened, log),
    linkSigner: createLinkSigner('a secret of the tests alone'),
    mailer,
    payments: createTestPayments({ db: opened.db, now: () => clock.now }),
  }
  const services = { ...base, ...options.services?.(base) }
  const app = createApp(services, { webDirectory: fileURLToPath(new URL('./no-web', import.meta.url)) })
  return {
    app,
    services,
    clock,
    /** What the application handed to the job queue. */
    sentJobs,
    mailer,
    opened,
    db: opened.db,
    as: bearerOf,
    /** A user with a running subscription, unless the test is about getting one. */
    async addUser(id: string, email = `${id}@example.org`, options = { isSubscribed: true }) {
      await opened.db.insert(users).values({ id, email, name: id, emailVerified: true })
      if (options.isSubscribed)
        await opened.db.insert(subscriptions).values(runningSubscription(id, clock.now))
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
    async close() {
      await services.events.close()
      await opened.close()
    },
  }
}
