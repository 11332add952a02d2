import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureBuild } from './ensure-build.mjs'
import { ensureInstall, pinnedNode, toolEnvironment } from './ensure-install.mjs'
import { startTestPostgres } from './test-postgres.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
ensureInstall(root)
const node = pinnedNode(root)
const baseEnvironment = { ...toolEnvironment(root), FORCE_COLOR: '0', NO_COLOR: '1' }
const browser = ensureBrowser(baseEnvironment)
const reports = mkdtempSync(join(tmpdir(), 'wayfern-test-'))
const totals = { passed: 0, failed: 0, skipped: 0 }
const notes = []

/** Runs one static check; it counts as one test. What a tool says is shown only when it fails. */
function check(title, tool, args) {
  const options = { cwd: root, env: baseEnvironment, encoding: 'utf8', shell: process.platform === 'win32' }
  const { status, stdout, stderr } = spawnSync(tool, args, options)
  totals[status === 0 ? 'passed' : 'failed'] += 1
  process.stdout.write(`\n# ${title}: ${status === 0 ? 'passed' : 'failed'}\n`)
  if (status === 0) return
  process.stdout.write(`${stdout}${stderr}`)
  notes.push(`failed: ${title}`)
}

/** Runs one set of vitest tests and adds up its report; a set without a report counts as failed. */
function suite(title, args, environment = {}) {
  process.stdout.write(`\n# ${title}\n`)
  const report = join(reports, `${title.replaceAll(/\W+/g, '-')}.json`)
  const command = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]
  const env = { ...baseEnvironment, ...environment, ...(browser ? { CHROMIUM_PATH: browser } : {}) }
  const { status } = spawnSync(node, command, { cwd: root, env, stdio: 'inherit' })
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  totals.passed += result?.numPassedTests ?? 0
  totals.skipped += result?.numPendingTests ?? 0
  // A file that cannot be loaded fails without a failed test; it still has to count.
  totals.failed += Math.max(result?.numFailedTests ?? 0, status === 0 ? 0 : 1)
  if (status !== 0) notes.push(`failed: ${title}`)
}

const postgres = await startTestPostgres()
try {
  check('Types', 'tsc', ['--noEmit'])
  check('Lint and format', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=40', '.'])
  check('Import direction', 'depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    'domain',
    'server',
    'web',
  ])
  check('Unused code', 'knip', ['--no-progress'])
  suite('Unit and HTTP tests', [])
  if (postgres) suite('HTTP tests on PostgreSQL', ['server'], { TEST_DATABASE_URL: postgres.url })
  else
    notes.push(
      'skipped: HTTP tests on PostgreSQL (no PostgreSQL could be found or installed; set TEST_DATABASE_URL)',
    )
  ensureBuild(root, node)
  suite(
    'End-to-end tests',
    ['--config', 'e2e/vitest.config.ts'],
    postgres ? { TEST_DATABASE_URL: postgres.url } : {},
  )
} finally {
  postgres?.stop()
  rmSync(reports, { recursive: true, force: true })
}

process.stdout.write(`\n${notes.map((note) => `${note}\n`).join('')}`)
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed${skipped}\n`)
process.exit(totals.failed === 0 ? 0 : 1)
