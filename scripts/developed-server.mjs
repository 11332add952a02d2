import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Several files are saved at once, and a tool writes some of them twice. */
const SETTLE_MS = 150
const HEALTH_POLL_MS = 100
/** Longer than a server takes to end replies in progress; the data folder is its own until then. */
const STOP_LIMIT_MS = 10_000

async function isHealthy(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`)
    return response.ok
  } catch {
    return false
  }
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await exit
  clearTimeout(impatience)
}

/**
 * The server, run from its sources and started again when it is told to. One runs at a time, since the data folder
 * takes one process.
 * @param {string} root the project's folder
 * @param {Record<string, string | undefined>} env with the `PORT` that it listens on
 */
export function createDevelopedServer(root, env) {
  let child
  let isStopping = false
  let settling
  /** Whether the newest start ended in a server that answers. */
  let ready

  async function start() {
    if (child) await end(child)
    if (isStopping) return false
    const started = spawn(process.execPath, [join(root, 'server/main.ts')], {
      cwd: root,
      env: { ...env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/development') },
      stdio: 'inherit',
    })
    child = started
    while (started.exitCode === null && started.signalCode === null) {
      if (await isHealthy(env.PORT)) return true
      await wait(HEALTH_POLL_MS)
    }
    if (started.exitCode) console.error('The server did not start. It is tried again with the next change.')
    return false
  }

  ready = start()
  return {
    /** Waits for a start in progress. @returns {Promise<boolean>} false when the server does not run */
    async isReady() {
      let newest
      let isRunning = false
      while (newest !== ready) {
        newest = ready
        isRunning = await newest
      }
      return isRunning && child.exitCode === null && child.signalCode === null
    },
    restart() {
      clearTimeout(settling)
      settling = setTimeout(() => {
        // Also one that is still starting: the next one waits until it has left the data folder.
        child?.kill('SIGTERM')
        ready = ready.then(start)
      }, SETTLE_MS)
    },
    async stop() {
      isStopping = true
      clearTimeout(settling)
      if (child) await end(child)
    },
  }
}
