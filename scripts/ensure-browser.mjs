import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fail } from './ensure-install.mjs'

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The same browser without windows (`apt-get install chromium-headless-shell`): the journeys take a tenth less work. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The program of a browser that is there already, or undefined. */
export const findBrowser = () => process.env.CHROMIUM_PATH || KNOWN_PATHS.find((path) => existsSync(path))
export const isRoot = () => process.getuid?.() === 0

/** @returns {Promise<boolean>} whether the program ended well */
function quietly(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } })
    child.on('error', () => resolve(false))
    child.on('close', (status) => resolve(status === 0))
  })
}

/** Other systems have a package of this name that holds no browser. */
function hasDebianChromium() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/**
 * Installs Debian packages as root, after refreshing the package lists.
 * @returns {Promise<boolean>} whether it worked
 */
export async function aptInstall(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  return (
    isRoot() &&
    (await quietly('apt-get', ['update', '-qq'])) &&
    (await quietly('apt-get', ['install', '-y', '-qq', ...packages], env))
  )
}

/**
 * Finds a Chromium for the tests, the one without windows where it is installed, or installs one.
 * @returns {Promise<string | undefined>} its path; undefined when Playwright's own download is to be used
 */
export async function ensureBrowser(environment) {
  const given = process.env.CHROMIUM_PATH
  if (given)
    return existsSync(given) ? given : fail(`CHROMIUM_PATH names ${given}, and there is no such file.`)
  if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL
  const found = findBrowser()
  if (found) return found
  console.log('Installing a Chromium for the tests.')
  if (hasDebianChromium() && (await aptInstall('chromium'))) return findBrowser()
  if (await quietly('npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium'], environment))
    return undefined
  return fail(
    'The tests need Chromium, and none could be installed. Install it by hand, or set CHROMIUM_PATH to its program.',
  )
}
