import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jobDefinitions } from '#server/jobs.ts'
import { thirdPartyNotices } from './third-party-notices.mjs'

type Reference = { line: number; file: string; names: string[] }

/** A file with an extension, as the documents write it; globs and short forms are left out. */
const isFile = (code: string) => /^[\w.-]+(\/[\w.-]+)+\.(tsx?|json|css|md)$/.test(code)

/**
 * The test files that a line names, each with the quoted names that follow it; and the other files. Decisions are
 * quoted as well, behind that word.
 */
function referencesIn(text: string, line: number): Reference[] {
  const references: Reference[] = []
  let test: Reference | undefined
  for (const [, code, decision, name] of text.matchAll(
    /`([^`]+)`|Decisions? "([^"]+)"(?:, "[^"]+")?|"([^"]+)"/g,
  )) {
    if (code && isFile(code)) {
      test = { line, file: code, names: [] }
      references.push(test)
    } else if (name && !decision && test?.file.includes('.test.')) test.names.push(name)
  }
  return references
}
const read = (document: string) =>
  readFileSync(document, 'utf8')
    .split('\n')
    .flatMap((text, index) => referencesIn(text, index + 1))

describe.each(['docs/specification.md', 'docs/accessibility.md'])('%s', (document) => {
  const references = read(document)

  it('names files, all of which exist', () => {
    expect(references.length).toBeGreaterThan(20)
    const missing = references.filter(({ file }) => !existsSync(file))
    expect(missing.map(({ line, file }) => `line ${line}: ${file}`)).toEqual([])
  })

  it('names tests, all of which are in their files', () => {
    const stale = references
      .filter(({ file }) => existsSync(file))
      .flatMap(({ line, file, names }) => {
        const source = readFileSync(file, 'utf8')
        return names
          .filter((name) => !source.includes(name))
          .map((name) => `line ${line}: ${file}: "${name}"`)
      })
    expect(stale).toEqual([])
  })
})

it('every row of the specification has its proof', () => {
  const rows = readFileSync('docs/specification.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Row|---)/.test(line))
  const unproven = rows.filter((row) => !/\.test\.tsx?`|Decision/.test(row))
  expect(unproven).toEqual([])
})

it('docs/operations.md lists every job', () => {
  const listed = new Set(readFileSync('docs/operations.md', 'utf8').match(/`[a-z-]+`/g))
  expect(jobDefinitions.filter(({ name }) => !listed.has(`\`${name}\``))).toEqual([])
})

it('decisions have a number each', () => {
  const numbers = readdirSync('docs/decisions').flatMap((file) => /^\d{4}/.exec(file) ?? [])
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')))
})

describe('what comments name by section, point or number', () => {
  const files = globSync(
    '{bench,content,docs,domain,e2e,engines,scripts,server,web}/**/*.{ts,tsx,mjs,md}',
  ).map((file) => ({
    file,
    text: readFileSync(file, 'utf8').replaceAll(/\n\s*(\*|\/\/)\s?/g, ' '),
  }))
  const found = (pattern: RegExp) =>
    files
      .filter(({ file }) => !file.startsWith('scripts/documents.test'))
      .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ file, name })))

  it('is a point of the product decisions, behind that word', () => {
    const points = readFileSync('docs/product/decisions.md', 'utf8')
    const named = found(/decisions?,? "([^"]+)"/gi)
    expect(named.length).toBeGreaterThan(20)
    const isPoint = (name: string) => points.includes(`\n| ${name}`) || points.includes(`## ${name}`)
    // The documents quote words of a point, the code its name.
    const isQuoted = (name: string) => points.toLowerCase().includes(name.toLowerCase())
    const unknown = named.filter(({ file, name }) => !(file.startsWith('docs/') ? isQuoted : isPoint)(name))
    expect(unknown).toEqual([])
  })

  it('is a section of the product specification', () => {
    const specification = readFileSync('docs/product/specification.md', 'utf8')
    const named = found(/specification(?:'s)?,? \(?sections? (\d)/gi)
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter(({ name }) => !specification.includes(`\n## ${name}. `))).toEqual([])
  })

  it('is a record, where it has a number', () => {
    const records = readdirSync('docs/decisions').map((file) => Number(file.slice(0, 4)))
    const named = found(/decisions?[ /](\d{1,4})\b/gi)
    expect(named.filter(({ name }) => !records.includes(Number(name)))).toEqual([])
  })
})

it('the third-party notices are those of the lock file (npm run notices)', () => {
  expect(readFileSync('THIRD-PARTY-NOTICES.md', 'utf8') === thirdPartyNotices('.')).toBe(true)
})

it('the changelog begins with the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(/^## \[(.+?)\]/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1]).toBe(version)
})
