import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureInstall, pinnedNode, toolEnvironment } from './ensure-install.mjs'
import { startTestPostgres } from './test-postgres.mjs'
import { secondTries, testSummary } from './test-summary.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
ensureInstall(root)
const node = pinnedNode(root)
const reports = mkdtempSync(join(tmpdir(), 'wayfern-test-'))
const baseEnvironment = {
  ...toolEnvironment(root),
  FORCE_COLOR: '0',
  NO_COLOR: '1',
  // Every worker loads the same libraries.
  NODE_COMPILE_CACHE: join(reports, 'compile-cache'),
}
const totals = { passed: 0, failed: 0, skipped: 0 }
const notes = []

/** Runs a program to its end. @returns its exit code, and what it wrote unless that went straight to the screen */
function run(tool, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(tool, args, { cwd: root, env: baseEnvironment, ...options })
    let output = ''
    const keep = (text) => {
      output += text
    }
    child.stdout?.setEncoding('utf8').on('data', keep)
    child.stderr?.setEncoding('utf8').on('data', keep)
    child.on('error', (error) => resolve({ status: 1, output: `${output}${error.message}\n` }))
    child.on('close', (status) => resolve({ status, output }))
  })
}

/** Runs one check; it counts as one test. What a tool says is shown only when it fails. @returns whether it passed */
async function check(title, tool, args) {
  const { status, output } = await run(tool, args, { shell: process.platform === 'win32' })
  totals[status === 0 ? 'passed' : 'failed'] += 1
  process.stdout.write(`\n# ${title}: ${status === 0 ? 'passed' : 'failed'}\n`)
  if (status === 0) return true
  process.stdout.write(output)
  notes.push(`failed: ${title}`)
  return false
}

/**
 * Runs one set of vitest tests and adds up its report; a set without a report counts as failed. What fails is tried once
 * more, since browsers and timers share a machine with others; what passes only then is named at the end, to be mended.
 */
async function suite(title, args, environment = {}) {
  process.stdout.write(`\n# ${title}\n`)
  const report = join(reports, `${title.replaceAll(/\W+/g, '-')}.json`)
  const command = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--retry=1',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]
  const env = { ...baseEnvironment, ...environment }
  const { status } = await run(node, command, { env, stdio: 'inherit' })
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  totals.passed += result?.numPassedTests ?? 0
  totals.skipped += result?.numPendingTests ?? 0
  // A file that cannot be loaded fails without a failed test; it still has to count.
  totals.failed += Math.max(result?.numFailedTests ?? 0, status === 0 ? 0 : 1)
  if (status !== 0) notes.push(`failed: ${title}`)
  notes.push(...secondTries(result))
}

async function staticChecks() {
  await check('Types', 'tsc', ['--noEmit'])
  await check('Lint and format', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=40', '.'])
  await check('Import direction', 'depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    'domain',
    'engines',
    'server',
    'web',
  ])
  await check('Unused code', 'knip', ['--no-progress'])
}

let postgres
/** What a machine may lack, one after the other: two installations at once would wait for each other. */
async function prepareMachine() {
  const browser = await ensureBrowser(baseEnvironment)
  postgres = await startTestPostgres()
  return browser ? { CHROMIUM_PATH: browser } : {}
}
function leaveNothingBehind() {
  postgres?.stop()
  rmSync(reports, { recursive: true, force: true })
}
// It runs in a session of its own, so that Ctrl-C does not reach it.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    leaveNothingBehind()
    process.exit(1)
  })

/** What the server does with a database, as beginnings of paths; its other tests would do the same again. */
const testsWithDatabase = [
  'server/routes',
  'server/unstorable-text',
  'server/unavailable-database',
  'server/features',
  'server/platform/database',
  'server/platform/live-events',
  'server/platform/http',
]
const serverTests = readdirSync(join(root, 'server'), { recursive: true })
  .map((path) => `server/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts'))
const gone = testsWithDatabase.filter((start) => !serverTests.some((path) => path.startsWith(start)))
if (gone.length > 0) {
  leaveNothingBehind()
  throw new Error(`testsWithDatabase names what has no tests: ${gone.join(', ')}`)
}

// Each set of tests keeps two cores busy, so they follow each other; the build has the checks beside it. What has to be
// installed comes meanwhile: the first set of tests needs none of it.
const preparing = prepareMachine().then(
  (found) => ({ found }),
  (fault) => ({ fault }),
)
try {
  const [isBuilt] = await Promise.all([check('Build', node, ['scripts/build.mjs']), staticChecks()])
  await suite('Unit and HTTP tests', [])
  const { found: browser, fault } = await preparing
  if (fault) throw fault
  if (postgres)
    await suite('HTTP tests on PostgreSQL', testsWithDatabase, { TEST_DATABASE_URL: postgres.url })
  else
    notes.push(
      'skipped: HTTP tests on PostgreSQL (no PostgreSQL could be found or installed; set TEST_DATABASE_URL)',
    )
  if (isBuilt)
    // The journeys that walk the specification row by row take as long again: `npm run test:rows`.
    await suite('End-to-end tests', ['--config', 'e2e/vitest.config.ts', '--exclude', 'e2e/rows/**'], {
      ...browser,
      ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
    })
  else notes.push('not run: End-to-end tests (there is no build)')
} finally {
  await preparing
  leaveNothingBehind()
}

process.stdout.write(`\n${testSummary(totals, notes)}`)
process.exit(totals.failed === 0 ? 0 : 1)
