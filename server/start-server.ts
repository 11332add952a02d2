import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { createServices } from './create-services.ts'
import type { Env } from './env.ts'
import { seedQuestions } from './features/questionnaire/index.ts'
import { jobDefinitions } from './jobs.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from './platform/database/open-database.ts'
import { type RunningJobs, startJobs } from './platform/jobs/start-jobs.ts'
import { projectPath } from './platform/project-path.ts'

export type RunningServer = {
  port: number
  /** Rejects when the background jobs cannot start: without them no mail goes out, and nothing else would say so. */
  jobsStarted: Promise<void>
  stop(): Promise<void>
}

const webDirectory = projectPath('build/client')

/**
 * An idle connection is kept longer than proxies keep theirs (a minute is usual): closed here first, it would break the
 * request that a proxy sends on it at that moment.
 */
const KEEP_ALIVE_MS = 65_000

/** The rest of a reply that was cut off is stored within milliseconds, unless the database does not answer. */
const STORE_REPLIES_LIMIT_MS = 5_000

function openDatabase(env: Env): Promise<OpenDatabase> {
  return env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, env.DATABASE_CONNECTIONS)
    : openEmbedded(env.DATA_DIR)
}

function listen(app: ReturnType<typeof createApp>, env: Env): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const address = { hostname: env.HOST, port: env.PORT }
    const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS }
    const server = serve({ fetch: app.fetch, ...address, serverOptions }, () => resolve(server))
    server.once('error', reject)
  })
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    // Replies in progress have a moment to end; then their streams are cut.
    if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), 2_000).unref()
  })
}

/**
 * Starts the whole product. Background jobs start after the port is open, so that a person can open the page
 * meanwhile.
 * @throws DirectoryInUseError, the database driver's error, or the system's EADDRINUSE; nothing is left open then
 */
export async function startServer(env: Env): Promise<RunningServer> {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 })
  const opened = await openDatabase(env)
  let server: ServerType | undefined
  try {
    await seedQuestions(opened.db)
    let jobs: Promise<RunningJobs> | undefined
    const started = () => jobs ?? Promise.reject(new Error('jobs have not started'))
    const services = await createServices(env, opened, {
      send: async (...work) => (await started()).send(...work),
      sendAll: async (...work) => (await started()).sendAll(...work),
    })
    server = await listen(createApp(services, { webDirectory }), env)
    jobs = startJobs(opened, services, jobDefinitions)
    return {
      port: (server.address() as AddressInfo).port,
      jobsStarted: jobs.then(() => undefined),
      async stop() {
        await services.events.close()
        if (server) await closeServer(server)
        await services.runningReplies.ended(STORE_REPLIES_LIMIT_MS)
        await jobs?.then((running) => running.stop()).catch(() => undefined)
        await opened.close()
      },
    }
  } catch (error) {
    if (server) await closeServer(server)
    await opened.close()
    throw error
  }
}
