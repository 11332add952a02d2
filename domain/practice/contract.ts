import { z } from 'zod'
import { moduleIds } from '../coaching/module-ids.ts'
import { filledText } from '../fields/filled-text.ts'
import { storedText } from '../fields/stored-text.ts'
import { safetyReply } from '../safety/contract.ts'
import { audiences, exercise, exerciseKinds, exerciseLevels } from './exercise.ts'
import { itemRatings } from './item-memory.ts'
import { ownReading } from './own-reading.ts'
import { MAX_OWN_CHARACTERS } from './own-words.ts'
import { playedTurn } from './played-turn.ts'
import { practiceSkill } from './practice-skill.ts'
import { roundItemId, roundPart } from './round-item.ts'
import { anyRunState } from './run-state.ts'

export const exerciseSummary = z.object({
  id: z.string(),
  module: z.enum(moduleIds),
  kind: z.enum(exerciseKinds),
  title: z.string(),
  /** The skill's name, for people. */
  skill: z.string(),
  for: z.enum(audiences),
  level: z.enum(exerciseLevels),
  minutes: z.int(),
})
export type ExerciseSummary = z.infer<typeof exerciseSummary>

export const exercisesReply = z.object({
  /** Module by module in the menu's order; within one the smaller ones first. */
  exercises: z.array(exerciseSummary),
})
export type ExercisesReply = z.infer<typeof exercisesReply>

const contentVersion = storedText.min(1).max(64)

export const exerciseReply = z.object({
  id: z.string(),
  module: z.enum(moduleIds),
  /** Changes with every change of the exercise's text. */
  version: contentVersion,
  exercise,
  skill: practiceSkill,
})
export type ExerciseReply = z.infer<typeof exerciseReply>

/** The highest counter that is taken: no person comes near it, and the column holds it. */
const MAX_COUNTER = 1_000_000_000

/**
 * A person's way through an exercise, as one device has it. `counter` rises with every change: what has a lower one than
 * is kept is out of date. `isFinished` says whether the exercise is at its end in this state.
 */
export const exerciseRunForm = z.strictObject({
  version: contentVersion,
  counter: z.int().min(1).max(MAX_COUNTER),
  state: anyRunState,
  isFinished: z.boolean(),
})
export type ExerciseRunForm = z.infer<typeof exerciseRunForm>

const exerciseRun = z.object({
  version: z.string(),
  counter: z.int(),
  state: anyRunState,
  isFinished: z.boolean(),
  /** When the exercise was last finished; stays when it is begun anew. */
  finishedAt: z.iso.datetime().nullable(),
})
export type ExerciseRun = z.infer<typeof exerciseRun>

export const exerciseRunReply = z.object({ run: exerciseRun.nullable() })
export type ExerciseRunReply = z.infer<typeof exerciseRunReply>

/** What own words raise stands beside them; they are kept all the same. */
export const keepRunReply = z.object({ run: exerciseRun, safety: safetyReply.nullable() })
export type KeepRunReply = z.infer<typeof keepRunReply>

/** Own words for the turn of a talk that the chosen replies lead to. */
export const ownWordsRequest = z.strictObject({
  version: contentVersion,
  chosen: z.array(z.int().min(0).max(2)).max(8),
  words: filledText(MAX_OWN_CHARACTERS),
  /** The person saw the safety card for these words and meant something else. */
  isMeantOtherwise: z.boolean(),
})
export type OwnWordsRequest = z.infer<typeof ownWordsRequest>

export const ownWordsReply = z.object({
  /** Null where no model is configured or asked, and where nothing of its answers could be used. */
  played: playedTurn.nullable(),
  /** A model was asked, and the written text stands for what of its answers could not be used. */
  isFallback: z.boolean(),
  /** Null where the safety card comes in place of the turn. */
  reading: ownReading.nullable(),
  safety: safetyReply.nullable(),
})
export type OwnWordsReply = z.infer<typeof ownWordsReply>

export const exerciseRunsReply = z.object({
  runs: z.array(
    z.object({ exercise: z.string(), isFinished: z.boolean(), finishedAt: z.iso.datetime().nullable() }),
  ),
})
export type ExerciseRunsReply = z.infer<typeof exerciseRunsReply>

const roundItem = z.object({
  /** `<exercise>/<part>` */
  id: roundItemId,
  exercise: z.object({ id: z.string(), title: z.string() }),
  /** The skill's name, for people. */
  skill: z.string(),
  part: roundPart,
})
export type RoundItem = z.infer<typeof roundItem>

export const roundReply = z.object({
  /** At most five; none where no exercise is written for this person. */
  items: z.array(roundItem),
  /** A sentence to keep from one of the exercises. */
  keep: z.string().nullable(),
})
export type RoundReply = z.infer<typeof roundReply>

/** What a person says of an item after it. */
export const itemRatingForm = z.strictObject({ rating: z.enum(itemRatings) })
export type ItemRatingForm = z.infer<typeof itemRatingForm>

const named = z.object({ id: z.string(), title: z.string() })
export const skillsMapReply = z.object({
  /** Every skill, in the content's order. */
  skills: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      what: z.string(),
      finished: z.array(named.extend({ finishedAt: z.iso.datetime() })),
      easily: z.array(named),
      again: z.array(named),
    }),
  ),
})
export type SkillsMapReply = z.infer<typeof skillsMapReply>
