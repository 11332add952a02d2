import { splitSentences } from '#engines/english/split-sentences.ts'
import { type BagModel, headOf, shareOut, vectorOf } from '#engines/text-model/bag-model.ts'
import type { NamedModels } from '#engines/text-model/weights-file.ts'
import { weighMoveFeatures } from './move-features.ts'
import type { ReadMove, WrittenReply } from './move-reading.ts'
import { moveSignsOf } from './move-signs.ts'
import { sharedWords } from './shared-words.ts'

/**
 * How much each counts in finding the nearest reply: its move, how alike the two texts are to the model, and the words
 * that own words share with it and with its other way. Found on replies that were left out (`examine:moves`).
 */
const partOf = { move: 0.5, likeness: 2, words: 4, otherWords: 2 } as const
/** Divides the scores, so that a nearness of 0.7 is right seven times in ten. */
const TEMPERATURE = 0.7
/** More than anybody says in one turn. */
const MAX_SENTENCES = 20
/** The share that any move keeps, so that one wrong reading does not outweigh all words. */
const LEAST_SHARE = 0.02

const vectorFor = (model: BagModel, text: string) => vectorOf(model, [...weighMoveFeatures(text).keys()])

function likeness(one: Float32Array, other: Float32Array): number {
  let [product, ofOne, ofOther] = [0, 0, 0]
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? 0
    product += value * against
    ofOne += value * value
    ofOther += against * against
  }
  return ofOne * ofOther === 0 ? 0 : product / Math.sqrt(ofOne * ofOther)
}

function toShares(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const weights = scores.map((score) => Math.exp((score - highest) / TEMPERATURE))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/**
 * The reader of moves on the weights that `train:moves` wrote.
 * @param moves that a reply can be written as
 * @throws Error when the weights know other moves than these
 */
export function createMoveReader<Move extends string>(
  { moves: model }: NamedModels,
  moves: readonly Move[],
): ReadMove<Move> {
  if (!model) throw new Error('the weights hold no model of moves')
  const head = headOf(model, 'move')
  if (head.choices.join() !== moves.join()) throw new Error('the weights know other moves')
  return (text, replies) => {
    const vector = vectorFor(model, text)
    const shares = shareOut(head, vector)
    const ofSentences = splitSentences(text)
      .slice(0, MAX_SENTENCES)
      .map((sentence) => shareOut(head, vectorFor(model, sentence)))
    const traceOf = (choice: number) =>
      Math.max(...[shares, ...ofSentences].map((ofOne) => ofOne[choice] ?? 0))
    const scoreOf = ({ says, other, move }: WrittenReply<Move>) =>
      partOf.move * Math.log((shares[moves.indexOf(move)] ?? 0) + LEAST_SHARE) +
      partOf.likeness * likeness(vector, vectorFor(model, says)) +
      partOf.words * sharedWords(text, says) +
      partOf.otherWords * sharedWords(text, other)
    return {
      moves: moves
        .map((move, choice) => ({ move, sureness: shares[choice] ?? 0 }))
        .toSorted((one, other) => other.sureness - one.sureness),
      traces: Object.fromEntries(moves.map((move, choice) => [move, traceOf(choice)])) as Record<
        Move,
        number
      >,
      signs: moveSignsOf(text),
      nearness: toShares(replies.map(scoreOf)),
    }
  }
}
