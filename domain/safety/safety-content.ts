import { z } from 'zod'
import {
  type SafetySubject,
  type SafetyTopic,
  safetySubjects,
  safetyTopics,
} from '#engines/safety-check/safety-verdict.ts'
import { helpLine } from './contract.ts'
import { CALM_WORDS_STEP } from './plan-limits.ts'

const line = z.string().trim().min(1)
const isNull = (value: unknown) => value === null

/** `content/safety/cards.json`: one card per topic and subject. */
export const safetyCards = z
  .array(
    z.strictObject({
      topic: z.enum(safetyTopics),
      about: z.enum(safetySubjects),
      title: line,
      intro: line,
      steps: z.array(line).min(3).max(6),
      words: z.array(line).min(2).max(4),
      meantSomethingElse: line,
    }),
  )
  .refine(
    (cards) =>
      safetyTopics.every((topic) =>
        safetySubjects.every((about) => cards.some((card) => card.topic === topic && card.about === about)),
      ),
    'a topic lacks a card for oneself or for another person',
  )
export type SafetyCard = z.infer<typeof safetyCards>[number]

/**
 * `content/safety/lines.json`: help lines per country, each with the name of its source. Who compared every line with
 * its source, when, and by which day it is to be done again: all three are null until somebody has.
 */
export const safetyLines = z
  .strictObject({
    checkedBy: line.nullable(),
    checkedOn: z.iso.date().nullable(),
    reviewBy: z.iso.date().nullable(),
    countries: z.array(
      z.strictObject({
        /** ISO 3166-1 alpha-2; null are the international lines. */
        country: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .nullable(),
        /** IANA names, old ones too: a browser in one of them is offered this country. */
        timeZones: z.array(z.string()).default([]),
        lines: z.array(helpLine.extend({ source: line })).min(2),
      }),
    ),
  })
  .refine(
    ({ checkedBy, checkedOn, reviewBy }) => new Set([checkedBy, checkedOn, reviewBy].map(isNull)).size === 1,
    'who checked the lines, when, and the day of the next check belong together',
  )
  .refine(
    ({ checkedOn, reviewBy }) => !checkedOn || !reviewBy || reviewBy > checkedOn,
    'the review lies before the last check',
  )
  .refine(
    ({ countries }) => new Set(countries.map(({ country }) => country)).size === countries.length,
    'a country stands twice',
  )
  .refine(({ countries }) => {
    const zones = countries.flatMap(({ timeZones }) => timeZones)
    return new Set(zones).size === zones.length
  }, 'a time zone stands twice')
export type SafetyLines = z.infer<typeof safetyLines>

/** `content/safety/plan.json`: the prompts of the safety plan. The calm screen shows one step of it. */
export const safetyPlanPrompts = z.strictObject({
  steps: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        title: line,
        why: line,
        examples: z.array(line).min(2).max(4),
      }),
    )
    .min(5)
    .refine((steps) => steps.some(({ id }) => id === CALM_WORDS_STEP), `there is no step ${CALM_WORDS_STEP}`),
})
export type SafetyPlanPrompts = z.infer<typeof safetyPlanPrompts>

export function cardFor(cards: readonly SafetyCard[], topic: SafetyTopic, about: SafetySubject): SafetyCard {
  const card = cards.find((candidate) => candidate.topic === topic && candidate.about === about)
  if (!card) throw new Error(`there is no safety card for ${topic}, ${about}`)
  return card
}
