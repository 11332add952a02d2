import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutboxMailer, removeKeptMails } from './create-outbox-mailer.ts'
import type { MailSender } from './mailer.ts'

const mail = {
  userId: 'ada',
  to: 'ada@example.org',
  subject: 'Choose a new password – Wayfern',
  text: 'Open this link:\nhttp://localhost:3000/reset-password?token=abc\n',
  link: 'http://localhost:3000/reset-password?token=abc',
}

let parent: string
let directory: string
let lines: { fields: object; message: string }[]
let mailer: MailSender

beforeEach(async () => {
  parent = await fs.mkdtemp(join(tmpdir(), 'wayfern-outbox-'))
  directory = join(parent, 'outbox')
  lines = []
  mailer = createOutboxMailer({
    directory,
    from: 'Wayfern <wayfern@localhost>',
    now: () => new Date('2026-11-21T12:00:00Z'),
    log: { info: (fields: object, message: string) => void lines.push({ fields, message }) } as never,
  })
})
afterEach(() => fs.rm(parent, { recursive: true, force: true }))

const modeOf = async (path: string) => (await fs.stat(path)).mode & 0o777

describe('outbox', () => {
  it('keeps each mail as a complete .eml file that only the owner can read', async () => {
    await mailer.send(mail)
    await mailer.send(mail)
    const files = await fs.readdir(directory)
    expect(files).toHaveLength(2)
    for (const file of files) {
      expect(file).toMatch(/^2026-11-21T12-00-00-000Z-[0-9a-f]{32}-[0-9a-f-]{36}\.eml$/)
      expect(await modeOf(join(directory, file))).toBe(0o600)
    }
    expect(await modeOf(directory)).toBe(0o700)
  })

  it('keeps a mail with an id once, however often it is sent', async () => {
    const named = { ...mail, id: 'n-1' }
    await mailer.send(named)
    await mailer.send(named)
    await mailer.send({ ...named, id: 'n-2' })
    expect(await fs.readdir(directory)).toHaveLength(2)
    await removeKeptMails(directory, 'ada')
    expect(await fs.readdir(directory)).toEqual([])
  })

  it('writes the mail in the form of RFC 5322', async () => {
    await mailer.send(mail)
    const [file] = await fs.readdir(directory)
    const content = await fs.readFile(join(directory, file ?? ''), 'utf8')
    expect(content).toMatch(/^From: Wayfern <wayfern@localhost>\r\n/m)
    expect(content).toMatch(/^To: ada@example.org\r\n/m)
    expect(content).toMatch(/^Subject: =\?UTF-8\?Q\?Choose_a_new_password_=E2=80=93_Wayfern\?=\r\n/m)
    expect(content).toMatch(/^Date: Sat, 21 Nov 2026 12:00:00 \+0000\r\n/m)
    expect(content).toMatch(/^Auto-Submitted: auto-generated\r\n/m)
    expect(content).toContain('/reset-password?token=abc')
  })

  it('prints one line with the link', async () => {
    await mailer.send(mail)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ fields: { link: mail.link }, message: 'mail kept in the outbox' })
  })

  it('prints nothing that a person wrote: a support request has its own subject', async () => {
    await mailer.send({ ...mail, subject: 'My father hits me' })
    expect(JSON.stringify(lines)).not.toContain('father')
  })

  it('sends to one address even when it looks like several', async () => {
    await mailer.send({ ...mail, to: 'ada@example.org, eve@example.org' })
    const [file] = await fs.readdir(directory)
    const content = await fs.readFile(join(directory, file ?? ''), 'utf8')
    expect(content).not.toMatch(/^To: ada@example.org, eve@example.org/m)
  })

  it.each([
    'writeFile',
    'rename',
  ] as const)('says so when the disk is full (%s), and leaves nothing half', async (act) => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    vi.spyOn(fs, act).mockRejectedValueOnce(full)
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'mail-unavailable', cause: full })
    expect(await fs.readdir(directory)).toEqual([])
    expect(lines).toEqual([])
    await mailer.send(mail)
    expect(await fs.readdir(directory)).toHaveLength(1)
  })

  it('says so when the folder cannot be made', async () => {
    await fs.writeFile(directory, 'a file in the way')
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'mail-unavailable' })
  })
})

describe('removing the mails of a person', () => {
  const support = { ...mail, to: 'operator@localhost', text: 'From: Ada <ada@example.org>' }

  it('takes those to any address that the person had, and the support mails that the person caused', async () => {
    await mailer.send(mail)
    await mailer.send({ ...mail, to: 'ada.before@example.org' })
    await mailer.send(support)
    await removeKeptMails(directory, 'ada')
    expect(await fs.readdir(directory)).toEqual([])
  })

  it("leaves everybody else's, also where they name the person", async () => {
    await mailer.send({ ...support, userId: 'eve', text: 'Where is ada@example.org? She was ada.' })
    await mailer.send({ ...mail, userId: 'ada2' })
    await removeKeptMails(directory, 'ada')
    expect(await fs.readdir(directory)).toHaveLength(2)
  })

  it('takes what a process that ended midway left half', async () => {
    await mailer.send(mail)
    const [file = ''] = await fs.readdir(directory)
    await fs.rename(join(directory, file), join(directory, `${file}.tmp`))
    await removeKeptMails(directory, 'ada')
    expect(await fs.readdir(directory)).toEqual([])
  })

  it('has nothing to do where no mail was ever kept, and says so when a file cannot be removed', async () => {
    await expect(removeKeptMails(directory, 'ada')).resolves.toBeUndefined()
    await mailer.send(mail)
    vi.spyOn(fs, 'rm').mockRejectedValueOnce(new Error('read-only'))
    await expect(removeKeptMails(directory, 'ada')).rejects.toThrow('read-only')
  })

  it('tells nobody the id of the account by the name of a file', async () => {
    await mailer.send({ ...mail, userId: '../ada' })
    expect((await fs.readdir(directory)).join()).not.toContain('ada')
  })
})
