import { z } from 'zod'
import { safetySubjects, safetyTopics } from '#engines/safety-check/safety-verdict.ts'
import { storedText } from '../fields/stored-text.ts'
import { MAX_PLAN_STEP_CHARACTERS } from './plan-limits.ts'

/** One way to reach people who help, as the card and the help page show it. */
export const helpLine = z.object({
  name: z.string(),
  /** What it is for, in plain words. */
  purpose: z.string(),
  /** How to reach it, as one can read it aloud: "Call or text 988". */
  contact: z.string(),
  /** What must be known before using it, where there is such a thing. */
  note: z.string().optional(),
  /** `tel:`, `sms:` or `https:`; null when there is none. */
  href: z.string().nullable(),
  hours: z.string().nullable(),
})
export type HelpLine = z.infer<typeof helpLine>

export const helpLinesReply = z.object({
  /** ISO 3166-1 alpha-2; null for the international lines. */
  country: z.string().nullable(),
  /** The person has not chosen the country: their time zone suggests it. */
  isOffered: z.boolean(),
  lines: z.array(helpLine),
  /** Who last compared the lines with their sources, and on which day; null where nobody has. */
  checked: z.object({ by: z.string(), on: z.iso.date() }).nullable(),
})
export type HelpLinesReply = z.infer<typeof helpLinesReply>

/** The fixed card for a message with a sign of danger. */
export const safetyReply = z.object({
  /**
   * `card`: the sign is clear; in the chat and the search the card stands in place of an answer. `line`: it is unclear;
   * the answer comes as always, below one line that opens the card.
   */
  kind: z.enum(['card', 'line']),
  topic: z.enum(safetyTopics),
  about: z.enum(safetySubjects),
  title: z.string(),
  intro: z.string(),
  steps: z.array(z.string()),
  /** Sentences to say, write or show to a person. */
  words: z.array(z.string()),
  /** On the button that goes on with the message as it was meant. */
  meantSomethingElse: z.string(),
  help: helpLinesReply,
  /** Whether the user has written a safety plan that the card can lead to. */
  hasPlan: z.boolean(),
})
export type SafetyReply = z.infer<typeof safetyReply>

/** Beside what was saved: the card or the line for what a person wrote there, or null. */
export const savedTextSafety = { safety: safetyReply.nullable() }

export const safetyPlanRequest = z.strictObject({
  /** What the user wrote, by the prompt's id. An empty text clears the step; a step that is not named stays. */
  steps: z.record(storedText.max(40), storedText.max(MAX_PLAN_STEP_CHARACTERS)),
})

const safetyPlanPrompt = z.object({
  id: z.string(),
  title: z.string(),
  /** What the step is for. */
  why: z.string(),
  /** What somebody could write. They are shown beside the field and never put into it. */
  examples: z.array(z.string()),
})
export type SafetyPlanPrompt = z.infer<typeof safetyPlanPrompt>

export const safetyPlanReply = z.object({
  prompts: z.array(safetyPlanPrompt),
  steps: z.record(z.string(), z.string()),
  updatedAt: z.iso.datetime().nullable(),
})
export type SafetyPlanReply = z.infer<typeof safetyPlanReply>

export const helpLinesQuery = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** IANA name. Where no country is given, the one that it suggests counts, marked as offered. */
  timeZone: storedText.min(1).max(64).optional(),
})
