/** `npm run dev`: the web application and the server from their sources. This part runs on any Node from 18 on. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstall, handOver, pinnedNode, toolEnvironment } from './ensure-install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
ensureInstall(root)
handOver(pinnedNode(root), [join(root, 'scripts/develop.mjs')], { cwd: root, env: toolEnvironment(root) })
