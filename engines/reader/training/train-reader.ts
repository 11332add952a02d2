import type { BagModel } from '#engines/text-model/bag-model.ts'
import { readFeatures, readWordingFeatures } from '#engines/text-model/read-features.ts'
import { type Example, type HeadPlan, labelsOf } from '#engines/text-model/training/head-plan.ts'
import { trainBagModel } from '#engines/text-model/training/train-bag-model.ts'
import { trainLinearModel } from '#engines/text-model/training/train-linear-model.ts'
import { NO_SITUATION } from '../join-terms.ts'
import { followUpKinds } from '../reading.ts'
import {
  type Cues,
  cueTexts,
  type KnownSituation,
  type LabelledFollowUp,
  type LabelledText,
} from './read-training-data.ts'

/** The vectors of words are made for this many dimensions. With the index of terms beside it, the file is to stay below 8 MB. */
const messageOptions = { dimensions: 96, epochs: 4, seed: 1, maxRows: 36_000 }
const followUpOptions = { maxRows: 24_000, freedom: 8, steps: 150 }

const asksChoices = ['meaning', 'do', 'say', 'me', 'why', 'tell', 'other']
const whoChoices = ['person', 'parent', 'partner', 'teacher', 'therapist', 'friend']

function planMessageHeads(situations: readonly KnownSituation[]): HeadPlan[] {
  const traits = situations.map((of) => [
    `card ${of.module} ${of.card}`,
    `module ${of.module}`,
    `who ${of.who}`,
    `with ${of.with}`,
    `asks ${of.asks}`,
  ])
  return [
    {
      name: 'situation',
      choices: [NO_SITUATION, ...situations.map(({ id }) => id)],
      traits: [[], ...traits],
      importance: 1,
    },
    { name: 'asks', choices: asksChoices, importance: 0.2 },
    { name: 'who', choices: whoChoices, importance: 0.2 },
  ]
}

/** What a text teaches: the best situation that somebody found for it, and what is asked and by whom. */
function toExample(
  text: LabelledText,
  heads: readonly HeadPlan[],
  known: ReadonlyMap<string, KnownSituation>,
): Example {
  const [best] = text.situations ?? []
  const situation = best === undefined ? undefined : known.get(best)
  return {
    features: readFeatures(text.text),
    labels: labelsOf(heads, {
      situation: text.situations?.length === 0 ? NO_SITUATION : best,
      asks: text.asks ?? situation?.asks,
      who: text.who ?? situation?.who,
    }),
  }
}

/** What is known beside the texts that people wrote. */
export type KnownData = {
  situations: readonly KnownSituation[]
  cues: readonly Cues[]
  /** What common words mean at the start, by feature. */
  meanings: ReadonlyMap<number, Float32Array>
}
export type TrainingData = KnownData & { texts: readonly LabelledText[] }

/** The model of messages: which situation, what is asked, who writes. */
export function trainMessages(
  { situations, cues, texts, meanings }: TrainingData,
  onEpoch?: (epoch: number, error: number) => void,
): BagModel {
  const heads = planMessageHeads(situations)
  const known = new Map(situations.map((situation) => [situation.id, situation]))
  const ofContent = situations.flatMap(({ id, matter, title }) =>
    [matter, title].map((text) => ({ text, voice: '', situations: [id] })),
  )
  const examples = [...texts, ...ofContent, ...cues.flatMap(cueTexts)].map((text) =>
    toExample(text, heads, known),
  )
  return trainBagModel(examples, heads, { ...messageOptions, meanings }, onEpoch)
}

/** The model of what is said inside a conversation. */
export function trainFollowUps(followUps: readonly LabelledFollowUp[]): BagModel {
  const choices: readonly string[] = followUpKinds
  const examples = followUps.map(({ text, kind }) => ({
    features: readWordingFeatures(text),
    choice: choices.indexOf(kind),
  }))
  return trainLinearModel(examples, { name: 'kind', choices, ...followUpOptions })
}
