import { createHash } from 'node:crypto'
// The default export, because tests replace single functions of it with a full disk.
import fs from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { Problem } from '#domain/problems.ts'
import type { Logger } from '../log.ts'
import { composeMessage } from './compose-message.ts'
import type { Mail, MailSender } from './mailer.ts'

/**
 * What the names of an account's files have in common. The address cannot tell whose a mail is: it may have changed
 * since, and support mails go to the operator's. A hash, because the log names the files, and ids come from elsewhere.
 */
const tagOf = (userId: string) => createHash('sha256').update(userId).digest('hex').slice(0, 32)

/** Writes the whole file under another name first: whoever looks into the folder never sees half a mail. */
async function keepFile(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.${crypto.randomUUID()}.tmp`
  try {
    await fs.writeFile(unfinished, content, { mode: 0o600, flag: 'wx' })
    await fs.rename(unfinished, path)
  } catch (error) {
    await fs.rm(unfinished, { force: true })
    throw error
  }
}

/** A mail with an id has one file, however often it is sent. */
function fileName(mail: Mail, now: Date): string {
  const moment = now.toISOString().replace(/[:.]/g, '-')
  return mail.id === undefined
    ? `${moment}-${tagOf(mail.userId)}-${crypto.randomUUID()}.eml`
    : `mail-${tagOf(mail.userId)}-${mail.id}.eml`
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
}): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      try {
        const { message } = await transport.sendMail({
          ...composeMessage(options.from, mail),
          date: options.now(),
        })
        const file = join(options.directory, fileName(mail, options.now()))
        await fs.mkdir(options.directory, { recursive: true, mode: 0o700 })
        await keepFile(file, message as Buffer)
        options.log.info({ link: mail.link, file }, 'mail kept in the outbox')
      } catch (cause) {
        throw new Problem('mail-unavailable', {}, { cause })
      }
    },
  }
}

/**
 * Removes the mails for or about an account from the folder, half-written ones too. Repeating it is safe.
 * @throws what the file system throws, but for a folder that is not there
 */
export async function removeKeptMails(directory: string, userId: string): Promise<void> {
  const names = await fs.readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const tag = `-${tagOf(userId)}-`
  for (const name of names) if (name.includes(tag)) await fs.rm(join(directory, name), { force: true })
}
