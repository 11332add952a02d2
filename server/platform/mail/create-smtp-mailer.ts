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

const IDLE_TIMEOUT_MS = 10_000

/**
 * Sends by the mail server at `url` (`smtp://` or `smtps://`). Neither mails nor addresses reach the log. Mails that
 * come again share a few connections, which take many mails each (`maxConnections` in the address, 5 without it);
 * every other mail has a connection of its own, so that no newsletter goes before it.
 */
export function createSmtpMailer(options: {
  url: string
  from: string
  timeouts?: SmtpTimeouts
}): MailSender {
  const timeouts = options.timeouts ?? DEFAULT_TIMEOUTS
  const server = {
    url: options.url,
    connectionTimeout: timeouts.connectionTimeoutMs,
    greetingTimeout: timeouts.greetingTimeoutMs,
    socketTimeout: timeouts.socketTimeoutMs,
    logger: false,
  }
  const single = createTransport(server)
  const shared = createTransport({ ...server, pool: true, idleTimeout: IDLE_TIMEOUT_MS })
  return {
    async send(mail) {
      try {
        await (mail.unsubscribeLink ? shared : single).sendMail(composeMessage(options.from, mail))
      } catch (cause) {
        throw new Problem('mail-unavailable', {}, { cause })
      }
    },
  }
}
