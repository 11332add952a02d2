import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureBuild } from './ensure-build.mjs'
import { ensureInstall, pinnedNode, toolEnvironment } from './ensure-install.mjs'
import { serverArguments } from './server-command.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
ensureInstall(root)
const node = pinnedNode(root)
ensureBuild(root, node)

const env = { NODE_ENV: 'production', ...toolEnvironment(root) }
const server = spawn(node, serverArguments(root), { cwd: root, env, stdio: 'inherit' })
// The terminal sends Ctrl+C to the server as well; this process only waits for it to end.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
