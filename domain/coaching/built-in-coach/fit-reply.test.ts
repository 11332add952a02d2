import { describe, expect, it } from 'vitest'
import { fitReply } from './fit-reply.ts'
import { COACH_LINE } from './reply-texts.ts'
import { makeCard, makeLibrary } from './testing.ts'

const library = makeLibrary([makeCard({ id: 'laundry', title: 'Laundry' })], {
  'How do I wash?': [['laundry', 'strong']],
})
const reply = (maxTokens: number) =>
  fitReply([{ role: 'user', content: 'How do I wash?' }], library, 'detailed', maxTokens).text

describe('a reply within its bound', () => {
  it('is whole when there is room', () => {
    expect(reply(4_000)).toContain('Never laundry.')
  })

  it('becomes shorter when there is less', () => {
    const text = reply(150)
    expect(text).not.toContain('Never laundry.')
    expect(text).toContain('First thought on laundry.')
  })

  it.each([300, 150, 90, 50])('stays within %i tokens at three characters each', (maxTokens) => {
    expect(reply(maxTokens).length).toBeLessThanOrEqual(maxTokens * 3)
  })

  it('says who wrote it even when nothing else fits', () => {
    expect(reply(1)).toBe(COACH_LINE)
  })
})
