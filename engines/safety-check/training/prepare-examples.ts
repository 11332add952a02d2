import type { Span } from '#engines/safety-check/judging/finding.ts'
import { findSigns } from '#engines/safety-check/judging/find-signs.ts'
import { readMessage } from '#engines/safety-check/judging/message.ts'
import { weighFindings } from '#engines/safety-check/judging/weigh-findings.ts'
import { readFeatures } from '#engines/safety-check/model/read-features.ts'
import { splitSentences, splitStretches } from '#engines/safety-check/model/split-stretches.ts'
import type { TrainingMessage } from './read-training-set.ts'
import type { Example } from './train-linear-model.ts'

/** A message with all that is read in it, once. */
export type Prepared = TrainingMessage & {
  words: number
  byRules: 'card' | 'line' | null
  /** The numbers of the features of each stretch, and of each sentence where there is more than one. */
  stretches: readonly Int32Array[]
  sentences: readonly Int32Array[]
}

/** Gives every feature a number, the same one each time. Numbers take much less room than names. */
export class FeatureNumbers {
  readonly #numbers = new Map<string, number>()

  readonly encode = (names: readonly string[]): Int32Array => Int32Array.from(names, (name) => this.#numberOf(name))

  get names(): readonly string[] {
    return [...this.#numbers.keys()]
  }

  #numberOf(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.#numbers.size)
    return this.#numbers.size - 1
  }
}

export function prepareMessage(one: TrainingMessage, numbers: FeatureNumbers): Prepared {
  const message = readMessage(one.text)
  const findings = findSigns(message)
  const featuresOf = readFeatures(message, findings)
  const encode = (stretch: Span) => numbers.encode(featuresOf(stretch))
  const sentences = splitSentences(message)
  return {
    ...one,
    words: message.tokens.length,
    byRules: weighFindings(findings)?.kind ?? null,
    stretches: splitStretches(message).map(encode),
    sentences: sentences.length > 1 ? sentences.map(encode) : [],
  }
}

/** The features of a text as a whole, to tell whether they are read as they were learnt. */
export function wholeFeatures(text: string): readonly string[] {
  const message = readMessage(text)
  return readFeatures(message, findSigns(message))({ start: 0, end: message.tokens.length })
}

/** Voices, and the messages written in their manner, are what people write; the older sets are mostly one sentence. */
const isLikeLife = (source: string) => /^(v\d|engineer)/.test(source)
const WEIGHT_OF_LIFE = 8
const WEIGHT_OF_HARMLESS = 2
const WEIGHT_OF_UNCLEAR = 0.3

/**
 * What the model learns from: every message as a whole, and, of the harmless ones, every sentence by itself, so that no
 * single one makes a long story look like danger. What is unclear leans to danger, a little.
 */
export function examplesOf({ label, source, stretches, sentences }: Prepared): readonly Example[] {
  const ofLife = isLikeLife(source) ? WEIGHT_OF_LIFE : 1
  const isYes = label !== 'harmless'
  if (isYes) return [{ stretches, isYes, weight: ofLife * (label === 'unclear' ? WEIGHT_OF_UNCLEAR : 1) }]
  const weight = ofLife * WEIGHT_OF_HARMLESS
  const pieces = sentences.map((one) => ({ stretches: [one], isYes, weight: weight / sentences.length }))
  return [{ stretches, isYes, weight }, ...pieces]
}
