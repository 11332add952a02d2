import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export type SmtpStandIn = {
  url: string
  /** The addresses of the mails that were taken, in their order. */
  taken: string[]
  stop(): void
}

/** The few words of SMTP (RFC 5321) that mails without encryption need. */
function answer(socket: Socket, taken: string[]): void {
  let [rest, recipient, isData] = ['', '', false]
  const replyTo = (line: string): string | null => {
    if (isData) {
      if (line !== '.') return null
      isData = false
      taken.push(recipient)
      return '250 kept'
    }
    if (line.startsWith('RCPT')) recipient = /<(.*)>/.exec(line)?.[1] ?? ''
    if (line === 'DATA') {
      isData = true
      return '354 go on'
    }
    return line === 'QUIT' ? '221 bye' : '250 ok'
  }
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const reply = replyTo(line)
      if (reply) socket.write(`${reply}\r\n`)
    }
  })
  socket.write('220 stand-in\r\n')
}

/** A mail server that takes every mail at once. */
export async function startSmtpStandIn(): Promise<SmtpStandIn> {
  const taken: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    answer(socket, taken)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
