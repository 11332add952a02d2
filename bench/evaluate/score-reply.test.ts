import { describe, expect, it } from 'vitest'
import { readReplyParts } from '#domain/coaching/reply-parts.ts'
import { readingGrade, scoreReply } from './score-reply.ts'

const scored = (response: string, sources: unknown[] = []) =>
  scoreReply({ response, parts: readReplyParts(response), sources }, 'concise')

describe('a reply is scored without a judge', () => {
  it('by its words against its length', () => {
    expect(scored('Ask her for a day.')).toMatchObject({ words: 5, isShort: true })
    expect(scored('word '.repeat(61)).isShort).toBe(false)
  })

  it('by its order: an answer first, and what stands once only once', () => {
    expect(scored('Ask her.\n\n**Now:** Write it down.').isInOrder).toBe(true)
    expect(scored('**Now:** Write it down.\n\nAsk her.').isInOrder).toBe(false)
    expect(scored('Ask her.\n\n**Now:** One.\n\n**Now:** Two.').isInOrder).toBe(false)
  })

  it.each([
    ['masking', 'Try to make more eye contact.', ['make more eye contact']],
    ['cheer', 'You have got this!', ['You have got this', '!']],
    ['invented knowledge', 'Studies show that it helps.', ['Studies show']],
    ['nothing', 'Eye contact is not needed.', []],
  ])('by what is never said: %s', (_, text, banned) => expect(scored(text).banned).toEqual(banned))

  it('by what it rests on', () => {
    expect(scored('Ask her.').isGrounded).toBe(false)
    expect(scored('Ask her.', [{}]).isGrounded).toBe(true)
    expect(scored('That is not ours.\n\n**Who can answer:** A pharmacist.').isGrounded).toBe(true)
  })

  it('by whether it gives an answer', () => {
    expect(scored('I am not sure that I understood.').isRefusal).toBe(true)
    expect(scored('It may be one of these, and I am not sure which.').isRefusal).toBe(true)
    expect(scored('You may not understand her yet.').isRefusal).toBe(false)
  })
})

describe('the reading grade', () => {
  it.each([
    ['nothing', '', 0, 0],
    ['short words in short sentences', 'Ask her. Then wait. She may say no.', 0, 2],
    [
      'long words in a long sentence',
      'Notwithstanding considerable organizational uncertainties, comprehensive communication remains indispensable throughout.',
      18,
      60,
    ],
  ])('of %s', (_, text, least, most) => {
    expect(readingGrade(text)).toBeGreaterThanOrEqual(least)
    expect(readingGrade(text)).toBeLessThanOrEqual(most)
  })
})
