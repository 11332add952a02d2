import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, it, vi } from 'vitest'
import { createTokenizer } from './tokenizer.ts'

const { count } = createTokenizer()

describe('counting tokens', () => {
  it('is that of the vocabulary for ordinary text of any length', async () => {
    const text = "It isn't only the noise.\n\n1. Lamps, 2. smells – and people who talk. ".repeat(110)
    expect(await count(text)).toBe(countTokens(text))
    expect(await count('')).toBe(0)
  })

  it('counts the name of a special token as the text that it is', async () => {
    expect(await count('Stop <|endoftext|> here')).toBeGreaterThan(5)
  })

  it('counts halves of a character', async () => {
    expect(await count('\ud800 half \udc00')).toBeGreaterThan(2)
  })

  it('reads a long text without spaces in pieces, a few tokens at the cuts apart', async () => {
    const text = '漢字仮名交じり文を書く'.repeat(200)
    expect(Math.abs((await count(text)) - countTokens(text))).toBeLessThanOrEqual(4)
  })

  it('estimates where the vocabulary cannot be loaded', async () => {
    const fault = new Error('no vocabulary')
    const onLoadFailure = vi.fn()
    const broken = createTokenizer({ load: () => Promise.reject(fault), onLoadFailure })
    expect(await broken.count('12345678')).toBe(2)
    expect(await broken.count('1234')).toBe(1)
    expect(onLoadFailure).toHaveBeenCalledExactlyOnceWith(fault)
  })

  it('loads the vocabulary again where that failed once', async () => {
    const vocabulary = import('gpt-tokenizer/encoding/o200k_base')
    const load = vi.fn(() => vocabulary).mockRejectedValueOnce(new Error('no vocabulary'))
    const mended = createTokenizer({ load })
    const text = "It isn't only the noise."
    await mended.count(text)
    expect(await mended.count(text)).toBe(countTokens(text))
    await mended.count(text)
    expect(load).toHaveBeenCalledTimes(2)
  })
})
