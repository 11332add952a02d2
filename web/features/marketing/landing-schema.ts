import { z } from 'zod'

const line = z.string().trim().min(1)
const titledText = z.strictObject({ title: line, text: line })

const featureIcons = ['personal', 'skills', 'progress', 'play'] as const
export const plants = ['fern', 'sprout', 'clover', 'leaf'] as const

/** `content/landing/landing.json`: the words of the start page, apart from pricing and stories. */
export const landingSchema = z.strictObject({
  hero: z.strictObject({ headline: line, lead: line, note: line.includes('{price}') }),
  example: z.strictObject({
    caption: line.includes('{module}'),
    question: line,
    answer: z.array(line).min(1),
    wordsLabel: line,
    words: line,
  }),
  features: z.strictObject({
    heading: line,
    intro: line,
    items: z.array(titledText.extend({ icon: z.enum(featureIcons) })).length(4),
    modulesHeading: line,
  }),
  /** One turn of a talk, as the Practice Room has it: each answer with what works in it, one other way, and why. */
  tryTurn: z.strictObject({
    heading: line,
    intro: line,
    speaker: line,
    says: line,
    question: line,
    answers: z.array(z.strictObject({ says: line, works: line, other: line, why: line })).length(3),
    note: line,
  }),
  steps: z.strictObject({ heading: line, intro: line, items: z.array(titledText).length(4) }),
  closing: z.strictObject({ heading: line, text: line }),
})

/** `content/landing/pricing.json`. Counts are not written there: `{skillsModuleCount}` and `{monthlyTokens}` stand for them. */
export const pricingSchema = z.strictObject({
  heading: line,
  intro: line,
  badge: line,
  planName: line,
  price: z.string().regex(/^\$\d+\.\d{2}$/),
  interval: line,
  terms: line,
  features: z.array(titledText).min(1),
})

/** `content/landing/stories.json`, which an operator replaces once real people have agreed to be quoted. */
export const storiesSchema = z.strictObject({
  heading: line,
  disclosure: line,
  items: z
    .array(
      z.strictObject({
        name: line,
        role: line,
        stars: z.int().min(1).max(5),
        plant: z.enum(plants),
        text: line,
      }),
    )
    .length(4),
})

/** `content/landing/about.json`: the words of /learn-more. */
export const aboutSchema = z.strictObject({
  heading: line,
  lead: line,
  offers: z.strictObject({ heading: line, items: z.array(titledText).min(1) }),
  principles: z.strictObject({ heading: line, items: z.array(line).min(1) }),
  limits: z.strictObject({ heading: line, text: z.array(line).min(1) }),
  questions: z.strictObject({
    heading: line,
    items: z.array(z.strictObject({ question: line, answer: line })).min(1),
  }),
})
