import type { Move } from '#domain/practice/exercise.ts'
import type { ReadMove } from '#engines/moves/move-reading.ts'
import type { ReadMessage } from '#engines/reader/reading.ts'
import type { ReadAct } from '#engines/translator/act.ts'
import type { PhraseBook } from '#engines/translator/find-phrases.ts'
import type { Env } from './env.ts'
import type { Accounts } from './platform/accounts/accounts.ts'
import type { CoachingContent } from './platform/content/load-coaching-content.ts'
import type { SafetyContent } from './platform/content/load-safety-content.ts'
import type { Database } from './platform/database/database.ts'
import type { DatabaseHealth } from './platform/database/database-health.ts'
import type { RateLimiter } from './platform/http/rate-limiter.ts'
import type { JobQueue } from './platform/jobs/job-queue.ts'
import type { FindTasks } from './platform/library/create-task-finder.ts'
import type { SkillsLibrary } from './platform/library/skills-library.ts'
import type { LinkSigner } from './platform/links/create-link-signer.ts'
import type { Events } from './platform/live-events/events.ts'
import type { Logger } from './platform/log.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { ChatModel } from './platform/models/chat-model.ts'
import type { RunningReplies } from './platform/models/running-replies.ts'
import type { Tokenizer } from './platform/models/tokenizer.ts'
import type { Payments } from './platform/payments/payments.ts'

/** Everything a route or job may reach. Made once in `main.ts`; tests make their own. */
export type Services = {
  env: Env
  log: Logger
  /** The one clock. Tests inject theirs. */
  now: () => Date
  db: Database
  databaseHealth: DatabaseHealth
  rateLimiter: RateLimiter
  accounts: Accounts
  tokenizer: Tokenizer
  content: CoachingContent
  safetyContent: SafetyContent
  phraseBook: PhraseBook
  /** Tells what a received message is meant to do. */
  readAct: ReadAct
  /** Tells which move own words make in a talk, and which written reply is nearest. */
  readMove: ReadMove<Move>
  library: SkillsLibrary
  /** Finds the templates of the task breaker by what somebody calls their task. */
  findTasks: FindTasks
  /** Tells which situation a message is about, and what is asked. */
  reader: ReadMessage
  model: ChatModel
  runningReplies: RunningReplies
  jobs: JobQueue
  events: Events
  linkSigner: LinkSigner
  mailer: Mailer
  payments: Payments
}
