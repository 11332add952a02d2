import { z } from 'zod'
import { storedText } from '../fields/stored-text.ts'
import type { Exercise, Talk } from './exercise.ts'
import { ownWords } from './own-reading.ts'
import { followTalk, type TalkState } from './play-talk.ts'
import { MAX_OWN_TURNS, MAX_SCALE_CHARACTERS } from './run-limits.ts'
import { saidInOwnWords } from './talk-words.ts'

const index = z.int().min(0).max(9)
const fits = z.enum(['possible', 'less-likely', 'cannot-know'])

const talkState = z.strictObject({
  chosen: z.array(index.max(2)).max(8),
  pending: index.max(2).nullable(),
  own: z.array(ownWords).max(MAX_OWN_TURNS).optional(),
  said: z.array(index.max(7)).max(8).optional(),
})
const meaningState = z.strictObject({
  /** The item that is open; as many as there are items at the end. */
  at: index,
  /** Whether the cues of the open item are shown. */
  isShown: z.boolean(),
  answers: z.array(z.array(fits.nullable()).max(5)).max(6),
})
const sentenceState = z.strictObject({ choices: z.array(index.nullable()).max(5), isDone: z.boolean() })
const orderState = z.strictObject({ sequence: z.array(index).max(8), isShown: z.boolean() })
const energyState = z.strictObject({
  values: z.array(z.int().min(-3).max(3).nullable()).max(9),
  isShown: z.boolean(),
  changes: z.array(index).max(6),
  isDone: z.boolean(),
})
const scaleState = z.strictObject({
  words: z.array(storedText.max(MAX_SCALE_CHARACTERS)).length(5),
  isDone: z.boolean(),
  /** Whether the tries are open. */
  isTrying: z.boolean().optional(),
  /** For each try the step, from 0, on which it is; absent until they were opened. */
  picks: z.array(index.max(4).nullable()).max(4).optional(),
})

/** What is kept of a person's way through an exercise, by its kind. All are small: less than 3 KB of JSON, and a talk up to 60 KB with own words and a model's at every turn. */
const runStates = {
  talk: talkState,
  meaning: meaningState,
  sentence: sentenceState,
  order: orderState,
  energy: energyState,
  scale: scaleState,
} satisfies Record<Exercise['kind'], z.ZodType>

export type RunStates = { [Kind in keyof typeof runStates]: z.infer<(typeof runStates)[Kind]> }
export type RunState = RunStates[Exercise['kind']]

/** Any state, for the outside of a request; `parseRunState` checks it against its exercise. */
export const anyRunState = z.union([
  talkState,
  meaningState,
  sentenceState,
  orderState,
  energyState,
  scaleState,
])

/** Own words belong to turns of this talk, once each, and are said only in turns that the way comes to. */
function fitsOwnWords(talk: Talk, state: TalkState): boolean {
  const { own = [], said = [], chosen } = state
  const turns = new Set(own.map(({ turn }) => turn))
  const { taken, place } = followTalk(talk, chosen)
  const way = [...taken.map(({ name }) => name), ...(place.type === 'turn' ? [place.name] : [])]
  return (
    turns.size === own.length &&
    own.every(({ turn }) => Object.hasOwn(talk.turns, turn)) &&
    new Set(said).size === said.length &&
    said.every((position) => saidInOwnWords(state, position, way[position] ?? '') !== null)
  )
}

const isIn = (list: readonly unknown[], number: number | null) => number === null || number < list.length

function isPlayable({ exercise, state }: { exercise: Exercise; state: RunState }): boolean {
  switch (exercise.kind) {
    case 'talk': {
      const { chosen, pending } = state as RunStates['talk']
      try {
        followTalk(exercise, pending === null ? chosen : [...chosen, pending])
        return fitsOwnWords(exercise, state as RunStates['talk'])
      } catch {
        return false
      }
    }
    case 'meaning': {
      const { at, answers } = state as RunStates['meaning']
      const { items } = exercise
      return (
        at <= items.length &&
        answers.length === items.length &&
        answers.every((of, item) => of.length === items[item]?.readings.length)
      )
    }
    case 'sentence': {
      const { choices } = state as RunStates['sentence']
      const { parts } = exercise
      return (
        choices.length === parts.length &&
        choices.every((choice, part) => isIn(parts[part]?.choices ?? [], choice))
      )
    }
    case 'order': {
      const { sequence } = state as RunStates['order']
      const { length } = exercise.steps
      return (
        sequence.length === length &&
        new Set(sequence).size === length &&
        sequence.every((step) => step < length)
      )
    }
    case 'energy': {
      const { values, changes } = state as RunStates['energy']
      return (
        values.length === exercise.day.length &&
        new Set(changes).size === changes.length &&
        changes.every((change) => isIn(exercise.changes, change))
      )
    }
    case 'scale': {
      const { picks, isTrying = false } = state as RunStates['scale']
      return picks ? picks.length === exercise.tries.length : !isTrying
    }
    default:
      return exercise satisfies never
  }
}

/** A state as it may be kept for this exercise: of its kind, and leading nowhere but where the exercise goes; else null. */
export function parseRunState(exercise: Exercise, value: unknown): RunState | null {
  const parsed = runStates[exercise.kind].safeParse(value)
  return parsed.success && isPlayable({ exercise, state: parsed.data }) ? parsed.data : null
}
