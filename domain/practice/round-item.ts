import { z } from 'zod'
import { fits } from './exercise.ts'

const text = z.string()
const comment = { works: text, other: text, why: text }

/**
 * What one item of a round shows, by the kind of the exercise that it is cut from. A scale has no parts that stand for
 * themselves, so none is cut from it.
 */
export const roundPart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('talk'),
    partner: z.object({ name: text, relation: text }),
    /** The person's own side of the scene. */
    you: text,
    /** What was said last on one way to this turn; null at the beginning of the talk. */
    before: z.object({ says: text, reply: text }).nullable(),
    says: text,
    replies: z.array(z.object({ says: text, ...comment })),
  }),
  z.object({
    kind: z.literal('meaning'),
    said: text,
    where: text,
    readings: z.array(z.object({ text, fits: z.enum(fits), cue: text })),
    later: text.optional(),
    ask: text,
  }),
  z.object({
    kind: z.literal('sentence'),
    task: text,
    name: text,
    choices: z.array(z.object({ text, effect: text })),
  }),
  z.object({
    kind: z.literal('order'),
    task: text,
    /** Two steps as they are shown; `first` is the position of the one that works first. */
    steps: z.array(text).length(2),
    first: z.int().min(0).max(1),
    why: text,
  }),
  z.object({
    kind: z.literal('energy'),
    intro: text,
    at: text,
    text,
    usual: z.int().min(-3).max(3),
    note: text,
  }),
])
export type RoundPart = z.infer<typeof roundPart>
export type RoundPartOf<Kind extends RoundPart['kind']> = Extract<RoundPart, { kind: Kind }>

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** The id of an item: its exercise, and the name or the number of its part. */
export const roundItemId = z
  .string()
  .max(200)
  .regex(new RegExp(`^${NAME}/${NAME}$`))

/** The exercise that an item is cut from. */
export const exerciseOfItem = (id: string): string => id.slice(0, id.indexOf('/'))
