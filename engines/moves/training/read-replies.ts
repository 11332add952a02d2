import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { moves } from '#domain/practice/exercise.ts'

const folder = new URL('../data/replies/', import.meta.url)

/** Who wrote a reply: the ways in which people say things that the set holds. */
const voices = [
  'plain',
  'blunt',
  'long',
  'one-word',
  'misspelt',
  'second-language',
  'teen',
  'supporter',
  'device',
] as const

/** What somebody says in their own words in a turn of a talk: the form of `data/replies/<exercise>.jsonl`. */
const labelledReply = z.strictObject({
  turn: z.string().min(1),
  t: z.string().min(1),
  move: z.enum(moves),
  /** The number of the written reply that is nearest in meaning. */
  near: z.int().min(0).max(2),
  voice: z.enum(voices),
})
export type LabelledReply = z.infer<typeof labelledReply> & { exercise: string }

function readLine(line: string, exercise: string, number: number): LabelledReply {
  try {
    return { ...labelledReply.parse(JSON.parse(line)), exercise }
  } catch (cause) {
    throw new Error(`data/replies/${exercise}.jsonl, line ${number} is not in the form`, { cause })
  }
}

/**
 * All labelled replies, in the order of their files.
 * @throws Error naming the file and the line that is not in the form
 */
export function readReplies(): LabelledReply[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  return files.toSorted().flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.trim() === '' ? [] : readLine(line, file.replace('.jsonl', ''), index + 1),
      ),
  )
}

/** The number of an exercise's fold: every fifth exercise is of the same one. */
export const FOLDS = 5
export function foldsOf(replies: readonly LabelledReply[]): ReadonlyMap<string, number> {
  const exercises = [...new Set(replies.map(({ exercise }) => exercise))].toSorted()
  return new Map(exercises.map((exercise, index) => [exercise, index % FOLDS]))
}
