import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publicPaths, renderPublicPage, renderShell } from '../build/documents/documents.js'
import { offlineFiles } from './offline-files.mjs'

// Writes the public pages, the application's shell and what its service worker keeps, once their parts are built.
const directory = fileURLToPath(new URL('../build/client', import.meta.url))
const manifestPath = join(directory, '.vite/manifest.json')
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))

/** Every file that the entry imports at once, so that the browser asks for all of them together. */
function filesOf(name, found = { preloads: new Set(), styles: new Set() }) {
  const { file, imports = [], css = [] } = manifest[name]
  if (found.preloads.has(file)) return found
  found.preloads.add(file)
  for (const style of css) found.styles.add(style)
  for (const imported of imports) filesOf(imported, found)
  return found
}

const asPaths = (files) => [...files].map((file) => `/${file}`)

function write(file, html) {
  const path = join(directory, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, html)
}

const { preloads, styles } = filesOf('web/main.tsx')
const [script, ...imports] = asPaths(preloads)
/** Names all files by what is in them; also the parts that are loaded later, and the file that keeps them. */
const version = createHash('sha256')
  .update(
    Object.values(manifest)
      .map(({ file }) => file)
      .sort()
      .join(),
  )
  .digest('hex')
  .slice(0, 16)
const shell = await renderShell({ script, preloads: imports, styles: asPaths(styles), version })
write('__spa-fallback.html', shell)
const built = { version, shell: '/dashboard', files: offlineFiles(manifest) }
const worker = readFileSync(join(directory, 'sw.js'), 'utf8')
write('sw.js', `const BUILT=${JSON.stringify(built)};\n${worker}`)
for (const path of publicPaths) write(join(path, 'index.html'), await renderPublicPage(path))
rmSync(dirname(manifestPath), { recursive: true })
