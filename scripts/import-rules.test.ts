import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import rules from '../.dependency-cruiser.cjs'

/** For each rule, imports that it forbids, written `file → what it imports`. */
const forbidden: Record<string, string[]> = {
  'domain-is-pure': [
    'domain/a/one.ts → #server/features/g/index.ts',
    'domain/a/two.ts → #web/ui/button.tsx',
    'domain/a/three.ts → #content/words.json',
  ],
  'domain-and-engines-do-no-io': ['domain/a/four.ts → node:fs', 'engines/x/one.ts → node:path'],
  'domain-and-engines-need-few-libraries': ['domain/a/five.ts → pg', 'engines/x/two.ts → pg'],
  'engines-know-no-product': [
    'engines/x/three.ts → #domain/b.ts',
    'engines/x/four.ts → #server/features/g/index.ts',
    'engines/x/five.ts → #content/words.json',
  ],
  'engines-stand-apart': [
    'engines/x/six.ts → #engines/y/y.ts',
    'engines/x/seven.ts → #engines/reader/other.ts',
  ],
  'engines-run-on-the-server': [
    'domain/a/six.ts → #engines/y/y.ts',
    'web/ui/one.tsx → #engines/moves/other.ts',
    'web/features/f/one.ts → #engines/text-model/model.ts',
  ],
  'web-knows-no-server': ['web/pages/one.tsx → #server/features/g/index.ts'],
  'server-knows-no-web': ['server/platform/p/one.ts → #web/ui/button.tsx'],
  'web-features-stand-apart': ['web/features/f/two.tsx → ../g/panel.tsx'],
  'web-features-know-no-pages': [
    'web/features/f/three.tsx → #web/pages/page.tsx',
    'web/ui/two.ts → ../pages/page.tsx',
  ],
  'web-ui-knows-no-features': [
    'web/ui/three.tsx → #web/features/g/panel.tsx',
    'web/platform/one.ts → #web/features/g/panel.tsx',
  ],
  'server-features-by-their-index': ['server/features/f/one.ts → ../g/queries.ts'],
  'server-platform-knows-no-features': ['server/platform/p/two.ts → #server/features/g/index.ts'],
}

const allowed = [
  'domain/a/seven.ts → zod',
  'domain/a/eight.ts → #engines/english/words.ts',
  'domain/a/nine.test.ts → node:fs',
  'engines/x/eight.ts → #engines/english/words.ts',
  'engines/x/training/train.ts → #domain/b.ts',
  'web/pages/two.tsx → #web/features/g/panel.tsx',
  'web/features/f/four.tsx → #domain/b.ts',
  'server/features/f/two.ts → ../g/tables.ts',
  'server/features/f/three.ts → #server/features/g/index.ts',
]

/** What is imported above, and imports nothing. */
const targets = [
  'content/words.json',
  'domain/b.ts',
  'engines/english/words.ts',
  'engines/moves/other.ts',
  'engines/reader/other.ts',
  'engines/text-model/model.ts',
  'engines/y/y.ts',
  'node_modules/pg/index.js',
  'node_modules/zod/index.js',
  'server/features/g/index.ts',
  'server/features/g/queries.ts',
  'server/features/g/tables.ts',
  'web/features/g/panel.tsx',
  'web/pages/page.tsx',
  'web/ui/button.tsx',
]

/** The ways to import something: each is a file of its own beside the plain one. */
const forms = {
  value: (target: string) => `import { value } from '${target}'\nexport const copy: number = value`,
  type: (target: string) => `import type { Value } from '${target}'\nexport type Copy = Value`,
  'inline-type': (target: string) => `import { type Value } from '${target}'\nexport type Copy = Value`,
  effect: (target: string) => `import '${target}'`,
  again: (target: string) => `export { value } from '${target}'`,
  'type-again': (target: string) => `export type { Value } from '${target}'`,
  all: (target: string) => `export * from '${target}'`,
  later: (target: string) =>
    `export const load = async (): Promise<unknown> => (await import('${target}')) as unknown`,
}
const markup = '\nexport const Part = () => <p>{String(1)}</p>\n'

const folder = mkdtempSync(join(tmpdir(), 'wayfern-imports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string) {
  mkdirSync(join(folder, dirname(file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** Writes an import in every form. @returns the files, each with what is wrong in it. */
function plant(line: string) {
  const [file = '', target = ''] = line.split(' → ')
  const [, name, ending = ''] = /^(.*?)((?:\.test)?\.tsx?)$/.exec(file) ?? []
  return Object.entries(forms).map(([form, source]) => {
    const planted = `${name}-${form}${ending}`
    write(planted, source(target) + (ending === '.tsx' ? markup : ''))
    return planted
  })
}

type Violation = { from: string; rule: { name: string } }
const found = new Map<string, string[]>()
const planted = new Map<string, string[]>()

beforeAll(() => {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8'))
  write('package.json', JSON.stringify({ name: 'planted', type: 'module', imports }))
  copyFileSync('.dependency-cruiser.cjs', join(folder, '.dependency-cruiser.cjs'))
  for (const target of targets) {
    const text = target.endsWith('.ts') || target.endsWith('.tsx') ? 'export type Value = number\n' : ''
    write(target, target.endsWith('.json') ? '{}' : `${text}export const value = 1\n`)
  }
  for (const line of [...Object.values(forbidden).flat(), ...allowed]) planted.set(line, plant(line))
  for (const form of ['value', 'type'] as const)
    for (const [file, target] of [
      ['one', 'two'],
      ['two', 'one'],
    ])
      write(`domain/circle-${form}/${file}.ts`, forms[form](`./${target}.ts`))
  const cruiser = join(process.cwd(), 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const roots = ['domain', 'engines', 'server', 'web']
  const report = execFileSync(
    process.execPath,
    [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...roots],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  for (const { from, rule } of JSON.parse(report).summary.violations as Violation[])
    found.set(from, [...(found.get(from) ?? []), rule.name])
})

it('every rule is planted here', () => {
  const names = rules.forbidden.map(({ name }: { name: string }) => name)
  expect(names).toEqual([...Object.keys(forbidden), 'no-cycles'])
})

it.each(Object.keys(forbidden))('%s sees what it forbids', (rule) => {
  const files = (forbidden[rule] ?? []).flatMap((line) => planted.get(line) ?? [])
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !found.get(file)?.includes(rule))).toEqual([])
})

it('what is allowed is no violation', () => {
  const files = allowed.flatMap((line) => planted.get(line) ?? [])
  expect(files.filter((file) => found.has(file))).toEqual([])
})

it('no-cycles sees a circle of values and one of types', () => {
  const circled = [...found].filter(([, names]) => names.includes('no-cycles')).map(([file]) => dirname(file))
  expect(circled.sort()).toEqual(['domain/circle-type', 'domain/circle-value'])
})

it('nothing names a type in the one form that the rules do not see', () => {
  const unseen = globSync('{domain,engines,server,web}/**/*.{ts,tsx}').filter(
    (file) =>
      !file.includes('.test.') &&
      /typeof import\(|\bimport\('[^']+'\)\.[A-Z]/.test(readFileSync(file, 'utf8')),
  )
  expect(unseen).toEqual([])
})
