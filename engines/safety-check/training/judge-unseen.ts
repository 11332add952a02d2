import { type LinearModel, scoreFeatures } from '#engines/safety-check/model/linear-model.ts'
import { examplesOf, FeatureNumbers, type Prepared, prepareMessage } from './prepare-examples.ts'
import type { SafetyLabel, TrainingMessage } from './read-training-set.ts'
import { type Example, trainLinearModel } from './train-linear-model.ts'

export const raiseOptions = { minExamples: 3, maxFeatures: 60_000, epochs: 6 }

/** A message as both judges see it. */
export type Judged = {
  label: SafetyLabel
  source: string
  words: number
  byRules: 'card' | 'line' | null
  score: number
}

/** Messages with what they teach, ready for many trainings. */
export type Course = {
  messages: readonly Prepared[]
  numbers: FeatureNumbers
  examples: readonly (Example & { source: string })[]
}

export function prepareCourse(messages: readonly TrainingMessage[]): Course {
  const numbers = new FeatureNumbers()
  const prepared = messages.map((message) => prepareMessage(message, numbers))
  const examples = prepared.flatMap((one) => examplesOf(one).map((example) => ({ ...example, source: one.source })))
  return { messages: prepared, numbers, examples }
}

/** Trains with all but some sources. */
export function trainWithout({ numbers, examples }: Course, left: ReadonlySet<string>): LinearModel {
  const some = examples.filter(({ source }) => !left.has(source))
  return trainLinearModel({ names: numbers.names, examples: some }, raiseOptions)
}

function judge(model: LinearModel, names: readonly string[], message: Prepared): Judged {
  const { label, source, words, byRules, stretches } = message
  const scores = stretches.map((stretch) =>
    scoreFeatures(
      model,
      Array.from(stretch, (number) => names[number] ?? ''),
    ),
  )
  return { label, source, words, byRules, score: Math.max(...scores) }
}

/** So many trainings, each without a part of the voices and of the older writers. */
const PARTS = 10
export const isVoice = (source: string) => /^v\d/.test(source)
const isWriter = (source: string) => /^(writer|tester|pairs)-/.test(source)

/**
 * Every message of a voice or of an older writer, judged by a model that has read nothing of them. No part holds
 * more than three voices. Of each voice some of its messages are joined as well, for there are few above 120 words.
 */
export function judgeUnseen(course: Course, tell: (line: string) => void): readonly Judged[] {
  const sources = [...new Set(course.messages.map(({ source }) => source))]
  const parts = [sources.filter(isVoice), sources.filter(isWriter)].flatMap((some) =>
    some.map((source, index) => [source, index % PARTS] as const),
  )
  return Array.from({ length: PARTS }, (_, part) => {
    const left = new Set(parts.filter(([, own]) => own === part).map(([source]) => source))
    tell(`part ${part + 1} of ${PARTS}: without ${[...left].join(', ')}`)
    const model = trainWithout(course, left)
    const unseen = course.messages.filter(({ source }) => left.has(source))
    const long = [...left].filter(isVoice).flatMap((source) => joinMessages(unseen, source))
    const all = [...unseen, ...long.map((message) => prepareMessage(message, course.numbers))]
    const { names } = course.numbers
    return all.map((message) => judge(model, names, message))
  }).flat()
}

/** How many messages are joined, so that the texts have about 180 and about 360 words. */
const JOINED = [3, 6]

/** Long texts of a voice: harmless messages in a row, and a clear one amid harmless ones. */
function joinMessages(messages: readonly TrainingMessage[], source: string): readonly TrainingMessage[] {
  const own = messages.filter((message) => message.source === source)
  const quiet = own.filter(({ label }) => label === 'harmless')
  const harmless = JOINED.flatMap((count) =>
    Array.from({ length: Math.floor(quiet.length / count) }, (_, index) =>
      join(quiet.slice(index * count, (index + 1) * count), 'harmless', source),
    ),
  )
  const clear = own
    .filter(({ label }) => label === 'clear')
    .map((message, index) =>
      join([...quiet.slice(index * 3, index * 3 + 2), message, ...quiet.slice(index * 3 + 2, index * 3 + 3)], 'clear', source),
    )
  return [...harmless, ...clear].filter(({ text }) => text.split(/\s+/).length > 120)
}

const join = (messages: readonly TrainingMessage[], label: SafetyLabel, source: string): TrainingMessage => ({
  text: messages.map(({ text }) => text).join('\n\n'),
  label,
  topic: null,
  about: null,
  source,
})
