import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { overApologies } from './phrases/apologies.ts'
import { fillers } from './phrases/fillers.ts'
import { hedges } from './phrases/hedges.ts'
import { insults } from './phrases/insults.ts'
import { plainPhrases } from './phrases/plain-words.ts'
import { secondLanguage } from './phrases/second-language.ts'
import { rewriteMessage } from './rewrite-message.ts'

/** Far longer than any of these takes, and nothing against a pattern whose time doubles with each word. */
const LIMIT_MS = 60_000
/** @throws Error when `run` has not ended by then; V8 interrupts a pattern too */
const runWithin = <T>(run: () => T): T => runInNewContext('run()', { run }, { timeout: LIMIT_MS }) as T

const groups = { overApologies, hedges, fillers, insults, plainPhrases, secondLanguage }

/** What the rules' phrases begin with, so that the repeated word meets the part of the pattern that repeats. */
const beginnings = ['', 'i ', 'i am ', 'i was ', 'you are ', 'are you ', 'could you ', 'i am sorry ', 'we, ']
function repetitions(find: RegExp): string[] {
  const words = new Set(find.source.match(/[a-z]+(?:'[a-z]+)?/g))
  const repeated = [...words].flatMap((word) => [word.repeat(60), `${word} `.repeat(60)])
  return repeated.flatMap((text) => beginnings.map((beginning) => `${beginning}${text}zz`))
}

describe('a word written sixty times', () => {
  it.each(Object.entries(groups))('keeps no rule of %s busy', (_, { rules }) => {
    const replaced = runWithin(() =>
      rules.map(({ find }) => repetitions(find).map((text) => text.replace(find, ''))),
    )
    expect(replaced).toHaveLength(rules.length)
  })

  it('leaves an apology for something that happened as it is', () => {
    const originalText = `I am ${'so '.repeat(60)}sorry that I was late.`
    expect(runWithin(() => rewriteMessage({ originalText }))).toMatchObject({
      rewritten: originalText,
      changes: [],
    })
  })
})

describe('a context of many words', () => {
  it.each([
    ['I want ', 'I want him to call '],
    ['by Friday ', 'I need by Friday '],
    ['names', 'Anna Maria '],
    ['no end', 'word '],
  ])('of %s is read in no time', (_, words) => {
    const rewritten = runWithin(() =>
      rewriteMessage({ originalText: 'Please call.', context: words.repeat(1_500) }),
    )
    expect(rewritten.rewritten).toContain('lease call')
  })
})

it('splits one sentence of twenty thousand joined parts as fast as its length allows', () => {
  const originalText = 'and i '.repeat(20_000)
  expect(runWithin(() => rewriteMessage({ originalText })).rewritten).toMatch(/^And I and I/)
})

describe('a hundred thousand blanks in a message', () => {
  it.each([
    ['spaces', ' '],
    ['tabs', '\t'],
    ['wide blanks', '\u2003'],
    ['blanks of many kinds', ' \t\u00A0\u3000'],
  ])('of %s are one space in no time', (_, blanks) => {
    const originalText = `Could you${blanks.repeat(100_000 / blanks.length)}call me  today?`
    expect(runWithin(() => rewriteMessage({ originalText })).rewritten).toBe('Could you call me today?')
  })
})
