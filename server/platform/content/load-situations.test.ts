import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SkillCard } from '#domain/coaching/skill-card.ts'
import { loadCoachingContent } from './load-coaching-content.ts'
import { loadSituations } from './load-situations.ts'

const entry = (id: string, asks = 'do') => `- id: ${id}
  title: "My friend is silent"
  who: person
  with: friend
  where: [message]
  asks: ${asks}
  matter: "A friend is silent."
  care: ""
  answer: "Wait."
  open: ""
  now: ""
  words: []
  ask: ""
`

let cards: readonly SkillCard[]
let root: string
beforeAll(() => {
  cards = loadCoachingContent().cards
})
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'situations-'))
})
const made: string[] = []
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true })
})

function load(files: Readonly<Record<string, string>>) {
  made.push(root)
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, 'modules', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return loadSituations(root, cards)
}

const FILE = 'friendship/situations/friend-does-not-answer.yaml'
const FURTHER = 'friendship/further/friend-does-not-answer.yaml'

describe('the situations of the content', () => {
  it('stand below their card, or below none where they are not ours', () => {
    const situations = load({ [FILE]: entry('silent'), 'not-ours/situations/not-ours.yaml': entry('dose') })
    expect(situations.map(({ id, module, cardId }) => [id, module, cardId])).toEqual([
      ['silent', 'friendship', 'friend-does-not-answer'],
      ['dose', 'not-ours', undefined],
    ])
  })

  it('bring what is said when the talk about one goes on, from the file of the same card', () => {
    const [first, second] = load({
      [FILE]: entry('silent') + entry('slow'),
      [FURTHER]: '- id: slow\n  why: "It is their speed."\n',
    })
    expect([first?.further, second?.further]).toEqual([undefined, { why: 'It is their speed.' }])
  })

  it.each([
    [
      'what goes on from a situation that the card does not have',
      { [FILE]: entry('silent'), [FURTHER]: '- id: gone\n  why: "So."\n' },
      /further\/friend-does-not-answer\.yaml: the card has no situation "gone"/,
    ],
    [
      'a further text that is too long',
      { [FILE]: entry('silent'), [FURTHER]: `- id: silent\n  why: "${'so '.repeat(46)}"\n` },
      /"silent".*\n.*why/,
    ],
    [
      'a word that is no choice',
      { [FILE]: entry('silent', 'dance') },
      /friend-does-not-answer\.yaml: .*"silent".*\n.*asks/,
    ],
    [
      'a field that is missing',
      { [FILE]: entry('silent').replace(/ {2}care.*\n/, '') },
      /"silent".*\n.*care/,
    ],
    [
      'YAML that is none',
      { [FILE]: entry('silent', '[do') },
      /friend-does-not-answer\.yaml: [\s\S]*\(7:\d+\)/,
    ],
    ['no list', { [FILE]: 'silent' }, /friend-does-not-answer\.yaml: /],
    [
      'a card that does not exist',
      { 'friendship/situations/gone.yaml': entry('silent') },
      /gone\.yaml: the module has no card "gone"/,
    ],
    ['an id twice', { [FILE]: entry('silent') + entry('silent') }, /two situations are called "silent"/],
  ])('stop the start with %s', (_, files, message) => expect(() => load(files)).toThrow(message))
})
