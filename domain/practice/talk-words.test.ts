import { describe, expect, it } from 'vitest'
import { beginAgain, beginRun, isFinished } from './begin-run.ts'
import type { Talk } from './exercise.ts'
import { MAX_OWN_CHARACTERS } from './own-words.ts'
import {
  backOneTurn,
  chooseReply,
  followTalk,
  goOn,
  rewindTo,
  type TalkState,
  talkBeginning,
} from './play-talk.ts'
import { MAX_OWN_TURNS } from './run-limits.ts'
import { parseRunState } from './run-state.ts'
import {
  carriedOver,
  deleteOwnWords,
  ownWordsFor,
  playedWordsAt,
  saidInOwnWords,
  sayAgain,
  sayOwnWords,
  takeBack,
} from './talk-words.ts'

const reply = (to: string) =>
  ({ says: `To ${to}.`, move: 'asks', works: 'A', other: 'B', why: 'C', to }) as const
const turn = (...to: string[]) => ({ says: 'Hello.', thinks: 'Well.', hint: 'Ask.', replies: to.map(reply) })
const ending = (title: string) => ({ title, happens: 'It ends.', means: 'So.' })
const talk = {
  kind: 'talk',
  start: 'first',
  turns: { first: turn('second', 'second', 'apart'), second: turn('good', 'apart', 'apart') },
  endings: { good: ending('Good'), apart: ending('Apart') },
} as unknown as Talk
const reading = { move: 'asks', nearest: 0, unsaid: 'need' } as const
const said = (state: TalkState, turnName: string, words: string) =>
  sayOwnWords(state, turnName, words, reading)
const spoken = goOn(chooseReply(said(talkBeginning, 'first', 'Why?'), 0))

describe('own words in a talk', () => {
  it('stay with their turn when the talk goes on, and are said there', () => {
    expect(spoken).toMatchObject({ chosen: [0], pending: null, said: [0] })
    expect(saidInOwnWords(spoken, 0, 'first')).toEqual({ turn: 'first', words: 'Why?', ...reading })
    expect(saidInOwnWords(spoken, 1, 'second')).toBeNull()
  })

  it('are there after going back, not said, and can be said again', () => {
    for (const back of [backOneTurn(spoken), rewindTo(spoken, 0)]) {
      expect(saidInOwnWords(back, 0, 'first')).toBeNull()
      expect(ownWordsFor(back, 'first')?.words).toBe('Why?')
      expect(saidInOwnWords(sayAgain(back), 0, 'first')?.words).toBe('Why?')
    }
  })

  it('of later turns outlive a way back to an earlier one', () => {
    const both = goOn(chooseReply(said(spoken, 'second', 'When?'), 0))
    const again = goOn(chooseReply(rewindTo(both, 0), 1))
    expect(ownWordsFor(again, 'second')?.words).toBe('When?')
    expect(again.said).toEqual([])
  })

  it('are replaced by others, taken back, and deleted', () => {
    const other = said(said(talkBeginning, 'first', 'Why?'), 'first', 'How?')
    expect(other.own?.map(({ words }) => words)).toEqual(['How?'])
    expect(other.said).toEqual([0])
    expect(takeBack(other)).toMatchObject({ said: [], own: [{ words: 'How?' }] })
    expect(deleteOwnWords(other, 'first')).toMatchObject({ said: [], own: [] })
  })

  it('stay when the talk begins anew, and are taken along to a changed text without their reading', () => {
    expect(beginAgain(talk, parseRunState(talk, spoken) ?? beginRun(talk))).toMatchObject({
      chosen: [],
      said: [],
      own: [{ words: 'Why?' }],
    })
    const changed = { ...talk, turns: { second: talk.turns.second } } as unknown as Talk
    expect(carriedOver(changed, spoken)).toEqual([])
    expect(carriedOver(talk, spoken)).toMatchObject([{ words: 'Why?', nearest: null, unsaid: null }])
  })
})

describe('what a model made of own words', () => {
  const mentor = { works: 'It asks.', other: 'When?', why: 'She answers.' }
  const played = { partner: { branch: 0, says: 'She writes: At noon.' }, mentor }
  const state = sayOwnWords(talkBeginning, 'first', 'Why?', reading, played)
  const wordsAfter = (of: TalkState) => playedWordsAt(of, followTalk(talk, of.chosen).taken, of.chosen.length)

  it('stands in the place of the written words after the reply that it belongs to, and after no other', () => {
    expect(wordsAfter(goOn(chooseReply(state, 0)))).toBe('She writes: At noon.')
    expect(wordsAfter(goOn(chooseReply(state, 1)))).toBeNull()
    expect(wordsAfter(state)).toBeNull()
  })

  it('is gone when the words are taken back, and with a reply that was not said in own words', () => {
    expect(wordsAfter(goOn(chooseReply(takeBack(state), 0)))).toBeNull()
    expect(wordsAfter(goOn(chooseReply(talkBeginning, 0)))).toBeNull()
  })

  it('is kept, comes to an ending too, and is left behind when the text of the talk was changed', () => {
    const kept = goOn(chooseReply(state, 2))
    expect(parseRunState(talk, kept)).toEqual(kept)
    const third = { ...played, partner: { branch: 2, says: 'Goodbye.' } }
    const ended = goOn(chooseReply(sayOwnWords(talkBeginning, 'first', 'Why?', reading, third), 2))
    expect(wordsAfter(ended)).toBe('Goodbye.')
    expect(carriedOver(talk, kept)[0]).not.toHaveProperty('played')
  })
})

describe('a kept state', () => {
  const own = { turn: 'first', words: 'Why?', ...reading }

  it('from before there were own words opens as it is', () => {
    const old = { chosen: [0], pending: null }
    expect(parseRunState(talk, old)).toEqual(old)
    expect(isFinished(talk, { chosen: [0, 0], pending: null })).toBe(true)
  })

  it.each([
    ['words at the end of the way', { chosen: [0, 0], pending: null, own: [own], said: [0] }],
    ['words that wait for a choice', { chosen: [], pending: null, own: [own], said: [0] }],
    ['words from before a way back', { chosen: [], pending: null, own: [own], said: [] }],
  ])('holds %s', (_, state) => expect(parseRunState(talk, state)).toEqual(state))

  it.each([
    ['words for a turn that does not exist', { own: [{ ...own, turn: 'third' }], said: [] }],
    ['words for an ending', { own: [{ ...own, turn: 'good' }], said: [] }],
    ['a name from the prototype', { own: [{ ...own, turn: 'constructor' }], said: [] }],
    ['two words for one turn', { own: [own, own], said: [] }],
    ['what is said without words', { own: [], said: [0] }],
    ['what is said in a turn of no way', { own: [own], said: [1] }],
    ['a place said twice', { own: [own], said: [0, 0] }],
    ['no words', { own: [{ ...own, words: '' }], said: [] }],
    ['too long words', { own: [{ ...own, words: 'x'.repeat(MAX_OWN_CHARACTERS + 1) }], said: [] }],
    ['too many', { own: Array.from({ length: MAX_OWN_TURNS + 1 }, () => own), said: [] }],
    ['a move that does not exist', { own: [{ ...own, move: 'shouts' }], said: [] }],
    ['a reply that does not exist', { own: [{ ...own, nearest: 3 }], said: [] }],
    [
      'a branch that does not exist',
      { own: [{ ...own, played: { partner: { branch: 3, says: 'A' } } }], said: [] },
    ],
    ['another field', { own: [{ ...own, grade: 1 }], said: [] }],
  ])('takes no %s', (_, change) =>
    expect(parseRunState(talk, { chosen: [], pending: null, ...change })).toBeNull())
})
