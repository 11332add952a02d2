/** `npm run check`: types, import rules, and lint and unit tests of what differs from the main branch. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstall } from './ensure-install.mjs'

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
  { folder: /./, tests: 'scripts/*.test.ts' },
]
const sources = changed.filter((file) => /\.tsx?$/.test(file) && !/^(e2e|bench)\/|\.config\.ts$/.test(file))
const touched = [
  ...sources,
  ...readers
    .filter(({ folder }) => changed.some((file) => folder.test(file)))
    .flatMap(({ tests }) => files('ls-files', '--cached', '--others', '--exclude-standard', tests)),
]

/** Runs one check to its end and says how it went; what a tool wrote is shown only when it failed. */
function check(title, tool, args) {
  const begin = performance.now()
  return new Promise((resolve) => {
    const child = spawn(tool, args, { cwd: root, shell: process.platform === 'win32' })
    let output = ''
    const keep = (text) => {
      output += text
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.on('error', (error) => keep(`${error.message}\n`))
    child.on('close', (status) => {
      const seconds = ((performance.now() - begin) / 1000).toFixed(1)
      console.log(`${title}: ${status === 0 ? 'passed' : 'failed'} (${seconds} s)`)
      if (status !== 0) console.log(output)
      resolve(status === 0)
    })
  })
}

const checks = [
  check('Types', 'tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', join(cache, 'check.tsbuildinfo')]),
  check('Import direction', 'depcruise', [
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
    ...['domain', 'engines', 'server', 'web'],
  ]),
]
if (changed.length > 0) {
  const options = ['--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true']
  checks.push(check(`Lint and format of ${changed.length} files`, 'biome', ['check', ...options, ...changed]))
  checks.push(
    check('Unit tests that the change touches', 'vitest', [
      ...['related', '--run', '--passWithNoTests', '--reporter=dot'],
      ...touched,
    ]),
  )
} else console.log('Nothing differs from the main branch: no lint, no tests.')

const results = await Promise.all(checks)
process.exit(results.every(Boolean) ? 0 : 1)
