import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MINIMUM_NODE = [22, 22]

/** Runs a command with its output shown, and ends this process with its code when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: 'inherit', ...options })
  if (result.error) fail(`Could not run ${command}: ${result.error.message}`)
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/**
 * Leaves the terminal to a program that runs until it is stopped, and ends this process with it. The terminal sends
 * Ctrl+C to both; this process only waits then.
 */
export function handOver(command, args, options) {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', (error) => fail(`Could not run ${command}: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/** @returns {never} */
export function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** Installs the packages of the lock file unless exactly they are installed already. */
export function ensureInstall(root) {
  const stamp = join(root, 'node_modules', '.wayfern-installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages. This takes about a minute the first time.')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    shell: process.platform === 'win32',
  })
  writeFileSync(stamp, wanted)
}

/**
 * The Node that everything runs on: the project's pinned one, or, where its install script was not run, this
 * one if it is new enough.
 */
export function pinnedNode(root) {
  const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(pinned)) return pinned
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1]))
    return process.execPath
  return fail(
    `Wayfern needs Node ${MINIMUM_NODE.join('.')} or newer, and this is ${process.versions.node}. ` +
      "The project brings its own Node, but npm did not run that package's install script. " +
      'Run "npm rebuild node", then try again.',
  )
}

/** The environment in which the pinned Node and the installed tools come first. */
export function toolEnvironment(root) {
  const separator = process.platform === 'win32' ? ';' : ':'
  const folders = [
    join(root, 'node_modules', 'node', 'bin'),
    join(root, 'node_modules', '.bin'),
    process.env.PATH,
  ]
  return { ...process.env, PATH: folders.join(separator) }
}
