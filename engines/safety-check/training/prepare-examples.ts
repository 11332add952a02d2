import { findSigns } from '#engines/safety-check/judging/find-signs.ts'
import type { Span } from '#engines/safety-check/judging/finding.ts'
import { type Message, readMessage } from '#engines/safety-check/judging/message.ts'
import { weighFindings } from '#engines/safety-check/judging/weigh-findings.ts'
import { readFeatures, type StretchFeatures } from '#engines/safety-check/model/read-features.ts'
import { splitStretches } from '#engines/safety-check/model/split-stretches.ts'
import type { Judge } from '#engines/safety-check/model/stretch-model.ts'
import type { TrainingMessage } from './training-message.ts'

/** A stretch with its features and words as numbers, which take much less room than names. */
export type Stretch = { own: Int32Array; near: Int32Array; words: Int32Array }

/** A message with all that is read in it, once. */
export type Prepared = TrainingMessage & {
  words: number
  byRules: 'card' | 'line' | null
  stretches: readonly Stretch[]
  /** The stretches with marked words; null where nobody marked any. */
  signs: readonly Stretch[] | null
}

/** Gives every name a number, the same one each time. */
export class Numbers {
  readonly #numbers = new Map<string, number>()

  readonly encode = (names: readonly string[]): Int32Array =>
    Int32Array.from(names, (name) => this.#numberOf(name))

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

export type Numbering = { features: Numbers; words: Numbers }

function encodeStretch({ features, words }: Numbering, read: StretchFeatures): Stretch {
  return { own: features.encode(read.own), near: features.encode(read.near), words: words.encode(read.words) }
}

export function prepareMessage(one: TrainingMessage, numbering: Numbering): Prepared {
  const message = readMessage(one.text)
  const spans = splitStretches(message)
  const stretches = readFeatures(message, spans).map((read) => encodeStretch(numbering, read))
  const isMarked = one.marked && markWords(message, one.marked)
  return {
    ...one,
    words: message.tokens.length,
    byRules: weighFindings(findSigns(message))?.kind ?? null,
    stretches,
    signs: isMarked ? stretches.filter((_, index) => isSign(spans[index], isMarked)) : null,
  }
}

/** A stretch is a sign when so many of its words are marked, or half of them. */
const MIN_MARKED_WORDS = 3

function isSign(span: Span | undefined, isMarked: Uint8Array): boolean {
  if (!span) return false
  const marked = isMarked.slice(span.start, span.end).reduce((sum, one) => sum + one, 0)
  return marked >= Math.min(MIN_MARKED_WORDS, (span.end - span.start) / 2)
}

/** 1 for each word of the message that stands in a marked passage, at the place that fits the passage best. */
function markWords({ tokens }: Message, marked: readonly string[]): Uint8Array {
  const isMarked = new Uint8Array(tokens.length)
  for (const passage of marked) {
    const words = readMessage(passage).tokens.map(({ word }) => word)
    let best = { start: 0, same: -1 }
    for (let start = 0; start + words.length <= tokens.length; start++) {
      const same = words.filter((word, index) => tokens[start + index]?.word === word).length
      if (same > best.same) best = { start, same }
    }
    isMarked.fill(1, best.start, best.start + words.length)
  }
  return isMarked
}

/** The features of a text, to tell whether they are read as they were learnt. */
export function wholeFeatures(text: string): readonly string[] {
  const message = readMessage(text)
  return readFeatures(message, splitStretches(message)).flatMap(({ own, near }) => [...own, ...near])
}

/** What a judge learns from: stretches of which the one with the highest score learns. */
export type Example = { stretches: readonly Stretch[]; isYes: boolean; weight: number; source: string }

/** Voices, letters, and the messages written in their manner, are what people write; the older sets are mostly one sentence. */
const isLikeLife = (source: string) => /^(v\d|letter|engineer)/.test(source)
const WEIGHT_OF_LIFE = 4
/** Harmless phrases are very many. */
const WEIGHT_OF_PHRASES = 0.5
const WEIGHT_OF_SIGNS = 3
const WEIGHT_OF_UNCLEAR = 0.7
/** Harmless ones by those who wrote clear signs too are harder, and fewer. */
const WEIGHT_OF_HARD = 1.5
/** What stands beside the marked words is rather harmless. */
const WEIGHT_BESIDE = 0.1

const sourceWeight = ({ source, label }: Prepared) => {
  if (isLikeLife(source)) return WEIGHT_OF_LIFE
  return source === 'phrases' && label === 'harmless' ? WEIGHT_OF_PHRASES : 1
}

/** What a message teaches a judge, stretch by stretch. */
export function examplesOf(message: Prepared, judge: Judge): readonly Example[] {
  const { label, source, stretches, signs } = message
  const weight = sourceWeight(message)
  const each = (some: readonly Stretch[], isYes: boolean, own: number): readonly Example[] =>
    some.map((stretch) => ({ stretches: [stretch], isYes, weight: own, source }))
  if (label === 'harmless') {
    const hard = source.startsWith('letter') ? WEIGHT_OF_HARD : 1
    return each(stretches, false, (weight * hard) / Math.sqrt(stretches.length))
  }
  if (label === 'unclear' && judge === 'clear')
    return signs ? each(stretches, false, weight * WEIGHT_BESIDE) : []
  const yes = weight * WEIGHT_OF_SIGNS * (label === 'unclear' ? WEIGHT_OF_UNCLEAR : 1)
  if (!signs) return [{ stretches, isYes: true, weight: yes, source }]
  const beside = stretches.filter((stretch) => !signs.includes(stretch))
  return [...each(signs, true, yes / Math.sqrt(signs.length)), ...each(beside, false, weight * WEIGHT_BESIDE)]
}
