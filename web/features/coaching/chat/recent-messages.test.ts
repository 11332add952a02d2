import { describe, expect, it } from 'vitest'
import { MAX_HISTORY_CHARACTERS, MAX_HISTORY_MESSAGES } from '#domain/coaching/message-limits.ts'
import type { ChatEntry } from './conversation-state.ts'
import { recentMessages } from './recent-messages.ts'

const entry = (content: string, role: ChatEntry['role'] = 'user'): ChatEntry => ({
  id: content,
  role,
  content,
  atMs: 0,
})
const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(`message ${index}`))

describe('what is sent along', () => {
  it('is the whole conversation, oldest first', () => {
    expect(recentMessages([entry('a'), entry('b', 'assistant'), entry('c')])).toEqual([
      { role: 'user', content: 'a' },
      { role: 'assistant', content: 'b' },
      { role: 'user', content: 'c' },
    ])
  })

  it.each([
    [MAX_HISTORY_MESSAGES, 'message 0'],
    [MAX_HISTORY_MESSAGES + 1, 'message 1'],
  ])('of %i messages begins with %s', (count, first) => {
    const messages = recentMessages(entries(count))
    expect(messages).toHaveLength(MAX_HISTORY_MESSAGES)
    expect(messages[0]?.content).toBe(first)
  })

  it('leaves the oldest out when there are too many characters', () => {
    const half = 'x'.repeat(MAX_HISTORY_CHARACTERS / 2)
    expect(recentMessages([entry('old'), entry(half), entry(half)]).map(({ content }) => content)).toEqual([
      half,
      half,
    ])
  })

  it('always has the newest message', () => {
    const long = 'x'.repeat(MAX_HISTORY_CHARACTERS + 1)
    expect(recentMessages([entry('old'), entry(long)])).toEqual([{ role: 'user', content: long }])
  })

  it('has no blank replies, which the server refuses', () => {
    expect(recentMessages([entry('a'), entry(' \n', 'assistant'), entry('b')])).toHaveLength(2)
  })
})
