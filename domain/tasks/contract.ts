import { z } from 'zod'
import { filledText } from '../fields/filled-text.ts'
import { storedText } from '../fields/stored-text.ts'
import { safetyReply } from '../safety/contract.ts'
import { tokenUsageReply } from '../token-allowance/contract.ts'
import { taskSteps } from './task-step.ts'
import { taskEnergies, taskPlan } from './task-template.ts'

export const MAX_TASK_TITLE_CHARACTERS = 120
/** More than anybody looks through; a further one is refused as `too-many-tasks`. */
export const MAX_TASK_RUNS = 200
/** Of a model's steps, in tokens: two tries of the longest list. */
export const MAX_STEPS_TOKENS = 8_000

const title = filledText(MAX_TASK_TITLE_CHARACTERS)

const range = z.tuple([z.int(), z.int()])

const taskSummary = z.object({
  id: z.string(),
  title: z.string(),
  energy: z.enum(taskEnergies),
  time: z.object({ doing: range, long: range }).nullable(),
})
export type TaskSummary = z.infer<typeof taskSummary>

export const tasksReply = z.object({
  /** By title. */
  tasks: z.array(taskSummary),
})
export type TasksReply = z.infer<typeof tasksReply>

export const taskReply = z.object({
  id: z.string(),
  title: z.string(),
  notFor: z.string().nullable(),
  plan: taskPlan,
})
export type TaskReply = z.infer<typeof taskReply>

export const findTasksRequest = z.strictObject({ text: title })

/** What the words raise stands beside what was found. */
export const findTasksReply = z.object({
  /** At most three, the nearest first; none where nothing is near enough. */
  tasks: z.array(taskSummary),
  safety: safetyReply.nullable(),
})
export type FindTasksReply = z.infer<typeof findTasksReply>

export const writeStepsRequest = z.strictObject({
  /** The browser's: the same one a second time is a repeated request. */
  messageId: z.uuid(),
  text: title,
})
export type WriteStepsRequest = z.infer<typeof writeStepsRequest>

export const writeStepsReply = z.object({
  /** Null where the model's answer could not be used, and where the safety card comes alone. */
  plan: taskPlan.nullable(),
  usage: tokenUsageReply.nullable(),
  safety: safetyReply.nullable(),
})
export type WriteStepsReply = z.infer<typeof writeStepsReply>

/** No person comes near it, and the column holds it. */
const MAX_COUNTER = 1_000_000_000

/**
 * A person's list of steps, as one device has it. `counter` rises with every change: what has a lower one than is kept
 * is out of date. `isOwn` says that it is kept as the person's own template, to be started again.
 */
export const taskRunForm = z.strictObject({
  counter: z.int().min(1).max(MAX_COUNTER),
  title,
  template: z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/)
    .nullable(),
  level: z.int().min(1).max(5).nullable(),
  energy: z.enum(taskEnergies).nullable(),
  needs: z.array(storedText.trim().max(120)).max(6),
  isOwn: z.boolean(),
  steps: taskSteps,
})
export type TaskRunForm = z.infer<typeof taskRunForm>

const taskRun = taskRunForm.extend({ id: z.uuid(), updatedAt: z.iso.datetime() })
export type TaskRun = z.infer<typeof taskRun>

/** What a person's own words in it raise stands beside it; it is kept all the same. */
export const keepTaskRunReply = z.object({ run: taskRun, safety: safetyReply.nullable() })
export type KeepTaskRunReply = z.infer<typeof keepTaskRunReply>

export const taskRunsReply = z.object({
  /** The one that was changed last first. */
  runs: z.array(taskRun),
})
export type TaskRunsReply = z.infer<typeof taskRunsReply>
