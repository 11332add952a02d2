import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import aboutJson from '#content/landing/about.json' with { type: 'json' }
import landingJson from '#content/landing/landing.json' with { type: 'json' }
import pricingJson from '#content/landing/pricing.json' with { type: 'json' }
import storiesJson from '#content/landing/stories.json' with { type: 'json' }
import { fillPlaceholders } from './fill-placeholders.ts'
import { landing, pricing, stories } from './landing-content.ts'
import { landingSchema, pricingSchema, storiesSchema } from './landing-schema.ts'
import { moduleTitles } from './module-titles.ts'

describe('the content of the public pages', () => {
  it('takes the counts of the plan from the catalogue and the allowance', () => {
    expect(pricing.features.map(({ title }) => title)).toEqual([
      `All ${moduleTitles.length - 1} skills modules, plus the Emotional Intelligence Helper`,
      '500,000 AI message tokens per month',
      'Advanced AI coaching',
      'Detailed analytics',
      'A fun levelling system',
      'Priority support',
    ])
    expect(landing.hero.note).toContain('$10.00 per month')
  })

  it('promises no partners to meet and no games, which do not exist', () => {
    const promises = JSON.stringify([aboutJson, landingJson, pricingJson])
    expect(promises).not.toMatch(/role[- ]?play|practice partner|mini[- ]?game/i)
  })

  it('names every module that has content', () => {
    expect(moduleTitles).toHaveLength(globSync('content/modules/*/module.json').length)
    expect(moduleTitles).toContain('NT Translator')
  })

  it('says that the stories are invented, for a parent, a self-advocate, a psychologist and an adult user', () => {
    expect(stories.disclosure).toBe('Illustrative stories. Real ones appear here only with consent.')
    expect(stories.items.map(({ role }) => role.toLowerCase())).toEqual([
      expect.stringContaining('parent'),
      expect.stringContaining('self-advocate'),
      expect.stringContaining('psychologist'),
      expect.stringContaining('adult user'),
    ])
    expect(stories.items.every(({ stars }) => stars === 5)).toBe(true)
  })

  it.each([
    [
      'a step is missing',
      () => landingSchema.parse({ ...landingJson, steps: { ...landingJson.steps, items: [] } }),
    ],
    ['a price is not a price', () => pricingSchema.parse({ ...pricingJson, price: '10' })],
    [
      'a story has six stars',
      () =>
        storiesSchema.parse({
          ...storiesJson,
          items: storiesJson.items.map((story) => ({ ...story, stars: 6 })),
        }),
    ],
  ])('refuses content in which %s', (_, read) => {
    expect(read).toThrow()
  })

  it('stops at a mark without a value', () => {
    expect(() => fillPlaceholders('{monthlyTokens} tokens', {})).toThrow('monthlyTokens')
  })
})

describe('every text of content/landing and content/legal', () => {
  const files = globSync('content/{landing,legal}/*.{json,md}')

  it('is found', () => {
    expect(files).toHaveLength(8)
  })

  it.each(files)('%s promises no cure and shouts nowhere', (file) => {
    const text = readFileSync(file, 'utf8')
    expect(text).not.toMatch(/therapy|treatment|diagnos|symptom|disorder|deficit/i)
    expect(text).not.toContain('!')
  })
})
