// The default export, because tests replace single functions of it with a full disk.
import fs from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { Problem } from '#domain/problems.ts'
import type { Logger } from '../log.ts'
import { composeMessage } from './compose-message.ts'
import type { Mailer } from './mailer.ts'

/** Writes the whole file under another name first: whoever looks into the folder never sees half a mail. */
async function keepFile(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.tmp`
  try {
    await fs.writeFile(unfinished, content, { mode: 0o600, flag: 'wx' })
    await fs.rename(unfinished, path)
  } catch (error) {
    await fs.rm(unfinished, { force: true })
    throw error
  }
}

/**
 * Keeps each mail as an `.eml` file instead of sending it, and prints the link that it is about, so that a
 * person without a mail server can follow it.
 */
export function createOutboxMailer(options: {
  directory: string
  from: string
  log: Pick<Logger, 'info'>
  now: () => Date
}): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      try {
        const { message } = await transport.sendMail({
          ...composeMessage(options.from, mail),
          date: options.now(),
        })
        const moment = options.now().toISOString().replace(/[:.]/g, '-')
        const file = join(options.directory, `${moment}-${crypto.randomUUID()}.eml`)
        await fs.mkdir(options.directory, { recursive: true, mode: 0o700 })
        await keepFile(file, message as Buffer)
        options.log.info({ link: mail.link, file }, 'mail kept in the outbox')
      } catch (cause) {
        throw new Problem('mail-unavailable', {}, { cause })
      }
    },
  }
}
