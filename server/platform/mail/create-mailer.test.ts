import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { createLogger } from '../log.ts'
import { createMailer } from './create-mailer.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await fs.mkdtemp(join(tmpdir(), 'wayfern-mailer-'))
})
afterEach(() => fs.rm(dataDir, { recursive: true, force: true }))

const mailerWith = (env: Record<string, string>) =>
  createMailer(readEnv({ DATA_DIR: dataDir, ...env }), createLogger('silent'), () => new Date())

it.each<Record<string, string>>([
  {},
  { SMTP_URL: 'smtp://127.0.0.1:9' },
])('with %j removes the mails of a person that were kept without a mail server', async (env) => {
  const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Hello.' }
  await mailerWith({}).send({ ...mail, userId: 'ada' })
  await mailerWith({}).send({ ...mail, userId: 'eve' })
  await mailerWith(env).forget('ada')
  expect(await fs.readdir(join(dataDir, 'outbox'))).toHaveLength(1)
})
