import { describe, expect, it } from 'vitest'
import type { Talk } from './exercise.ts'
import {
  backOneTurn,
  canGoBack,
  chooseReply,
  followTalk,
  goOn,
  leadsTo,
  rewindTo,
  talkBeginning,
} from './play-talk.ts'

const reply = (to: string) =>
  ({ says: `To ${to}.`, move: 'asks', works: 'A', other: 'B', why: 'C', to }) as const
const turn = (...to: string[]) => ({ says: 'Hello.', thinks: 'Well.', hint: 'Ask.', replies: to.map(reply) })
const ending = (title: string) => ({ title, happens: 'It ends.', means: 'So.' })
const talk = {
  start: 'first',
  turns: { first: turn('second', 'second', 'apart'), second: turn('good', 'apart', 'apart') },
  endings: { good: ending('Good'), apart: ending('Apart') },
} as unknown as Talk

const played = (...choices: number[]) =>
  choices.reduce((state, choice) => goOn(chooseReply(state, choice)), talkBeginning)

describe('a talk', () => {
  it('goes on with the reply that is chosen, once its comment was read', () => {
    const chosen = chooseReply(talkBeginning, 1)
    expect(followTalk(talk, chosen.chosen).place.name).toBe('first')
    expect(followTalk(talk, goOn(chosen).chosen).place.name).toBe('second')
  })

  it('lets another reply be chosen before it goes on', () => {
    expect(goOn(chooseReply(chooseReply(talkBeginning, 0), 2))).toEqual({ chosen: [2], pending: null })
  })

  it('stays where no reply is chosen', () => expect(goOn(talkBeginning)).toEqual(talkBeginning))

  it('knows the way that was taken and its ending', () => {
    const { taken, place } = followTalk(talk, played(1, 0).chosen)
    expect(taken.map(({ choice, reply: { to } }) => [choice, to])).toEqual([
      [1, 'second'],
      [0, 'good'],
    ])
    expect(place).toMatchObject({ type: 'ending', name: 'good', ending: { title: 'Good' } })
  })

  it('goes back one turn, from the end too, and no further than its beginning', () => {
    expect(backOneTurn(played(1, 0))).toEqual({ chosen: [1], pending: null })
    expect(backOneTurn(chooseReply(talkBeginning, 1))).toEqual(talkBeginning)
    expect(canGoBack(talkBeginning)).toBe(false)
    expect([canGoBack(played(1)), canGoBack(chooseReply(talkBeginning, 1))]).toEqual([true, true])
  })

  it('goes back to any turn', () => {
    expect(rewindTo(played(1, 0), 0)).toEqual(talkBeginning)
    expect(rewindTo(played(1, 0), 1)).toEqual({ chosen: [1], pending: null })
  })

  it('says what two replies of a turn lead to', () => {
    const [one, , three] = talk.turns.first?.replies ?? []
    expect(one && leadsTo(talk, one).type).toBe('turn')
    expect(three && leadsTo(talk, three).name).toBe('apart')
  })

  it.each([[[3]], [[-1]], [[1, 0, 0]], [[0.5]]])('has no way %j', (choices) => {
    expect(() => followTalk(talk, choices)).toThrow(RangeError)
  })
})
