import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// The server sends these beside the originals, so that no request pays for compression.
const directory = fileURLToPath(new URL('../build/client', import.meta.url))
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

for (const file of globSync('**/*.{html,js,css,svg,txt,webmanifest}', { cwd: directory })) {
  const path = join(directory, file)
  const content = readFileSync(path)
  if (content.length < 512) continue
  writeFileSync(`${path}.br`, brotliCompressSync(content, options))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
