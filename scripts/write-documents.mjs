import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publicPaths, renderPublicPage, renderShell } from '../build/documents/documents.js'

// Writes the public pages and the application's shell, once their parts are built.
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
write('__spa-fallback.html', await renderShell({ script, preloads: imports, styles: asPaths(styles) }))
for (const path of publicPaths) write(join(path, 'index.html'), await renderPublicPage(path))
rmSync(dirname(manifestPath), { recursive: true })
