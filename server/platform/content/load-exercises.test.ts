import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SkillCard } from '#domain/coaching/skill-card.ts'
import { loadCoachingContent } from './load-coaching-content.ts'
import { loadExercises } from './load-exercises.ts'

const skill = (id: string) => `- { id: ${id}, name: "Plan", what: "A.", why: "B.", notWanted: "C." }\n`
const way = '{ does: "Wait.", leads: "It rings." }'
const exercise = (changes: Readonly<Record<string, string>> = {}) => {
  const fields = {
    kind: 'order',
    title: '"Calling in sick"',
    skill: 'plan-steps',
    card: 'friend-does-not-answer',
    for: 'adult',
    level: 'small',
    minutes: '3',
    intro: '"You are ill."',
    notFor: '"Not for an emergency."',
    task: '"Order the steps."',
    steps: `[${[1, 2, 2, 3].map((place) => `{ text: "Step.", place: ${place}, why: "So." }`).join(', ')}]`,
    twist: `{ happens: "The line is busy.", ways: [${way}, ${way}] }`,
    keep: '"I am ill today."',
    ...changes,
  }
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}

let cards: readonly SkillCard[]
let root: string
beforeAll(() => {
  cards = loadCoachingContent().cards
})
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'exercises-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const FILE = 'modules/friendship/practice/calling-in-sick.yaml'
const SKILLS = 'practice/skills.yaml'
function load(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries({ [SKILLS]: skill('plan-steps'), ...files })) {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return loadExercises(root, cards)
}

describe('the exercises of the content', () => {
  it('have the name of their file and the module of their folder', () => {
    expect(load({ [FILE]: exercise() })).toMatchObject({
      exercises: [{ id: 'calling-in-sick', module: 'friendship', kind: 'order' }],
      skills: [{ id: 'plan-steps' }],
    })
  })

  it.each([
    ['a kind that is none', { [FILE]: exercise({ kind: 'quiz' }) }, /calling-in-sick\.yaml: [\s\S]*kind/],
    [
      'too many words',
      { [FILE]: exercise({ keep: `"${'word '.repeat(31)}"` }) },
      /calling-in-sick\.yaml: [\s\S]*at most 30 words[\s\S]*keep/,
    ],
    [
      'a field that is missing',
      { [FILE]: exercise().replace(/notFor.*\n/, '') },
      /calling-in-sick\.yaml: [\s\S]*notFor/,
    ],
    [
      'an order in which nothing goes otherwise',
      { [FILE]: exercise().replace(/twist.*\n/, '') },
      /calling-in-sick\.yaml: [\s\S]*twist/,
    ],
    [
      'a single way',
      { [FILE]: exercise({ twist: '{ happens: "Rain.", ways: [{ does: "Wait.", leads: "It stops." }] }' }) },
      /calling-in-sick\.yaml: [\s\S]*at least 2 ways/,
    ],
    ['YAML that is none', { [FILE]: exercise({ keep: '[do' }) }, /calling-in-sick\.yaml: /],
    [
      'a card of another module',
      { 'modules/life-skills/practice/calling-in-sick.yaml': exercise() },
      /calling-in-sick\.yaml: card: the module has no card "friend-does-not-answer"/,
    ],
    [
      'a skill that does not exist',
      { [FILE]: exercise({ skill: 'juggle' }) },
      /calling-in-sick\.yaml: skill: there is no skill "juggle"/,
    ],
    [
      'an id twice',
      {
        [FILE]: exercise(),
        'modules/nt-translator/practice/calling-in-sick.yaml': exercise({ card: 'sarcasm-and-jokes' }),
      },
      /two exercises are called "calling-in-sick"/,
    ],
    ['a name with capitals', { 'modules/friendship/practice/Sick.yaml': exercise() }, /Sick\.yaml: a name/],
    [
      'a skill twice',
      { [SKILLS]: skill('plan-steps').repeat(2) },
      /skills\.yaml: two skills are called "plan-steps"/,
    ],
    [
      'a skill without a reason',
      { [SKILLS]: skill('plan-steps').replace('why: "B.", ', '') },
      /skills\.yaml: [\s\S]*why/,
    ],
  ])('stop the start with %s', (_, files, message) => expect(() => load(files)).toThrow(message))

  it('practice skills of which each is known by one name', () => {
    const { skills } = loadCoachingContent().practice
    expect(skills).toHaveLength(26)
    expect(new Set(skills.map(({ name }) => name)).size).toBe(26)
  })
})
