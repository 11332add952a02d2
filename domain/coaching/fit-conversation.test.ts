import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatMessage } from './contract.ts'
import { fitConversation } from './fit-conversation.ts'

const user = (content: string): ChatMessage => ({ role: 'user', content })
const coach = (content: string): ChatMessage => ({ role: 'assistant', content })

describe('a conversation for a provider', () => {
  it('is left whole where it has room', () => {
    const messages = [user('My friend is silent.'), coach('Ask her.'), user('Shorter.')]
    expect(fitConversation(messages)).toEqual({ messages, earlier: [] })
  })

  it('keeps the newest messages whole, and of the earlier ones what the user wrote', () => {
    const messages = [
      user('My friend Mina is silent.'),
      coach('x'.repeat(80)),
      user('Shorter.'),
      coach('Ask.'),
      user('Why?'),
    ]
    expect(fitConversation(messages, 20)).toEqual({
      messages: [user('Shorter.'), coach('Ask.'), user('Why?')],
      earlier: ['My friend Mina is silent.'],
    })
  })

  it('begins with a message of the user', () => {
    const messages = [user('x'.repeat(40)), coach('Ask.'), user('Why?')]
    expect(fitConversation(messages, 12)).toEqual({ messages: [user('Why?')], earlier: ['x'.repeat(40)] })
  })

  it('keeps the last message whole, however long it is', () => {
    const last = user('x'.repeat(500))
    expect(fitConversation([user('Before.'), coach('Yes.'), last], 10).messages).toEqual([last])
  })

  it('shortens what was said earlier at a word', () => {
    const [line = ''] = fitConversation(
      [user('many words '.repeat(60)), coach('Yes.'), user('Why?')],
      10,
    ).earlier
    expect(line.length).toBeLessThanOrEqual(202)
    expect(line).toMatch(/ (many|words) …$/)
  })

  it('keeps of many the first and the last', () => {
    const messages = [...Array.from({ length: 30 }, (_, n) => user(`Message ${n}`)), user('The newest')]
    const { earlier } = fitConversation(messages, 10)
    expect(earlier).toHaveLength(12)
    expect([earlier[0], earlier.at(-1)]).toEqual(['Message 0', 'Message 29'])
  })

  it('never loses the last message, and never has more than the room', () => {
    const message = fc.record({
      role: fc.constantFrom('user' as const, 'assistant' as const),
      content: fc.string({ maxLength: 60 }),
    })
    fc.assert(
      fc.property(fc.array(message, { maxLength: 20 }), fc.string({ maxLength: 60 }), (before, last) => {
        const { messages } = fitConversation([...before, user(last)], 100)
        const sum = messages.reduce((length, { content }) => length + content.length, 0)
        expect(messages.at(-1)).toEqual(user(last))
        expect(messages[0]?.role).toBe('user')
        expect(sum).toBeLessThanOrEqual(100)
      }),
    )
  })
})
