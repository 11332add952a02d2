import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (path) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim()

/** Packages for one platform each are installed only there; they stand under the terms of the package that uses them. */
const isForOnePlatform = (entry) => Boolean(entry.os || entry.cpu || entry.optional)

function licenceText(folder) {
  if (!existsSync(folder)) return ''
  const names = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice|ofl)/i.test(name))
    .sort()
  return names.map((name) => read(join(folder, name))).join('\n\n')
}

/**
 * What others have written of what the product is made of, with their licences: every package of the lock file that
 * production needs. Packages under the same words share them.
 * @param {string} root the project's folder, with its packages installed
 */
export function thirdPartyNotices(root) {
  const { packages } = JSON.parse(read(join(root, 'package-lock.json')))
  const texts = new Map()
  for (const [path, entry] of Object.entries(packages)) {
    if (!path || entry.dev || entry.devOptional) continue
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 13)} ${entry.version} (${entry.license ?? 'see its package'})`
    const text = isForOnePlatform(entry) ? '' : licenceText(join(root, path))
    texts.set(text, new Set([...(texts.get(text) ?? []), name]))
  }
  const parts = [...texts]
    .map(([text, names]) => ({
      names: [...names].sort(),
      text: text || 'Its package holds the text of its licence.',
    }))
    .sort((a, b) => (a.names[0] < b.names[0] ? -1 : 1))
    .map(
      ({ names, text }) =>
        `${names.map((name) => `- ${name}`).join('\n')}\n\n\`\`\`\`text\n${text}\n\`\`\`\`\n`,
    )
  return `# Third-party notices\n\nLibraries and fonts of others in this product. Made by \`npm run notices\` from the lock file.\n\n${parts.join('\n')}`
}
