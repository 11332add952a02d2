import type { StretchFeatures } from '#engines/safety-check/model/read-features.ts'
import { judges, type StretchModel } from '#engines/safety-check/model/stretch-model.ts'
import { createStretchModel } from './create-stretch-model.ts'
import { examplesOf, Numbers, type Prepared, prepareMessage, type Stretch } from './prepare-examples.ts'
import { readMeanings } from './read-meanings.ts'
import { type Meanings, trainStretchJudge } from './train-stretch-judge.ts'
import type { TrainingMessage } from './training-message.ts'

/** A feature in fewer stretches teaches nothing. */
const MIN_STRETCHES = 4

/** Messages with all that is read in them, ready for many trainings. */
export type Course = {
  messages: readonly Prepared[]
  features: readonly string[]
  words: readonly string[]
  /** In how many stretches a feature stands. */
  counts: Int32Array
  isKept: Uint8Array
  meanings: Meanings
  decode: (stretch: Stretch) => StretchFeatures
}

export function createCourse(messages: readonly TrainingMessage[]): Course {
  const numbering = { features: new Numbers(), words: new Numbers() }
  const prepared = messages.map((message) => prepareMessage(message, numbering))
  const features = numbering.features.names
  const words = numbering.words.names
  const counts = new Int32Array(features.length)
  for (const { own } of prepared.flatMap(({ stretches }) => stretches))
    for (const number of own) counts[number] = (counts[number] ?? 0) + 1
  const nameAll = (numbers: Int32Array, names: readonly string[]) =>
    Array.from(numbers, (number) => names[number] ?? '')
  return {
    messages: prepared,
    features,
    words,
    counts,
    isKept: Uint8Array.from(counts, (count) => Number(count >= MIN_STRETCHES)),
    meanings: readMeanings(words),
    decode: ({ own, near, words: said }) => ({
      own: nameAll(own, features),
      near: nameAll(near, features),
      words: nameAll(said, words),
    }),
  }
}

/** At most so many features stay: those that weigh most over all stretches. */
const MAX_FEATURES = 60_000

/** Trains both judges with all but some sources. */
export function trainStretches(course: Course, left: ReadonlySet<string>): StretchModel {
  const seen = course.messages.filter(({ source }) => !left.has(source))
  const [clear, any] = judges.map((judge) =>
    trainStretchJudge({
      names: course.features,
      isKept: course.isKept,
      meanings: course.meanings,
      examples: seen.flatMap((message) => examplesOf(message, judge)),
    }),
  )
  if (!clear || !any) throw new Error('a judge is missing')
  return createStretchModel({ clear, any }, course, MAX_FEATURES)
}
