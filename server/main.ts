import { setFlagsFromString } from 'node:v8'
import { readEnv } from './env.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { findOllama } from './platform/models/find-ollama.ts'
import { startServer } from './start-server.ts'
import { startupMessage } from './startup-message.ts'

function giveUp(error: unknown): never {
  process.stderr.write(`${explainStartFailure(error)}\n`)
  process.exit(1)
}

try {
  const env = readEnv(process.env)
  const server = await startServer(env)
  server.jobsStarted.catch((error) => server.stop().finally(() => giveUp(error)))
  // Old objects are collected each time the heap has grown by a fifth, not when it has doubled: what hundreds of open
  // streams leave would stay resident. While the server starts, all that grows is kept (decision 0006).
  setFlagsFromString('--heap-growing-percent=20')
  const isAskedFor = env.AI_PROVIDER === 'ollama' || env.AI_PROVIDER === 'built-in'
  const pulled = isAskedFor
    ? await findOllama(env.AI_PROVIDER === 'ollama' ? env.AI_BASE_URL : undefined)
    : null
  process.stdout.write(startupMessage(env, server.port, pulled))
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    server.stop().finally(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  giveUp(error)
}
