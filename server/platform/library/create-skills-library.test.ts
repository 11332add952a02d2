import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ChatScope, moduleIds } from '#domain/coaching/module-ids.ts'
import { type CoachingContent, loadCoachingContent } from '../content/load-coaching-content.ts'
import { createSkillsLibrary } from './create-skills-library.ts'
import { loadSearchWords } from './load-search-words.ts'
import type { SkillsLibrary } from './skills-library.ts'

type JudgedQuestion = { scope: ChatScope; question: string; cards: string[] }

const readEvaluation = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`evaluation/${name}.json`, import.meta.url), 'utf8'))

let content: CoachingContent
let library: SkillsLibrary

beforeAll(() => {
  content = loadCoachingContent()
  library = createSkillsLibrary(content)
})

/**
 * Shares of the questions that are answered rightly at once, that are answered or whose card is offered, and that get
 * a sure answer which is wrong. Without a fitting card, no sure answer is right.
 */
function judge(questions: readonly JudgedQuestion[]) {
  let answered = 0
  let offered = 0
  let wrong = 0
  for (const { scope, question, cards } of questions) {
    const hits = library.search(question, scope, 3)
    const isFirst = cards.includes(hits[0]?.card.id ?? '')
    if (hits[0]?.confidence === 'strong') {
      if (isFirst) answered += 1
      else wrong += 1
    } else if (cards.length === 0 || hits.some(({ card }) => cards.includes(card.id))) offered += 1
  }
  const share = (count: number) => count / questions.length
  return { answered: share(answered), answeredOrOffered: share(answered + offered), wrong: share(wrong) }
}

describe('questions that stand on cards', () => {
  it('find their own card, surely, in its module and with the assistant', () => {
    for (const { id, module, questions } of content.cards) {
      for (const question of questions) {
        for (const scope of [module, 'assistant'] as const) {
          const [hit] = library.search(question, scope, 1)
          expect([hit?.card.id, hit?.confidence], `${scope}: ${question}`).toEqual([id, 'strong'])
        }
      }
    }
  })

  it('win over the preferred module when asked elsewhere', () => {
    for (const { question, id } of content.cards.map(({ questions, id }) => ({
      question: questions[0] ?? '',
      id,
    }))) {
      expect(library.search(question, 'coaching', 1)[0]?.card.id, question).toBe(id)
    }
  })
})

/**
 * The sets have different histories; their shares are about as good as how well they were known. `held-out` (158),
 * `harder` (120) and `fresh` (40) measured the search while it was built. `indirect` (132, half of them stories that do
 * not name their topic) was written in two parts, each new when first measured: 57 % and 34 % were answered rightly,
 * 81 % and 65 % answered or offered, 4 % and 21 % sure and wrong. After that a match was judged more strictly, and the
 * everyday words were widened for every card with these sets in view. `unseen` (65) was written last, measured once
 * (32 %, 83 % and 3 %), and nothing was changed because of it. With the 34 cards that were added later it stands at
 * 28 %, 85 % and 5 %: where a new card fits as well, the answer is less often sure. `ordinary` (260, twenty per module) are
 * opening messages of an ordinary evening, some in the wrong module. They were written before the new cards and measured
 * first without them: 58 % answered, 84 % answered or offered, 9 % sure and wrong. New cards and words were made with
 * them in view. `evening` (65) are further ones, written when all that was done: 55 %, 83 % and 6 % when first measured
 * (51 %, 78 % and 9 % without the new cards), with nothing changed after that but more sayings for the card on sayings.
 * Six of their questions (bank account, a returned purchase, illness, a speech, a partner's parents) have since got cards
 * of their own, which count as right beside the earlier ones. With forty-seven further cards one question more in each of
 * the last two sets gets a sure answer from another card.
 */
describe('differently worded questions', () => {
  it('held out: at least 130, ten per module', () => {
    const questions = readEvaluation<JudgedQuestion>('held-out-questions')
    expect(questions.length).toBeGreaterThanOrEqual(130)
    for (const id of moduleIds) {
      expect(questions.filter(({ scope }) => scope === id).length, id).toBeGreaterThanOrEqual(10)
    }
  })

  it.each([
    ['held-out', 0.8, 0.95, 0.03],
    ['harder', 0.65, 0.95, 0.02],
    ['fresh', 0.65, 0.95, 0.02],
    ['indirect', 0.7, 0.98, 0.02],
    ['unseen', 0.27, 0.8, 0.05],
    ['ordinary', 0.78, 0.97, 0.024],
    ['evening', 0.52, 0.8, 0.077],
  ])('%s: at least %f answered rightly, %f answered or offered, at most %f sure and wrong', (name, answered, answeredOrOffered, wrong) => {
    const shares = judge(readEvaluation<JudgedQuestion>(`${name}-questions`))
    expect(shares.answered).toBeGreaterThanOrEqual(answered)
    expect(shares.answeredOrOffered).toBeGreaterThanOrEqual(answeredOrOffered)
    expect(shares.wrong).toBeLessThanOrEqual(wrong)
  })

  it('name cards that exist', () => {
    const ids = new Set(content.cards.map(({ id }) => id))
    for (const name of ['held-out', 'harder', 'fresh', 'indirect', 'unseen', 'ordinary', 'evening']) {
      for (const { cards } of readEvaluation<JudgedQuestion>(`${name}-questions`)) {
        for (const id of cards) expect(ids).toContain(id)
      }
    }
  })
})

/**
 * Sixteen messages for each card, written by people who had read the card but not the search, in words as far apart as
 * they could find. No word list was written with them in view; the weights of the confidence were fitted on half of
 * them. Neighbouring cards often fit too, and count as wrong here. So each further card costs the earlier ones a little:
 * with ten more, 6.0 % of the earlier messages still got a sure answer from another card, and 6.1 % of all. For the
 * forty-seven cards that were written with their situations there are no such messages; with these cards 77 % of the others still
 * find their own card among the first three, or surely.
 */
describe('what people write about each card', () => {
  const folder = new URL('evaluation/asked/', import.meta.url)
  const asked = readdirSync(folder).flatMap((file) => {
    const cards = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string[]>
    return Object.entries(cards).flatMap(([id, messages]) =>
      messages.map((question) => ({ scope: file.replace('.json', '') as ChatScope, question, cards: [id] })),
    )
  })

  it('names cards that exist, nearly all of them', () => {
    const ids = new Set(content.cards.map(({ id }) => id))
    const named = new Set(asked.flatMap(({ cards }) => cards))
    expect([...named].filter((id) => !ids.has(id))).toEqual([])
    expect(named.size).toBeGreaterThanOrEqual(229)
  })

  it('is answered or offered with the card itself nearly four times out of five', () => {
    const shares = judge(asked)
    expect(shares.answered).toBeGreaterThanOrEqual(0.41)
    expect(shares.answeredOrOffered).toBeGreaterThanOrEqual(0.77)
    expect(shares.wrong).toBeLessThanOrEqual(0.07)
  })
})

describe('the search', () => {
  const first = (query: string, scope: ChatScope = 'assistant') => library.search(query, scope, 1)[0]?.card.id

  it.each([
    ['my supervisr yells at me', 'bullied-by-someone-in-charge'],
    ['how do i do the landry', 'laundry-step-by-step'],
    ['i had a meltdwon yesterday and i am so ashmed', 'meltdown-aftermath-shame'],
  ])('forgives typing errors: %s', (query, id) => {
    expect(first(query)).toBe(id)
  })

  it('finds a last word that is still being typed', () => {
    expect(first('how does interocep')).toBe('noticing-body-needs')
  })

  it('prefers the module in which it was asked', () => {
    expect(first('I am scared of the dentist', 'anxiety-management')).toBe(
      'anxiety-before-a-medical-appointment',
    )
    expect(first('I am scared of the dentist', 'self-care-strategies')).toBe('doctor-appointments')
  })

  it('asks back for a single word that several cards are about', () => {
    const hits = library.search('meltdown', 'emotion-management')
    expect(hits[0]?.confidence).toBe('weak')
    expect(hits.length).toBeGreaterThan(1)
  })

  it.each([
    '',
    '   ',
    '???',
    '😀😀',
    'the and of',
    'привет как дела',
    '你好',
  ])('finds nothing for "%s"', (query) => {
    expect(library.search(query, 'assistant')).toEqual([])
  })

  it('survives the longest message and gives no more than asked for', () => {
    const story = 'My neighbor upstairs stomps at night and I told my landlord about it. '
      .repeat(115)
      .slice(0, 8_000)
    expect(library.search(story, 'social-issues', 2).length).toBeLessThanOrEqual(2)
  })

  it('puts hits in order', () => {
    const scores = library
      .search('my boss shouts at me in meetings', 'assistant', 5)
      .map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })
})

describe('word lists', () => {
  const words = loadSearchWords()

  it('have at least 60 groups of synonyms and words for every card', () => {
    expect(Object.keys(words.synonyms).length).toBeGreaterThanOrEqual(60)
    expect([...words.everydayWords.keys()].toSorted()).toEqual(content.cards.map(({ id }) => id).toSorted())
  })

  it('say nothing twice within one group', () => {
    for (const [name, members] of [...Object.entries(words.synonyms), ...words.everydayWords]) {
      expect(new Set(members.map((member) => member.toLowerCase())).size, name).toBe(members.length)
    }
  })
})
