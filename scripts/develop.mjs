import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer as createVite } from 'vite'
import { createDevelopedServer } from './developed-server.mjs'
import { fail } from './ensure-install.mjs'
import { freePort } from './free-port.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

/** What the server reads; its tests do not change what it does. */
const isOfTheServer = (file) =>
  /^(server|domain|engines|content)\//.test(file) && !/\.test\.ts$|^server\/testing\/|\/training\//.test(file)

const isForTheServer = (path) => /^\/(api|avatars)(\/|\?|$)/.test(path)

/** Listens at `port`, or, where the port was not asked for and is taken, at the next one that is free. */
function listen(server, port, host, isAskedFor) {
  return new Promise((resolve) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' && !isAskedFor) resolve(listen(server, port + 1, host, isAskedFor))
      else fail(`Could not listen on ${host}:${port}: ${error.message}`)
    })
    server.listen(port, host, () => resolve(server.address().port))
  })
}

const pages = createServer()
const { PORT, HOST = '127.0.0.1', DATA_DIR = 'data' } = process.env
const port = await listen(pages, Number(PORT || 3000), HOST, Boolean(PORT))
const serverPort = await freePort()
const target = `http://127.0.0.1:${serverPort}`

const vite = await createVite({
  root,
  configFile: join(root, 'vite.config.ts'),
  clearScreen: false,
  server: {
    middlewareMode: true,
    hmr: { server: pages },
    proxy: { '/api': target, '/avatars': target },
    watch: { ignored: [join(root, DATA_DIR, '**'), join(root, 'build/**'), join(root, 'bench/results/**')] },
  },
})

const server = createDevelopedServer(root, {
  ...process.env,
  HOST: '127.0.0.1',
  PORT: String(serverPort),
  PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
})

pages.on('request', async (request, response) => {
  if (isForTheServer(request.url ?? '') && !(await server.isReady())) {
    response.writeHead(503, { 'Content-Type': 'application/problem+json' })
    response.end(JSON.stringify({ status: 503, title: 'The server does not run. The terminal says why.' }))
    return
  }
  vite.middlewares(request, response)
})

vite.watcher.on('all', (_event, path) => {
  const file = relative(root, path).split(sep).join('/')
  if (!isOfTheServer(file)) return
  console.log(`${file} changed: the server starts again.`)
  server.restart()
})

let isEnding = false
async function end() {
  if (isEnding) return
  isEnding = true
  pages.closeAllConnections()
  await Promise.all([server.stop(), vite.close()])
  process.exit(0)
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
