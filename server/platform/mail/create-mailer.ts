import { join } from 'node:path'
import type { Env } from '../../env.ts'
import type { Logger } from '../log.ts'
import { createOutboxMailer } from './create-outbox-mailer.ts'
import { createSmtpMailer } from './create-smtp-mailer.ts'
import type { Mailer } from './mailer.ts'

/** The mail server of `SMTP_URL`, or without one the outbox folder in the data folder. */
export function createMailer(env: Env, log: Logger, now: () => Date): Mailer {
  if (env.SMTP_URL) return createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM })
  return createOutboxMailer({ directory: join(env.DATA_DIR, 'outbox'), from: env.MAIL_FROM, log, now })
}
