import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall, isRoot } from './ensure-browser.mjs'
import { freePort } from './free-port.mjs'

const VERSIONS = '/usr/lib/postgresql'

function findPrograms() {
  if (!existsSync(VERSIONS)) return undefined
  const versions = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))
  return versions
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

/** PostgreSQL refuses to run as root, so as root it runs as its own user or as nobody. */
function unprivilegedUser() {
  if (!isRoot()) return {}
  for (const name of ['postgres', 'nobody']) {
    const id = spawnSync('id', ['-u', name], { encoding: 'utf8' })
    const group = spawnSync('id', ['-g', name], { encoding: 'utf8' })
    if (id.status === 0) return { uid: Number(id.stdout), gid: Number(group.stdout) }
  }
  return {}
}

/**
 * A PostgreSQL for the tests: `TEST_DATABASE_URL`, or a temporary cluster from the installed programs, or from
 * the ones installed for it.
 * @returns {Promise<{ url: string, stop: () => void } | undefined>} undefined when there is none to be had
 */
export async function startTestPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => undefined }
  if (!findPrograms() && !(await aptInstall('postgresql'))) return undefined
  const bin = findPrograms()
  if (!bin) return undefined
  const user = unprivilegedUser()
  const directory = mkdtempSync(join(tmpdir(), 'wayfern-postgres-'))
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  const port = await freePort()
  const options = { ...user, stdio: 'ignore', cwd: directory }
  const settings = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    options,
  )
  execFileSync(
    join(bin, 'pg_ctl'),
    ['-D', data, '-w', '-o', settings, '-l', join(directory, 'log'), 'start'],
    options,
  )
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], options)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
