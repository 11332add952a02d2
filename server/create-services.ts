import type { Env } from './env.ts'
import { createBetterAuth } from './platform/accounts/create-better-auth.ts'
import { readSessionSecret } from './platform/accounts/read-session-secret.ts'
import { rememberSessions } from './platform/accounts/remember-sessions.ts'
import { loadCoachingContent } from './platform/content/load-coaching-content.ts'
import { loadPhraseBook } from './platform/content/load-phrase-book.ts'
import { loadSafetyContent } from './platform/content/load-safety-content.ts'
import { createDatabaseHealth } from './platform/database/database-health.ts'
import type { OpenDatabase } from './platform/database/open-database.ts'
import { createRateLimiter } from './platform/http/rate-limiter.ts'
import type { JobQueue } from './platform/jobs/job-queue.ts'
import { createSkillsLibrary } from './platform/library/create-skills-library.ts'
import { createTaskFinder } from './platform/library/create-task-finder.ts'
import { createLinkSigner } from './platform/links/create-link-signer.ts'
import { createEvents } from './platform/live-events/create-events.ts'
import { createLogger } from './platform/log.ts'
import { createMailer } from './platform/mail/create-mailer.ts'
import { createBuiltInCoach } from './platform/models/built-in/create-built-in-coach.ts'
import { createWordExplainer } from './platform/models/built-in/create-word-explainer.ts'
import { createChatModel } from './platform/models/create-chat-model.ts'
import { createRunningReplies } from './platform/models/running-replies.ts'
import { createTokenizer } from './platform/models/tokenizer.ts'
import { createPayments } from './platform/payments/create-payments.ts'
import { loadActReader } from './platform/reader/load-act-reader.ts'
import { loadMoveReader } from './platform/reader/load-move-reader.ts'
import { loadReader } from './platform/reader/load-reader.ts'
import { rememberResults } from './platform/remember-results.ts'
import type { Services } from './services.ts'

/** Chooses one adapter per part from the environment. */
export async function createServices(env: Env, opened: OpenDatabase, jobs: JobQueue): Promise<Services> {
  const { db } = opened
  const log = createLogger(env.LOG_LEVEL)
  const now = () => new Date()
  const content = loadCoachingContent()
  const library = createSkillsLibrary(content)
  const reader = rememberResults(loadReader(content.situations.map(({ id }) => id)))
  const phraseBook = loadPhraseBook()
  const readAct = loadActReader()
  const explainWords = createWordExplainer(phraseBook, readAct)
  const secret = await readSessionSecret(env)
  return {
    env,
    log,
    now,
    db,
    databaseHealth: createDatabaseHealth({ db, now, readFreeBytes: opened.readFreeBytes }),
    rateLimiter: createRateLimiter(db),
    accounts: rememberSessions(
      createBetterAuth({ db, log, secret, publicUrl: env.PUBLIC_URL, trustsEveryEmail: env.DEMO_MODE }),
      now,
    ),
    tokenizer: createTokenizer({
      onLoadFailure: (err) =>
        log.warn({ err }, 'the vocabulary could not be loaded, so tokens are estimated'),
    }),
    content,
    safetyContent: loadSafetyContent(),
    phraseBook,
    readAct,
    readMove: loadMoveReader(),
    library,
    findTasks: createTaskFinder(content.tasks),
    reader,
    model: createChatModel(env, () => createBuiltInCoach({ content, library, reader, explainWords })),
    runningReplies: createRunningReplies(),
    jobs,
    events: await createEvents(opened, log),
    linkSigner: createLinkSigner(secret),
    mailer: createMailer(env, log, now),
    payments: await createPayments(env, db, now),
  }
}
