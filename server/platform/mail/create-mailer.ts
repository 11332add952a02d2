import { join } from 'node:path'
import type { Env } from '../../env.ts'
import type { Logger } from '../log.ts'
import { createOutboxMailer, removeKeptMails } from './create-outbox-mailer.ts'
import { createSmtpMailer } from './create-smtp-mailer.ts'
import type { Mailer } from './mailer.ts'

/**
 * The mail server of `SMTP_URL`, or without one the outbox folder in the data folder. What lies there is removed with
 * its account also where a mail server was set up since.
 */
export function createMailer(env: Env, log: Logger, now: () => Date): Mailer {
  const [directory, from] = [join(env.DATA_DIR, 'outbox'), env.MAIL_FROM]
  const { send } = env.SMTP_URL
    ? createSmtpMailer({ url: env.SMTP_URL, from })
    : createOutboxMailer({ directory, from, log, now })
  return { send, forget: (userId) => removeKeptMails(directory, userId) }
}
