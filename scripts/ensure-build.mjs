import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, toolEnvironment } from './ensure-install.mjs'

const INPUTS = [
  'web',
  'domain',
  'content',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts',
]

function* filesBelow(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name))
}

function fingerprint(root) {
  const hash = createHash('sha256')
  for (const input of INPUTS) {
    for (const file of filesBelow(join(root, input))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file}:${size}:${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/** Builds the web application unless its inputs are the ones it was last built from. */
export function ensureBuild(root, node) {
  const stamp = join(root, 'build', '.inputs')
  const wanted = fingerprint(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the web application.')
  const env = { ...toolEnvironment(root), NODE_ENV: 'production' }
  run(node, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'error'], {
    cwd: root,
    env,
  })
  run(node, [join(root, 'scripts/compress-build.mjs')], { cwd: root, env })
  writeFileSync(stamp, wanted)
}
