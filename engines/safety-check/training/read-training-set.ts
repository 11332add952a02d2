import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { SafetySubject, SafetyTopic } from '#engines/safety-check/safety-verdict.ts'
import { developmentSets } from '#engines/safety-check/test-set/development-sets.ts'
import { raisingMessages } from '#engines/safety-check/test-set/raising-messages.ts'
import { readEverydayMessages } from './read-everyday-messages.ts'
import { readLabelledMessages } from './read-labelled-messages.ts'
import { subjectOfKind, topicOfKind } from './topic-of-kind.ts'

const folder = new URL('../training-set/', import.meta.url)

/** One message to learn from. All messages are invented. */
export type TrainingMessage = {
  text: string
  isRaising: boolean
  /** Null where nothing says it. */
  topic: SafetyTopic | null
  about: SafetySubject | null
  /** Who wrote it: a file of the training set, or a development set. */
  source: string
}

function readDevelopmentSets(): TrainingMessage[] {
  const known = new Map(
    raisingMessages.flatMap(({ topic, about, messages }) =>
      messages.map((text) => [text, { topic, about }] as const),
    ),
  )
  return developmentSets.flatMap(({ name, raising, passing }) => [
    ...raising.flatMap(({ group, messages }) =>
      messages.map((text) => ({
        text,
        isRaising: true,
        topic: known.get(text)?.topic ?? topicOfKind(group),
        about: known.get(text)?.about ?? subjectOfKind(group),
        source: name,
      })),
    ),
    ...passing.flatMap(({ messages }) =>
      messages.map((text) => ({ text, isRaising: false, topic: null, about: null, source: name })),
    ),
  ])
}

function readWrittenFile(file: string): TrainingMessage[] {
  return readLabelledMessages(new URL(file, folder)).map(({ text, label, kind }) => ({
    text,
    isRaising: label === 'raise',
    topic: label === 'raise' ? topicOfKind(kind) : null,
    about: label === 'raise' ? subjectOfKind(kind) : null,
    source: file.replace('.jsonl', ''),
  }))
}

function readEveryday(): TrainingMessage[] {
  return readEverydayMessages().training.map((text) => ({
    text,
    isRaising: false,
    topic: null,
    about: null,
    source: 'everyday',
  }))
}

/** All messages to train with, always in the same order. The held-out sets are not among them. */
export function readTrainingSet(): readonly TrainingMessage[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
  return [...readDevelopmentSets(), ...files.sort().flatMap(readWrittenFile), ...readEveryday()]
}

/** The SHA-256 of everything that a training run reads, to tell whether the weights are up to date. */
export function fingerprintTraining(
  messages: readonly TrainingMessage[],
  featuresOf: (text: string) => readonly (readonly string[])[],
): string {
  const hash = createHash('sha256').update(JSON.stringify(messages))
  // A sample is enough to notice that features are read in another way than they were learnt.
  for (const { text } of messages.filter((_, index) => index % SAMPLE_EVERY === 0))
    hash.update(JSON.stringify(featuresOf(text)))
  return hash.digest('hex')
}

const SAMPLE_EVERY = 25
