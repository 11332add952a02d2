import { describe, expect, it } from 'vitest'
import type { ModelPart } from '../../platform/models/chat-model.ts'
import { createTokenizer } from '../../platform/models/tokenizer.ts'
import { boundReply } from './bound-reply.ts'

const tokenizer = createTokenizer()

/** A model that says the pieces again and again, until it is ended. */
function endlessReply(...pieces: string[]) {
  const model = { said: 0, isEnded: false }
  async function* stream(): AsyncGenerator<ModelPart> {
    try {
      while (true) {
        for (const text of pieces) {
          model.said += 1
          yield { type: 'text', text }
        }
      }
    } finally {
      model.isEnded = true
    }
  }
  return { model, reply: stream() }
}

async function* replyOf(...parts: ModelPart[]): AsyncGenerator<ModelPart> {
  yield* parts
}

async function textOf(reply: AsyncIterable<ModelPart>): Promise<string> {
  let text = ''
  for await (const part of reply) if (part.type === 'text') text += part.text
  return text
}

describe('a reply that goes on after its bound', () => {
  it.each([
    ['words', [' fern', ' frond'], 600],
    ['single letters', ['w', 'o', 'r', 'd', ' '], 600],
    ['long lines', ['A line of words, and then another one.\n'.repeat(50)], 1_500],
    ['one long word', ['a'.repeat(5_000)], 200],
    ['signs of several bytes', ['\u{1f33f}', '蕨'], 300],
    ['spaces', [' '.repeat(3_000)], 60],
    ['a huge piece', ['Fern and frond. '.repeat(100_000)], 4_000],
  ])('of %s ends there, and its model with it', async (_, pieces, maxTokens) => {
    const { model, reply } = endlessReply(...pieces)
    const text = await textOf(boundReply(reply, tokenizer, maxTokens))
    expect(model.isEnded).toBe(true)
    const tokens = await tokenizer.count(text)
    expect(tokens).toBeLessThanOrEqual(maxTokens)
    // Nothing is cut off that was still paid for: a few tokens at the places where the count was made.
    expect(tokens).toBeGreaterThan(maxTokens * 0.97)
    expect(text.isWellFormed()).toBe(true)
  })

  it('counts no more often than the text grows', async () => {
    let counted = 0
    const counting = {
      count: (text: string) => {
        counted += text.length
        return tokenizer.count(text)
      },
    }
    const { reply } = endlessReply(' fern')
    await textOf(boundReply(reply, counting, 4_000))
    expect(counted).toBeLessThan(200_000)
  })
})

describe('a reply within its bound', () => {
  it('passes unchanged, sources and the smallest pieces too', async () => {
    const parts: ModelPart[] = [
      { type: 'sources', sources: [{ cardId: 'a', title: 'A', module: 'coaching' }] },
      { type: 'text', text: 'One ' },
      { type: 'text', text: '\n' },
      { type: 'text', text: 'two.' },
    ]
    const passed: ModelPart[] = []
    for await (const part of boundReply(replyOf(...parts), tokenizer, 50)) passed.push(part)
    expect(passed).toEqual(parts)
  })

  it('loses only what cannot be stored', async () => {
    const reply = replyOf({ type: 'text', text: '\0' }, { type: 'text', text: '\ufeffa\0b\0' })
    expect(await textOf(boundReply(reply, tokenizer, 50))).toBe('ab')
  })
})
