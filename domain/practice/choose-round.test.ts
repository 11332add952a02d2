import { describe, expect, it } from 'vitest'
import { type Candidate, chooseRound, type RoundWish } from './choose-round.ts'
import { exerciseSource } from './for-whom.ts'
import { exerciseOfItem } from './round-item.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const day = (number: number) => new Date(`2026-03-${String(number).padStart(2, '0')}T12:00:00Z`)
const kinds = ['talk', 'meaning', 'sentence', 'order', 'energy'] as const

/** Items 0, 1, 2 of an exercise. */
const itemsOf = (exercise: string, change: Partial<Candidate> = {}): Candidate[] =>
  [0, 1, 2].map((part) => ({
    id: `${exercise}/${part}`,
    module: 'friendship',
    kind: 'talk',
    for: 'adult',
    level: 'small',
    ...change,
  }))
const many = kinds.flatMap((kind) => [...itemsOf(`${kind}-a`, { kind }), ...itemsOf(`${kind}-b`, { kind })])
const choose = (change: Partial<RoundWish> = {}) =>
  chooseRound({
    candidates: many,
    met: new Map(),
    person: { audience: 'adult', goals: [], practiced: [] },
    now: NOW,
    seed: '2026-03-10',
    ...change,
  })

describe('a round', () => {
  it('has five items, of several exercises and kinds, and stays the same for a day', () => {
    const round = choose()
    expect(round).toHaveLength(5)
    expect(new Set(round.map(exerciseOfItem)).size).toBe(5)
    expect(choose()).toEqual(round)
    expect(choose({ seed: '2026-03-11' })).not.toEqual(round)
  })

  it('begins with what is due, the longest due first, and goes on with new items', () => {
    const met = new Map([
      ['talk-a/1', day(9)],
      ['order-b/2', day(3)],
      ['energy-a/0', day(11)],
    ])
    const round = choose({ met })
    expect(round.slice(0, 2)).toEqual(['order-b/2', 'talk-a/1'])
    expect(round).not.toContain('energy-a/0')
    expect(round).toHaveLength(5)
  })

  it('takes at most two of one exercise, also when more are due', () => {
    const met = new Map(itemsOf('talk-a').map(({ id }) => [id, day(1)]))
    expect(choose({ met }).filter((id) => exerciseOfItem(id) === 'talk-a')).toHaveLength(2)
    expect(choose({ candidates: itemsOf('talk-a') })).toHaveLength(2)
  })

  it('takes new items of the goals first, then of modules that were practiced, the smaller ones first', () => {
    const candidates = [
      ...many,
      ...itemsOf('hard-goal', { module: 'life-skills', level: 'hard' }),
      ...itemsOf('goal', { module: 'life-skills' }),
      ...itemsOf('practiced', { module: 'coaching', kind: 'order' }),
    ]
    const person = { audience: 'adult', goals: ['life-skills'], practiced: ['coaching'] } as const
    expect(choose({ candidates, person }).slice(0, 3).map(exerciseOfItem)).toEqual([
      'goal',
      'hard-goal',
      'practiced',
    ])
  })

  it('takes new items of exercises that were little met first', () => {
    const candidates = [
      ...itemsOf('often'),
      ...itemsOf('once', { level: 'hard' }),
      ...itemsOf('never', { level: 'hard' }),
    ]
    const met = new Map([
      ['often/0', day(20)],
      ['often/1', day(20)],
      ['once/0', day(20)],
    ])
    expect(choose({ candidates, met }).slice(0, 2).map(exerciseOfItem)).toEqual(['never', 'once'])
  })

  it.each([
    'adult',
    'teen',
    'supporter',
  ] as const)('takes for %s only what is written for them', (audience) => {
    const candidates = (['adult', 'teen', 'supporter'] as const).flatMap((each) =>
      kinds.flatMap((kind) => itemsOf(`${each}-${kind}`, { kind, for: each })),
    )
    const met = new Map(candidates.map(({ id }, index) => [id, day((index % 20) + 1)]))
    for (const round of [
      choose({ candidates, person: { audience, goals: [], practiced: [] } }),
      choose({ candidates, met, person: { audience, goals: [], practiced: [] } }),
    ]) {
      expect(round).toHaveLength(5)
      expect(round.every((id) => id.startsWith(audience))).toBe(true)
    }
  })

  it('passes over items whose exercise is gone, and takes what comes up soonest where all was met', () => {
    const candidates = itemsOf('talk-a').slice(0, 2)
    const met = new Map([
      ['gone/0', day(1)],
      ['talk-a/0', day(20)],
      ['talk-a/1', day(15)],
    ])
    expect(choose({ candidates, met })).toEqual(['talk-a/1', 'talk-a/0'])
    expect(choose({ candidates: [], met })).toEqual([])
  })
})

describe('for whom exercises are taken', () => {
  const questions = [
    { id: 1, text: 'Who is using Wayfern?', hint: null, type: 'select' as const, options: [] },
    {
      id: 2,
      text: 'How old is the person who is learning?',
      hint: null,
      type: 'select' as const,
      options: [],
    },
    {
      id: 3,
      text: 'What would you like to work on?',
      hint: null,
      type: 'multi_select' as const,
      options: [],
    },
  ]
  it.each([
    [{}, 'adult'],
    [{ 2: 'Under 13 (an adult holds the account)' }, 'teen'],
    [{ 2: '13 to 17' }, 'teen'],
    [{ 2: '18 to 25' }, 'adult'],
    [{ 2: 'I do not want to say' }, 'adult'],
    [{ 1: 'I am a parent or carer', 2: '13 to 17' }, 'supporter'],
    [{ 1: 'I am a therapist or supporter' }, 'supporter'],
  ])('is read from the answers %o', (responses, audience) => {
    expect(exerciseSource(questions, responses).audience).toBe(audience)
  })

  it('has the goals', () => {
    expect(exerciseSource(questions, { 3: ['Friendships'] }).goals).toEqual(['friendship'])
  })
})
