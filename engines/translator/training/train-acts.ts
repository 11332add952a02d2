import { type BagModel, headOf } from '#engines/text-model/bag-model.ts'
import { chooseTemperature, withTemperatures } from '#engines/text-model/training/calibrate.ts'
import { type HeadPlan, labelsOf } from '#engines/text-model/training/head-plan.ts'
import { trainBagModel } from '#engines/text-model/training/train-bag-model.ts'
import { readWordMeanings } from '#engines/text-model/training/word-meanings.ts'
import { acts } from '../act.ts'
import { weighActFeatures } from '../act-features.ts'
import { literalChoices } from '../create-act-reader.ts'
import { kinds } from '../kinds/kinds.ts'
import type { LabelledMessage } from './read-acts.ts'

const heads: readonly HeadPlan[] = [
  { name: 'act', choices: acts, importance: 1 },
  { name: 'kind', choices: kinds, importance: 2 },
  { name: 'literal', choices: literalChoices, importance: 0.5 },
]
/** So many words and rows keep the weights below 1.5 MB. */
const MOST_WORDS = 6_000
const options = { dimensions: 96, epochs: 12, seed: 1, maxRows: 12_500, rowRate: 0.05 }

const literalOf = ({ literal }: LabelledMessage) => (literal ? 'yes' : 'no')

/** The model of acts, not yet calibrated. The same messages give the same model. */
export function trainActs(messages: readonly LabelledMessage[]): BagModel {
  const weights = new Map<number, number>()
  const examples = messages.map((message) => {
    const features = weighActFeatures(message.t, message.from)
    for (const [feature, weight] of features) weights.set(feature, weight)
    return {
      features: [...features.keys()],
      labels: labelsOf(heads, { act: message.act, kind: message.kind, literal: literalOf(message) }),
    }
  })
  return trainBagModel(examples, heads, { ...options, weights, meanings: readWordMeanings(MOST_WORDS) })
}

/** Makes a model as sure as it is right, by messages that a trial without them did not see. */
export function calibrateActs(
  model: BagModel,
  trial: BagModel,
  unseen: readonly LabelledMessage[],
): BagModel {
  const textsOf = (right: (message: LabelledMessage) => string | undefined) =>
    unseen.flatMap((message) => {
      const choice = right(message)
      const features = [...weighActFeatures(message.t, message.from).keys()]
      return choice === undefined ? [] : [{ text: message.t, features, right: [choice] }]
    })
  return withTemperatures(model, {
    act: chooseTemperature(
      trial,
      headOf(trial, 'act'),
      textsOf(({ act }) => act),
    ),
    kind: chooseTemperature(
      trial,
      headOf(trial, 'kind'),
      textsOf(({ kind }) => kind),
    ),
    literal: chooseTemperature(trial, headOf(trial, 'literal'), textsOf(literalOf)),
  })
}
