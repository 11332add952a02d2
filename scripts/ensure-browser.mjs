import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail } from './ensure-install.mjs'

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The program of a browser that is there already, or undefined. */
export const findBrowser = () => process.env.CHROMIUM_PATH || KNOWN_PATHS.find((path) => existsSync(path))
const quietly = (command, args, env) =>
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, ...env } }).status === 0
export const isRoot = () => process.getuid?.() === 0

/** Installs Debian packages as root, after refreshing the package lists once. Returns whether it worked. */
export function aptInstall(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  return (
    isRoot() &&
    quietly('apt-get', ['update', '-qq']) &&
    quietly('apt-get', ['install', '-y', '-qq', ...packages], env)
  )
}

/**
 * Finds a Chromium for the tests, or installs one.
 * @returns {string | undefined} its path; undefined when Playwright's own download is to be used
 */
export function ensureBrowser(environment) {
  const given = process.env.CHROMIUM_PATH
  if (given)
    return existsSync(given) ? given : fail(`CHROMIUM_PATH names ${given}, and there is no such file.`)
  const found = findBrowser()
  if (found) return found
  console.log('Installing a Chromium for the tests.')
  if (quietly('npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium'], environment))
    return undefined
  if (aptInstall('chromium')) return findBrowser()
  return fail(
    'The tests need Chromium, and none could be installed. Install it by hand, or set CHROMIUM_PATH to its program.',
  )
}
