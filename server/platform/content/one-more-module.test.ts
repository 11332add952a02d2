import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import { projectPath } from '../project-path.ts'

/** A copy of the product without what is learned and without tests: content and the code that reads it. */
const COPIED = ['package.json', 'content', 'domain', 'engines', 'server']
const LEFT_OUT = /\/(data|weights|training-set|test-set)$|\.test\.ts$/
let copy = ''
const idsFile = () => join(copy, 'domain/coaching/module-ids.ts')

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'one-more-module-'))
  for (const name of COPIED)
    cpSync(projectPath(name), join(copy, name), { recursive: true, filter: (path) => !LEFT_OUT.test(path) })
  symlinkSync(projectPath('node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, 'walk.ts'), walk)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Opens the module, searches nothing, and asks its coach: what a person does first. */
const walk = `
import { moduleIds } from '#domain/coaching/module-ids.ts'
import { loadCoachingContent } from './server/platform/content/load-coaching-content.ts'
import { createBuiltInCoach } from './server/platform/models/built-in/create-built-in-coach.ts'
import { createScriptedReader } from './server/testing/scripted-reader.ts'

const content = loadCoachingContent()
const scope = moduleIds.at(-1)
const question = 'My tomatoes are dying'
const reader = createScriptedReader({ [question]: { situations: [['tomatoes-die', 0.9]] } })
const coach = createBuiltInCoach({ content, library: { search: () => [] }, reader, schedule: () => Promise.resolve() })
let reply = ''
const asked = { scope, messages: [{ role: 'user', content: question }], replyLength: 'balanced', instruction: '', maxReplyTokens: 4000, signal: new AbortController().signal }
for await (const part of coach.stream(asked)) if (part.type === 'text') reply += part.text
console.log(JSON.stringify({ count: content.modules.size, title: content.modules.get(scope).title, cards: content.cards.filter(({ module }) => module === scope).map(({ id }) => id), instruction: content.instructions.get(scope), reply }))
`

function run() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['walk.ts'], { cwd: copy, encoding: 'utf8' })
  return { status, stdout, stderr }
}

const addId = () =>
  writeFileSync(
    idsFile(),
    readFileSync(idsFile(), 'utf8').replace('\n] as const', "\n  'gardening',\n] as const"),
  )
const removeId = () => cpSync(projectPath('domain/coaching/module-ids.ts'), idsFile())
const folder = () => join(copy, 'content/modules/gardening')

function addFolder(): void {
  const pattern = projectPath('content/modules/coaching')
  mkdirSync(join(folder(), 'cards'), { recursive: true })
  mkdirSync(join(folder(), 'situations'), { recursive: true })
  const words = JSON.parse(readFileSync(join(pattern, 'module.json'), 'utf8'))
  const own = { ...words, id: 'gardening', slug: 'gardening', title: 'Gardening' }
  writeFileSync(join(folder(), 'module.json'), JSON.stringify(own))
  writeFileSync(join(folder(), 'instruction.md'), 'Help with plants.')
  const card = readFileSync(join(pattern, 'cards/finishing-good-enough.md'), 'utf8')
  writeFileSync(join(folder(), 'cards/tomatoes.md'), card)
  writeFileSync(
    join(folder(), 'situations/tomatoes.yaml'),
    `- id: tomatoes-die
  title: "My tomatoes are dying."
  who: person
  with: nobody
  where: [home]
  asks: do
  matter: "Tomato plants die."
  care: ""
  answer: "Look at the leaves first."
  open: ""
  now: "Put a finger into the soil."
  words: []
  ask: ""
`,
  )
}

describe('one more module', () => {
  it('without its folder stops the start with one line that says so', () => {
    addId()
    const { status, stderr } = run()
    expect(status).toBe(1)
    expect(stderr).toContain('the module "gardening" has no folder: content/modules/gardening is missing')
    removeId()
  })

  it('without its id stops the start with one line that says so', () => {
    addFolder()
    const { status, stderr } = run()
    expect(status).toBe(1)
    expect(stderr).toContain(
      'content/modules/gardening belongs to no module: add its id to domain/coaching/module-ids.ts',
    )
  })

  it('with both is there: its words, its card, its instruction, and a coach that answers from its situation', () => {
    addFolder()
    addId()
    const { stdout, stderr } = run()
    expect(stderr).toBe('')
    const walked = JSON.parse(stdout)
    expect(walked).toMatchObject({
      count: moduleIds.length + 1,
      title: 'Gardening',
      cards: ['tomatoes'],
      instruction: 'Help with plants.',
    })
    expect(walked.reply).toContain('Look at the leaves first.')
    expect(walked.reply).toContain('Put a finger into the soil.')
  })
})
