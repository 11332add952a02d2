import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rewriteMessage } from './rewrite-message.ts'
import { rewrite } from './testing.ts'

const sentence = fc.constantFrom(
  'You always leave at 5.',
  'sorry to bother you but could you call Ana at 0171 555?',
  'SEND ME THE FILE!!!',
  'Tom, you idiot, where is my 20 EUR?',
  'I went to Berlin and I saw Mia and she said that the train was late but I did not mind because I had a book with me and it was sunny all day.',
  'See https://example.org/a?b=1&c=2.',
  'write to first.last@example.org please',
  'Let us touch base on 12.03.2027!',
  '🙂 ok',
  'You never told Ana about it, "never ever" was your word',
  'Sorry. So sorry!',
  'Call Tom, he has the 3 keys.',
  'i was wondering if maybe you could keep me posted',
  'Is Mia there at 7?',
  "DON'T TOUCH MY BIKE, ANA!",
)
const message = fc.array(sentence, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(' '))
const reader = fc.constantFrom('', 'boss', 'friend', 'customer', 'mother')

describe('for any message', () => {
  it('keeps numbers, names, addresses, quotations and questions', () => {
    fc.assert(
      fc.property(message, reader, (text, relationship) => {
        const result = rewrite(text, relationship)
        const kept =
          text.match(
            /\d[\d.,:]*\d|\d|\b(?:Ana|Tom|Berlin|Mia|EUR)\b|https:\S+[^.\s]|[\w.]+@[\w.]+\w|"[^"]*"/g,
          ) ?? []
        for (const piece of kept) expect(result).toContain(piece)
        expect((result.match(/\?/g) ?? []).length).toBeGreaterThanOrEqual((text.match(/\?/g) ?? []).length)
      }),
    )
  })

  it('keeps the capitals of a sentence that is not shouted beside others that are', () => {
    expect(rewrite("Where is my 20 EUR? SEND ME THE FILE!!! DON'T TOUCH MY BIKE, ANA! NOW!")).toContain(
      '20 EUR',
    )
  })

  it('gives the message back when all changes are undone', () => {
    fc.assert(
      fc.property(
        message,
        reader,
        fc.constantFrom('keep' as const, 'clearer' as const, 'softer' as const),
        (text, relationship, way) => {
          const { pieces, rewritten } = rewriteMessage({ originalText: text, relationship, way })
          expect(pieces.map(({ before }) => before).join('')).toBe(text.trim())
          expect(pieces.map(({ after }) => after).join('')).toBe(rewritten)
        },
      ),
    )
  })

  it('changes nothing when it rewrites its own result', () => {
    fc.assert(
      fc.property(message, reader, (text, relationship) => {
        const once = rewrite(text, relationship)
        expect(rewriteMessage({ originalText: once, relationship })).toMatchObject({
          rewritten: once,
          changes: [],
        })
      }),
    )
  })

  it('softens each of many accusations at once, and says once what is needed', () => {
    const once = rewrite('You always leave at 5. '.repeat(6))
    expect(once.match(/often leave/g)).toHaveLength(6)
    expect(once.match(/I would like/g)).toHaveLength(1)
    expect(rewrite(once)).toBe(once)
  })

  it('changes nothing when it rewrites the result of any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), reader, (text, relationship) => {
        const once = rewrite(text, relationship)
        expect(rewrite(once, relationship)).toBe(once)
      }),
      { numRuns: 200 },
    )
  })

  it('never throws, and never answers a message with nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const result = rewrite(text)
        if (text.trim() !== '') expect(result.trim()).not.toBe('')
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['words without an end', 'You never listen, and I was wondering if maybe you could stop '.repeat(130)],
    ['one word', 'a'.repeat(8_000)],
    ['spaces and marks', ' !?.'.repeat(2_000)],
    ['softening words', 'maybe just kind of '.repeat(420)],
    ['insults', 'you stupid stupid stupid idiot '.repeat(258)],
    ['quotation marks', '"'.repeat(8_000)],
  ])('answers 8,000 characters of %s', (_name, text) => {
    expect(rewrite(text.slice(0, 8_000)).trim()).not.toBe('')
  })
})
