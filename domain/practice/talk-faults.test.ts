import { describe, expect, it } from 'vitest'
import { type TalkWays, talkFaults, talkWays } from './talk-faults.ts'

const turn = (...to: string[]) => ({ replies: to.map((name) => ({ says: 'Yes.', to: name })) })
const endings = { good: {}, open: {}, apart: {} }
const talk = (turns: TalkWays['turns'], change: Partial<TalkWays> = {}): TalkWays => ({
  start: 'a',
  turns,
  endings,
  ...change,
})
const sound = { a: turn('b', 'b', 'b'), b: turn('c', 'c', 'c'), c: turn('d', 'd', 'd') }
const last = turn('good', 'open', 'apart')

describe('the ways of a talk', () => {
  it('are all listed, each to its ending', () => {
    expect(talkWays(talk({ a: turn('b', 'good'), b: turn('open', 'apart') }))).toEqual([
      ['a', 'b', 'open'],
      ['a', 'b', 'apart'],
      ['a', 'good'],
    ])
  })

  it('are sound when each has 4 to 8 turns and everything is met', () => {
    expect(talkFaults(talk({ ...sound, d: last }))).toEqual([])
  })

  it.each([
    [
      'a turn that is missing',
      talk({ ...sound, d: turn('good', 'open', 'gone') }),
      'no turn or ending is called "gone"',
    ],
    [
      'a start that is missing',
      talk({ ...sound, d: last }, { start: 'z' }),
      'no turn or ending is called "z"',
    ],
    ['one name twice', talk({ ...sound, d: last, good: last }), '"good" is a turn and an ending'],
    ['a turn that nothing leads to', talk({ ...sound, d: last, e: last }), 'nothing leads to "e"'],
    [
      'an ending that nothing leads to',
      talk({ ...sound, d: turn('good', 'open', 'open') }),
      'nothing leads to "apart"',
    ],
    [
      'a circle',
      talk({ ...sound, d: turn('good', 'open', 'a') }),
      'the talk runs in a circle: a, b, c, d, a',
    ],
    [
      'two endings',
      talk({ ...sound, d: turn('good', 'open', 'open') }, { endings: { good: {}, open: {} } }),
      'fewer than 3 endings',
    ],
    ['a way that is too short', talk({ ...sound, c: turn('d', 'd', 'good'), d: last }), 'fewer than 4 turns'],
    [
      'a way that is too long',
      talk({
        ...sound,
        d: turn('e', 'e', 'e'),
        e: turn('f', 'f', 'f'),
        f: turn('g', 'g', 'g'),
        g: turn('h', 'h', 'h'),
        h: turn('i', 'i', 'i'),
        i: last,
      }),
      'more than 8 turns',
    ],
  ])('have a fault with %s', (_, of, fault) => {
    expect(talkFaults(of).join('\n')).toContain(fault)
  })
})
