import { createTransport } from 'nodemailer'
import { Problem } from '#domain/problems.ts'
import { composeMessage } from './compose-message.ts'
import type { MailSender } from './mailer.ts'

type SmtpTimeouts = { connectionTimeoutMs: number; greetingTimeoutMs: number; socketTimeoutMs: number }

const DEFAULT_TIMEOUTS: SmtpTimeouts = {
  connectionTimeoutMs: 10_000,
  greetingTimeoutMs: 10_000,
  socketTimeoutMs: 30_000,
}

/** Sends by the mail server at `url` (`smtp://` or `smtps://`). Neither mails nor addresses reach the log. */
export function createSmtpMailer(options: {
  url: string
  from: string
  timeouts?: SmtpTimeouts
}): MailSender {
  const timeouts = options.timeouts ?? DEFAULT_TIMEOUTS
  const transport = createTransport({
    url: options.url,
    connectionTimeout: timeouts.connectionTimeoutMs,
    greetingTimeout: timeouts.greetingTimeoutMs,
    socketTimeout: timeouts.socketTimeoutMs,
    logger: false,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(composeMessage(options.from, mail))
      } catch (cause) {
        throw new Problem('mail-unavailable', {}, { cause })
      }
    },
  }
}
