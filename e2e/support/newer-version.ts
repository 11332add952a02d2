import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const NEWER = 'f'.repeat(16)
/** What says which version it is: the service worker, and the document of the signed-in pages. */
const isVersioned = (path: string) => path === '/sw.js' || path.startsWith('/dashboard')

async function readText(reply: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of reply) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

/**
 * Stands before a product, and says from `publish` on that its files are of a newer version, as after a release. What goes
 * through is counted by its method and path.
 */
export async function standBefore(url: string) {
  let isNewer = false
  const seen: string[] = []

  function pass(asked: IncomingMessage, answer: ServerResponse) {
    const path = asked.url ?? '/'
    seen.push(`${asked.method} ${path}`)
    const { 'accept-encoding': _, ...headers } = asked.headers
    const passed = request(new URL(path, url), { method: asked.method, headers }, async (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      if (!isVersioned(path)) return reply.pipe(answer)
      const text = await readText(reply)
      answer.end(
        isNewer ? text.replace(/("version":"|wayfern-version" content=")[\da-f]{16}/, `$1${NEWER}`) : text,
      )
    })
    passed.on('error', () => answer.destroy())
    // A page that ends a stream ends it on the product too.
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    seen,
    publish: () => {
      isNewer = true
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
