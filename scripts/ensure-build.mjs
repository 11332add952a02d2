import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, toolEnvironment } from './ensure-install.mjs'

const COMMON_INPUTS = ['domain', 'engines', 'package-lock.json', 'scripts']

const PARTS = [
  {
    name: 'web application',
    inputs: ['web', 'content', 'public', 'vite.config.ts', 'vite.worker.config.ts', ...COMMON_INPUTS],
    commands: [
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
      ['node_modules/vite/bin/vite.js', 'build', '--ssr', '--logLevel', 'error'],
      ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.worker.config.ts', '--logLevel', 'error'],
      ['scripts/write-documents.mjs'],
      ['scripts/compress-build.mjs'],
    ],
    stamp: 'build/.web-inputs',
  },
  {
    name: 'server',
    inputs: ['server', 'vite.server.config.ts', ...COMMON_INPUTS],
    commands: [
      ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'],
    ],
    stamp: 'build/server/.inputs',
  },
]

function* filesBelow(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name))
}

function fingerprint(root, inputs) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of filesBelow(join(root, input))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file}:${size}:${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/** Builds the web application and the server, each unless its inputs are the ones it was last built from. */
export function ensureBuild(root, node) {
  const env = { ...toolEnvironment(root), NODE_ENV: 'production' }
  for (const { name, inputs, commands, stamp } of PARTS) {
    const wanted = fingerprint(root, inputs)
    const stampPath = join(root, stamp)
    if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) continue
    console.log(`Building the ${name}.`)
    for (const [script, ...args] of commands) run(node, [join(root, script), ...args], { cwd: root, env })
    writeFileSync(stampPath, wanted)
  }
}
