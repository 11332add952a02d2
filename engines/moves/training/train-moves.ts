import { moves } from '#domain/practice/exercise.ts'
import { type BagModel, headOf } from '#engines/text-model/bag-model.ts'
import { chooseTemperature, withTemperatures } from '#engines/text-model/training/calibrate.ts'
import { type HeadPlan, labelsOf } from '#engines/text-model/training/head-plan.ts'
import { trainBagModel } from '#engines/text-model/training/train-bag-model.ts'
import { readWordMeanings } from '#engines/text-model/training/word-meanings.ts'
import { weighMoveFeatures } from '../move-features.ts'
import type { LabelledReply } from './read-replies.ts'

const heads: readonly HeadPlan[] = [{ name: 'move', choices: moves, importance: 1 }]
/** So many words and rows keep the weights below 0.5 MB. */
const MOST_WORDS = 2_000
const options = { dimensions: 96, epochs: 12, seed: 1, maxRows: 4_500, rowRate: 0.05 }

/** The model of moves, not yet calibrated. The same replies give the same model. */
export function trainMoves(replies: readonly LabelledReply[]): BagModel {
  const weights = new Map<number, number>()
  const examples = replies.map(({ t, move }) => {
    const features = weighMoveFeatures(t)
    for (const [feature, weight] of features) weights.set(feature, weight)
    return { features: [...features.keys()], labels: labelsOf(heads, { move }) }
  })
  return trainBagModel(examples, heads, { ...options, weights, meanings: readWordMeanings(MOST_WORDS) })
}

/** Makes a model as sure as it is right, by replies that a trial without them did not see. */
export function calibrateMoves(model: BagModel, trial: BagModel, unseen: readonly LabelledReply[]): BagModel {
  const texts = unseen.map(({ t, move }) => ({
    text: t,
    features: [...weighMoveFeatures(t).keys()],
    right: [move],
  }))
  return withTemperatures(model, { move: chooseTemperature(trial, headOf(trial, 'move'), texts) })
}
