/** `npm run check`: types, import rules, and lint and unit tests of what differs from the main branch. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstall } from './ensure-install.mjs'
import { nearestTests } from './nearest-tests.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules/.cache')
ensureInstall(root)

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Where the branch left the main one; on the main branch itself the last commit. */
function findBase() {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', branch).trim()
    } catch {
      // There is no such branch.
    }
  }
  return 'HEAD'
}

/** Which files a command of git names, of those that are there. */
const files = (...args) =>
  git(...args)
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)))
const changed = [
  ...files('diff', '--name-only', '--diff-filter=d', findBase()),
  ...files('ls-files', '--others', '--exclude-standard'),
]

/** Tests that read files instead of importing them, so that nothing else tells what touches them. */
const readers = [
  { folder: /^content\//, tests: 'server/platform/content/*.test.ts' },
  { folder: /^web\/styles\//, tests: 'web/styles/*.test.ts' },
  { folder: /^(package|\.env|\.nvmrc)/, tests: 'server/env.test.ts' },
  { folder: /^(package|scripts\/|\.dependency-cruiser)/, tests: 'scripts/*.test.ts' },
  { folder: /./, tests: 'scripts/documents.test.ts' },
  { folder: /./, tests: 'scripts/references.test.ts' },
]
const readingTests = readers
  .filter(({ folder }) => changed.some((file) => folder.test(file)))
  .flatMap(({ tests }) => files('ls-files', '--cached', '--others', '--exclude-standard', tests))

/** How many files of tests are run at most: with them it takes less than a minute on two cores. */
const MOST_TESTS = 40

/**
 * Runs one check to its end and says how it went; what is wrong is shown only when it failed.
 * @param faultsIn finds what is wrong in the output of a tool that ends well all the same
 * @returns whether all is well, and the output
 */
function check(title, tool, args, faultsIn = () => '') {
  const begin = performance.now()
  return new Promise((resolve) => {
    const child = spawn(tool, args, { cwd: root, shell: process.platform === 'win32' })
    let output = ''
    let complaints = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaints += text
    })
    child.on('error', ({ message }) => {
      complaints += `${message}\n`
    })
    child.on('close', (status) => {
      const faults = status === 0 ? faultsIn(output) : `${output}${complaints}It ended with ${status}.`
      const seconds = ((performance.now() - begin) / 1000).toFixed(1)
      console.log(`${title}: ${faults ? 'failed' : 'passed'} (${seconds} s)`)
      if (faults) console.log(faults)
      resolve({ passed: !faults, output })
    })
  })
}

/** What the import rules found, a line each; the report is the graph as well, and ends well with faults. */
function brokenRules(report) {
  const { violations } = JSON.parse(report).summary
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).join('\n')
}

const imports = check(
  'Import direction',
  'depcruise',
  ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'domain', 'engines', 'server', 'web'],
  brokenRules,
)
const checks = [
  imports,
  check('Types', 'tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', join(cache, 'check.tsbuildinfo')]),
]
if (changed.length > 0) {
  const options = ['--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true']
  checks.push(check(`Lint and format of ${changed.length} files`, 'biome', ['check', ...options, ...changed]))
} else console.log('Nothing differs from the main branch: no lint, no tests.')

/** The unit tests that the change touches, as far as they fit into a minute. */
async function testsOf({ passed, output }) {
  if (!passed) return { passed }
  const touched = new Set([...readingTests, ...nearestTests(JSON.parse(output).modules, changed)])
  if (touched.size === 0) return { passed }
  const chosen = [...touched].slice(0, MOST_TESTS)
  const title =
    touched.size > MOST_TESTS
      ? `Unit tests: the nearest ${MOST_TESTS} of ${touched.size} files that the change touches`
      : `Unit tests that the change touches, ${touched.size} files`
  return check(title, 'vitest', ['run', '--passWithNoTests', '--reporter=dot', ...chosen])
}
checks.push(imports.then(testsOf))

const results = await Promise.all(checks)
process.exit(results.every(({ passed }) => passed) ? 0 : 1)
