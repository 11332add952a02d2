import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { developmentSets } from '#engines/safety-check/test-set/development-sets.ts'
import { raisingMessages } from '#engines/safety-check/test-set/raising-messages.ts'
import { readEverydayMessages } from './read-everyday-messages.ts'
import { readLabelledMessages } from './read-labelled-messages.ts'
import { readPhrases } from './read-phrases.ts'
import { readSigns } from './read-signs.ts'
import { readTrainingVoices } from './read-voices.ts'
import { subjectOfKind, topicOfKind } from './topic-of-kind.ts'
import type { TrainingMessage } from './training-message.ts'

const folder = new URL('../training-set/', import.meta.url)

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
    ...readTrainingVoices(),
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
