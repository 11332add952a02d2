import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuild } from './ensure-build.mjs'
import { ensureInstall, handOver, pinnedNode, toolEnvironment } from './ensure-install.mjs'
import { serverArguments } from './server-command.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
ensureInstall(root)
const node = pinnedNode(root)
ensureBuild(root, node)

const env = { NODE_ENV: 'production', ...toolEnvironment(root) }
// What the environment says counts before what the file says. Node's own flag for a file that may be missing says so aloud.
const settings = join(root, '.env')
const readSettings = existsSync(settings) ? [`--env-file=${settings}`] : []
handOver(node, [...readSettings, ...serverArguments(root)], { cwd: root, env })
