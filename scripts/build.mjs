import { fileURLToPath } from 'node:url'
import { ensureBuild } from './ensure-build.mjs'
import { pinnedNode } from './ensure-install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
ensureBuild(root, pinnedNode(root))
