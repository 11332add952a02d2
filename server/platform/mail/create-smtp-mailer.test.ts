import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createSmtpMailer } from './create-smtp-mailer.ts'

const mail = {
  userId: 'ada',
  to: 'ada@example.org',
  subject: 'Choose a new password',
  text: 'Open this link.',
}
const timeouts = { connectionTimeoutMs: 500, greetingTimeoutMs: 200, socketTimeoutMs: 500 }

const open: { server: Server; sockets: Socket[] }[] = []

afterEach(async () => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
})

async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    onConnection(socket)
  })
  open.push({ server, sockets })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The few words of SMTP (RFC 5321) that one mail without encryption needs. */
function answerSmtp(socket: Socket, seen: string[], replyToRecipient = '250 ok'): void {
  let isData = false
  socket.write('220 test\r\n')
  socket.on('data', (chunk) => {
    const lines = chunk.toString().split('\r\n')
    for (const line of lines.filter(Boolean)) {
      seen.push(line)
      if (isData) {
        if (line !== '.') continue
        isData = false
        socket.write('250 kept\r\n')
      } else if (line.startsWith('RCPT')) socket.write(`${replyToRecipient}\r\n`)
      else if (line === 'DATA') {
        isData = true
        socket.write('354 go on\r\n')
      } else if (line === 'QUIT') socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    }
  })
}

const mailerFor = (url: string) => createSmtpMailer({ url, from: 'Wayfern <wayfern@localhost>', timeouts })

describe('mail by SMTP', () => {
  it('hands the mail to the server', async () => {
    const seen: string[] = []
    await mailerFor(await listen((socket) => answerSmtp(socket, seen))).send(mail)
    expect(seen).toContain('MAIL FROM:<wayfern@localhost>')
    expect(seen).toContain('RCPT TO:<ada@example.org>')
    expect(seen).toContain('Subject: Choose a new password')
    expect(seen).toContain('Open this link.')
  })

  it('shares connections among mails that come again, and lets every other mail by', async () => {
    const seen: string[] = []
    let connections = 0
    const url = await listen((socket) => {
      connections += 1
      answerSmtp(socket, seen)
    })
    const mailer = mailerFor(`${url}?maxConnections=1`)
    const again = { ...mail, unsubscribeLink: 'https://wayfern.example/unsubscribe?token=r-x' }
    await Promise.all(Array.from({ length: 10 }, () => mailer.send(again)))
    expect(connections).toBe(1)
    await Promise.all([mailer.send(mail), mailer.send(mail)])
    expect(connections).toBe(3)
    expect(seen.filter((line) => line.startsWith('RCPT'))).toHaveLength(12)
  })

  it('does not wait behind mails that come again when the server is slow with those', async () => {
    const slow: Socket[] = []
    const url = await listen((socket) =>
      slow.length === 0 ? void slow.push(socket) : answerSmtp(socket, []),
    )
    const mailer = mailerFor(`${url}?maxConnections=1`)
    const again = mailer.send({ ...mail, unsubscribeLink: 'https://wayfern.example/unsubscribe?token=r-x' })
    await expect.poll(() => slow.length).toBe(1)
    await mailer.send(mail)
    await expect(again).rejects.toMatchObject({ code: 'mail-unavailable' })
  })

  it('is unavailable when nothing listens', async () => {
    const url = await listen(() => undefined)
    const [entry] = open.splice(0)
    entry?.server.close()
    await expect(mailerFor(url).send(mail)).rejects.toMatchObject({ code: 'mail-unavailable' })
  })

  it('is unavailable when the server takes the connection and says nothing', async () => {
    const url = await listen(() => undefined)
    await expect(mailerFor(url).send(mail)).rejects.toMatchObject({ code: 'mail-unavailable' })
  })

  it('is unavailable when the server breaks off', async () => {
    const url = await listen((socket) => void socket.end('220 test\r\n'))
    await expect(mailerFor(url).send(mail)).rejects.toMatchObject({ code: 'mail-unavailable' })
  })

  it('is unavailable when the server refuses the mail, and says nothing of the address', async () => {
    const url = await listen((socket) => answerSmtp(socket, [], '550 no such user ada@example.org'))
    const failure = await mailerFor(url)
      .send(mail)
      .catch((error) => error)
    expect(failure).toMatchObject({ code: 'mail-unavailable', data: {}, message: 'mail-unavailable' })
  })
})
