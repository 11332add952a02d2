import { describe, expect, it } from 'vitest'
import { followUpSentences } from '#domain/coaching/follow-up-sentences.ts'
import type { ReplyPart } from '#domain/coaching/reply-parts.ts'
import { type AnsweredMessage, offeredFollowUps } from './offered-follow-ups.ts'

const answer: ReplyPart = { kind: 'answer', text: 'One reason. Another reason.' }
const now: ReplyPart = { kind: 'now', text: 'Ask once.' }
const words: ReplyPart = { kind: 'words', text: 'Would Sunday be easier?' }
const step: ReplyPart = { kind: 'step', number: 1, of: 3, text: 'Breathe out. Wait. Then write.' }
const address: ReplyPart = { kind: 'address', text: 'A doctor.' }
const source = { cardId: 'a', title: 'A card', module: 'friendship' as const }

function offered(parts: ReplyPart[], change: Partial<AnsweredMessage> & { hasCard?: boolean } = {}) {
  const { hasCard = true, ...rest } = change
  const { inSight, more } = offeredFollowUps({
    question: 'She is late again',
    parts,
    details: { sources: hasCard ? [source] : [] },
    isBuiltIn: true,
    ...rest,
  })
  return [...inSight, ...more]
}

describe('the buttons below a reply', () => {
  it('are all there below an answer that rests on a card', () => {
    expect(offered([answer, now, words])).toEqual([
      'words',
      'steps',
      'notThat',
      'shorter',
      'why',
      'example',
      'didNotWork',
      'explain',
    ])
  })

  it('without a card have no steps, no reason and no example', () => {
    const acts = offered([answer, now], { hasCard: false })
    expect(acts).toEqual(['words', 'notThat', 'shorter', 'didNotWork', 'explain'])
  })

  it.each([
    'why',
    'example',
    'shorter',
    'didNotWork',
  ] as const)('do not ask again for what was just asked: %s', (act) => {
    expect(offered([answer, now, words])).toContain(act)
    expect(offered([answer, now, words], { question: followUpSentences[act] })).not.toContain(act)
  })

  it('offer words again only while there were some', () => {
    const question = followUpSentences.words
    expect(offered([words], { question })).toContain('words')
    expect(offered([answer], { question })).not.toContain('words')
  })

  it('offer no steps below a step', () => expect(offered([step])).not.toContain('steps'))
  it('offer nothing shorter than two sentences', () => {
    expect(offered([{ kind: 'answer', text: 'It is not you.' }, now])).not.toContain('shorter')
  })
  it('offer no words where somebody else answers', () => {
    expect(offered([answer, address], { hasCard: false })).not.toContain('words')
  })
  it('offer nothing to have failed where nothing was advised', () => {
    expect(offered([answer, address], { hasCard: false })).not.toContain('didNotWork')
  })

  it('offer only to say it in another way where the coach asks which matter is meant', () => {
    const options: ReplyPart = {
      kind: 'options',
      question: 'Which?',
      options: [{ text: 'One.' }, { text: 'Two.' }, { text: 'Three.' }],
    }
    const unsure: ReplyPart = { kind: 'answer', text: 'I am not sure.' }
    expect(offered([unsure, options], { hasCard: false })).toEqual(['notThat', 'explain'])
  })

  it('are none below small talk of the built-in coach, and some where a model can act on any reply', () => {
    expect(offered([answer], { hasCard: false })).toEqual([])
    expect(offered([answer], { hasCard: false, isBuiltIn: false })).toEqual(['words', 'notThat', 'explain'])
  })

  it('are three in sight; a single one more is not put behind another button', () => {
    const parts: ReplyPart[] = [{ kind: 'answer', text: 'One. Two. Three.' }]
    const message = { question: 'x', parts, isBuiltIn: false }
    const four = offeredFollowUps({ ...message, details: { sources: [] } })
    expect([four.inSight.length, four.more.length]).toEqual([4, 0])
    const many = offeredFollowUps({ ...message, details: { sources: [source] } })
    expect(many.inSight).toEqual(['words', 'steps', 'notThat'])
    expect(many.more.length).toBeGreaterThan(1)
  })
})
