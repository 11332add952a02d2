import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { SafetySubject, SafetyTopic } from '#engines/safety-check/safety-verdict.ts'
import { developmentSets } from '#engines/safety-check/test-set/development-sets.ts'
import { raisingMessages } from '#engines/safety-check/test-set/raising-messages.ts'
import { readEverydayMessages } from './read-everyday-messages.ts'
import { readLabelledMessages } from './read-labelled-messages.ts'
import { readPhrases } from './read-phrases.ts'
import { readSigns } from './read-signs.ts'
import { readVoices } from './read-voices.ts'
import { subjectOfKind, topicOfKind } from './topic-of-kind.ts'

const folder = new URL('../training-set/', import.meta.url)

/** What a careful reader says of a message: `clear` wants the card, `unclear` the line, `harmless` neither. */
export type SafetyLabel = 'clear' | 'unclear' | 'harmless'

/** One message to learn from. All messages are invented. */
export type TrainingMessage = {
  text: string
  label: SafetyLabel
  /** Null where nothing says it. */
  topic: SafetyTopic | null
  about: SafetySubject | null
  /** Who wrote it: a voice, a file of the training set, or a development set. */
  source: string
  /** The very words that show the danger, where somebody marked them. */
  marked?: readonly string[]
}

const harmless = (text: string, source: string): TrainingMessage => ({
  text,
  label: 'harmless',
  topic: null,
  about: null,
  source,
})

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
        label: 'clear' as const,
        topic: known.get(text)?.topic ?? topicOfKind(group),
        about: known.get(text)?.about ?? subjectOfKind(group),
        source: name,
      })),
    ),
    ...passing.flatMap(({ messages }) => messages.map((text) => harmless(text, name))),
  ])
}

const labels = { raise: 'clear', unclear: 'unclear', pass: 'harmless' } as const

function readWrittenFile(file: string): TrainingMessage[] {
  const source = file.replace('.jsonl', '')
  return readLabelledMessages(new URL(file, folder)).map(({ text, label, kind }) => ({
    text,
    label: labels[label],
    topic: label === 'pass' ? null : topicOfKind(kind),
    about: label === 'pass' ? null : subjectOfKind(kind),
    source,
  }))
}

/** All messages to train with, always in the same order. What is kept apart is not among them. */
export function readTrainingSet(): readonly TrainingMessage[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
  return [
    ...readVoices(),
    ...readSigns(),
    ...readPhrases(),
    ...readDevelopmentSets(),
    ...files.sort().flatMap(readWrittenFile),
    ...readEverydayMessages().training.map((text) => harmless(text, 'everyday')),
  ]
}

/** The SHA-256 of everything that a training run reads, to tell whether the weights are up to date. */
export function fingerprintTraining(
  messages: readonly TrainingMessage[],
  featuresOf: (text: string) => readonly string[],
): string {
  const hash = createHash('sha256').update(JSON.stringify(messages))
  // A sample is enough to notice that features are read in another way than they were learnt.
  for (const { text } of messages.filter((_, index) => index % SAMPLE_EVERY === 0))
    hash.update(JSON.stringify(featuresOf(text)))
  return hash.digest('hex')
}

const SAMPLE_EVERY = 100
