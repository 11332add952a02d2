import { z } from 'zod'
import { countWords } from '#engines/english/count-words.ts'
import { answerFaults, planFaults } from './story-faults.ts'
import { talkFaults } from './talk-faults.ts'

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const line = z.string().trim().min(1)
const short = (most: number) => line.refine((text) => countWords(text) <= most, `at most ${most} words`)

/** For whom an exercise is written first; everybody may open every one. */
export const audiences = ['adult', 'teen', 'supporter'] as const

/** From a small daily thing to a hard one. */
export const exerciseLevels = ['small', 'middle', 'hard'] as const

export const exerciseKinds = ['talk', 'meaning', 'sentence', 'order', 'energy', 'scale'] as const

/** What a reply does in a talk; a person's own words are answered by the branch with the same move. */
export const moves = [
  'asks',
  'informs',
  'explains-need',
  'proposes',
  'agrees',
  'refuses',
  'sets-limit',
  'gives-time',
  'thanks',
  'apologizes',
  'accuses',
  'jokes',
  'waits',
  'ends',
] as const
export type Move = (typeof moves)[number]

/** What every exercise says of itself. `card` is a skill card of its module; `notFor` says when to leave it alone. */
const about = {
  title: short(8),
  skill: id,
  card: id,
  for: z.enum(audiences),
  level: z.enum(exerciseLevels),
  minutes: z.number().int().min(1).max(12),
  intro: short(45),
  notFor: short(30),
}

/** The mentor's comment: what works, one other way, and why. It judges clarity, need, limit, repair and safety. */
const comment = { works: short(30), other: short(35), why: short(35) }

const reply = z.strictObject({ says: short(45), move: z.enum(moves), ...comment, to: id })

const turn = z.strictObject({
  /** What the partner says or does. */
  says: short(50),
  /** What the partner thinks meanwhile: the other side, which can be opened. */
  thinks: short(30),
  hint: short(25),
  replies: z.array(reply).length(3),
})

/** What happens in the end, and what it means. It is no grade. */
const ending = z.strictObject({ title: short(8), happens: short(50), means: short(45) })

const talk = z
  .strictObject({
    kind: z.literal('talk'),
    ...about,
    partner: z.strictObject({ name: short(3), relation: short(6), view: short(40) }),
    /** The person's own side: what they know and want. */
    you: short(45),
    start: id,
    turns: z.record(id, turn),
    endings: z.record(id, ending),
    /** One sentence worth keeping. */
    keep: short(30),
  })
  .superRefine((of, context) => {
    for (const message of talkFaults(of)) context.addIssue({ code: 'custom', message })
  })

export const fits = ['possible', 'less-likely', 'cannot-know'] as const

/** Several readings are possible; the cue says which words or circumstances speak for it. */
const meaning = z.strictObject({
  kind: z.literal('meaning'),
  ...about,
  items: z
    .array(
      z.strictObject({
        said: short(50),
        where: short(25),
        readings: z
          .array(z.strictObject({ text: short(25), fits: z.enum(fits), cue: short(30) }))
          .min(3)
          .max(5)
          .refine(
            (readings) => readings.filter(({ fits: how }) => how === 'possible').length > 0,
            'no reading is possible',
          ),
        ask: short(25),
        /** What it turned out to be this time, or that one never learns it. */
        later: short(40),
      }),
    )
    .min(3)
    .max(6),
  keep: short(30),
})

const messageChoice = z.strictObject({
  text: short(25),
  effect: short(30),
  /** What the reader of the message answers or does, this time. */
  answer: short(40).optional(),
})

/** A message is built from one choice of each part; every combination reads as a message. */
const sentence = z.strictObject({
  kind: z.literal('sentence'),
  ...about,
  task: short(40),
  parts: z
    .array(z.strictObject({ name: short(6), choices: z.array(messageChoice).min(3).max(4) }))
    .min(3)
    .max(5)
    .superRefine((parts, context) => {
      for (const message of answerFaults(parts)) context.addIssue({ code: 'custom', message })
    }),
  without: short(30),
})

/** Something that goes otherwise in the middle of the plan, and what one can do then. */
const twist = z.strictObject({
  happens: short(45),
  ways: z
    .array(z.strictObject({ does: short(20), leads: short(40) }))
    .min(2, 'at least 2 ways')
    .max(3, 'at most 3 ways'),
})

/** Steps in an order that works; those that share a `place` may change places. */
const order = z.strictObject({
  kind: z.literal('order'),
  ...about,
  task: short(40),
  steps: z
    .array(z.strictObject({ text: short(18), place: z.number().int().min(1).max(9), why: short(25) }))
    .min(4)
    .max(8)
    .refine(
      (steps) =>
        steps.every(
          ({ place }, index) =>
            place === (steps[index - 1]?.place ?? 0) || place === (steps[index - 1]?.place ?? 0) + 1,
        ),
      'places count from 1 without gaps, in the order of the list',
    ),
  twist,
  keep: short(30),
})

const saves = 'a whole number from -2 (costs) to 4 (saves), and not 0'

const change = z.strictObject({
  text: short(20),
  /** Below 0 for a change that costs before it pays, or takes away a good hour. */
  saves: z
    .int(saves)
    .min(-2, saves)
    .max(4, saves)
    .refine((value) => value !== 0, saves),
  price: short(25),
  /** The changes, counted from 1, with which this one cannot be made. */
  notWith: z
    .array(z.int('numbers of changes').min(1, 'changes count from 1'))
    .min(1, 'name a change or leave it out')
    .optional(),
})

const energy = z.strictObject({
  kind: z.literal('energy'),
  ...about,
  day: z
    .array(
      z.strictObject({
        at: z.string().regex(/^\d{2}:\d{2}$/),
        text: short(14),
        /** From -3 (costs much) to 3 (gives much), for many people; the person's own answer counts. */
        usual: z.number().int().min(-3).max(3),
        note: short(25),
      }),
    )
    .min(5)
    .max(9),
  changes: z
    .array(change)
    .min(3)
    .max(6)
    .superRefine((changes, context) => {
      for (const message of planFaults(changes)) context.addIssue({ code: 'custom', message })
    }),
  keep: short(30),
})

const scale = z.strictObject({
  kind: z.literal('scale'),
  ...about,
  of: short(6),
  steps: z
    .array(
      z.strictObject({ examples: z.array(short(10)).min(3).max(5), helps: z.array(short(12)).min(2).max(4) }),
    )
    .length(5),
  /** Small things of a day; the person says on which of their own steps each is. */
  tries: z
    .array(z.strictObject({ happens: short(25), others: short(35) }))
    .min(3, 'at least 3 tries')
    .max(4, 'at most 4 tries'),
  keep: short(30),
})

/**
 * An exercise of the Practice Room, as an editor writes it in `content/modules/<id>/practice/<exercise>.yaml`
 * (`content/README.md`). Nothing in it needs a model.
 */
export const exercise = z.discriminatedUnion('kind', [talk, meaning, sentence, order, energy, scale])
export type Exercise = z.infer<typeof exercise>
export type ExerciseOf<Kind extends Exercise['kind']> = Extract<Exercise, { kind: Kind }>
export type Talk = ExerciseOf<'talk'>
