import { z } from 'zod'
import { countWords } from '#engines/english/count-words.ts'

const short = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => countWords(text) <= most, `at most ${most} words`)

/** How much of a person's energy a task or a step takes, for most people. */
export const taskEnergies = ['low', 'middle', 'high'] as const
export type TaskEnergy = (typeof taskEnergies)[number]

const stepText = short(12)

/** Longer than four weeks is no step. */
const MAX_MINUTES = 40_320

/** The least and the most minutes that a part takes. */
const minutes = z
  .tuple([z.int().min(1).max(MAX_MINUTES), z.int().min(1).max(MAX_MINUTES)])
  .refine(([least, most]) => least <= most, 'the least stands before the most')

const smallestPart = z.strictObject({ text: stepText, minutes })

const part = z
  .strictObject({
    text: stepText,
    minutes: minutes.optional(),
    /** People often stop here. */
    hard: z.boolean().optional(),
    parts: z.array(smallestPart).min(2).max(4).optional(),
  })
  .refine((of) => (of.minutes === undefined) !== (of.parts === undefined), 'has either parts or minutes')

const mainStep = z.strictObject({
  text: stepText,
  /** Where it differs from the whole task. */
  energy: z.enum(taskEnergies).optional(),
  parts: z.array(part).min(2).max(5),
})

const hasHardPart = (steps: readonly { parts: readonly { hard?: boolean | undefined }[] }[]) =>
  steps.some(({ parts }) => parts.some(({ hard }) => hard))

/** What is known of a task that has steps: from a template, or from a model. */
export const taskPlan = z.strictObject({
  needs: z.array(short(8)).max(6),
  energy: z.enum(taskEnergies),
  steps: z.array(mainStep).min(3).max(6),
})
export type TaskPlan = z.infer<typeof taskPlan>

/**
 * A task with its steps in three sizes, as an editor writes it in `content/tasks/<task>.yaml` (`content/README.md`).
 * `said` is how people name it, which is how it is found.
 */
export const taskTemplate = taskPlan
  .extend({
    title: short(6),
    said: z.array(short(25)).min(10).max(14),
    notFor: short(25).optional(),
  })
  .refine(({ steps }) => hasHardPart(steps), 'no part is marked as hard')
export type TaskTemplate = z.infer<typeof taskTemplate>

/** A template with the id that its file's name gives it. */
export type PlacedTask = TaskTemplate & { id: string }
