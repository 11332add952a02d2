import { z } from 'zod'
import { filledText } from '../fields/filled-text.ts'
import { taskEnergies } from './task-template.ts'

/** Enough for one action in a person's own words. */
export const MAX_STEP_CHARACTERS = 200
/** Far more than the smallest parts of any template; a list beyond it is no help. */
export const MAX_STEPS = 200
/** The highest number of minutes of a step: four weeks. */
const MAX_MINUTES = 40_320
const MAX_PARTS = 12

const text = filledText(MAX_STEP_CHARACTERS)
const minuteCount = z.int().min(0).max(MAX_MINUTES)
const minutes = z
  .tuple([minuteCount, minuteCount])
  .refine(([least, most]) => least <= most, 'the least stands before the most')

const smallestPart = z.strictObject({ text, minutes: minutes.optional() })
const part = z.strictObject({
  text,
  minutes: minutes.optional(),
  hard: z.boolean().optional(),
  parts: z.array(smallestPart).max(MAX_PARTS).optional(),
})

const stepStates = ['open', 'done', 'skipped'] as const
export type StepState = (typeof stepStates)[number]

/**
 * One step of a person's list. It carries what it can still be split into, so that a list goes on with the text that it
 * began with. A step without `minutes` and without `parts` is a person's own, or a smallest one that was not measured.
 */
const taskStep = z.strictObject({
  text,
  state: z.enum(stepStates),
  /** The larger step that this is a part of. */
  of: text.optional(),
  energy: z.enum(taskEnergies).optional(),
  minutes: minutes.optional(),
  parts: z.array(part).max(MAX_PARTS).optional(),
  /** The smallest step is split by time: its first minute, and what is left of it. */
  portion: z.enum(['first-minute', 'rest']).optional(),
})
export type TaskStep = z.infer<typeof taskStep>
export type TaskPart = z.infer<typeof part>

export const taskSteps = z.array(taskStep).min(1).max(MAX_STEPS)
