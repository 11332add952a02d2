import { stemEnglish } from '#engines/english/stem-english.ts'
import { type BagModel, type Head, shareOut } from '../bag-model.ts'
import { NO_SITUATION } from '../create-reader.ts'
import { wordFeature } from '../read-features.ts'
import { sharesOfText, vectorOf } from '../read-shares.ts'
import { followUpKinds } from '../reading.ts'
import type { Example, HeadPlan } from './head-plan.ts'
import type { KnownSituation, LabelledFollowUp, LabelledText, readWordVectors } from './read-training-data.ts'
import { trainBagModel } from './train-bag-model.ts'

/** The vectors of words are made for this many dimensions. */
const messageOptions = { dimensions: 96, epochs: 4, seed: 1, maxRows: 64_000 }
const followUpOptions = { dimensions: 32, epochs: 12, seed: 1, maxRows: 16_000 }
/** Largest value of a word's vector of which 1 is the length, times 254. */
const VECTOR_UNIT = 254

const asksChoices = ['meaning', 'do', 'say', 'me', 'why', 'tell', 'other']
const whoChoices = ['person', 'parent', 'partner', 'teacher', 'therapist', 'friend']

/** The number of a choice; a head says nothing about one that it does not know. */
function numberOf(choices: readonly string[], choice: string | undefined): number | undefined {
  const number = choice === undefined ? -1 : choices.indexOf(choice)
  return number < 0 ? undefined : number
}

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

type Labels = Record<string, number>

function labelsOf(heads: readonly HeadPlan[], values: Readonly<Record<string, string | undefined>>): Labels {
  const labels: Labels = {}
  for (const { name, choices } of heads) {
    const number = numberOf(choices, values[name])
    if (number !== undefined) labels[name] = number
  }
  return labels
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
    text: text.text,
    labels: labelsOf(heads, {
      situation: text.situations?.length === 0 ? NO_SITUATION : best,
      asks: text.asks ?? situation?.asks,
      who: text.who ?? situation?.who,
    }),
  }
}

/** The start of each known word's row; of several words with one stem the most common one speaks. */
function meaningsOf({
  words,
  vectors,
  dimensions,
}: ReturnType<typeof readWordVectors>): Map<number, Float32Array> {
  const meanings = new Map<number, Float32Array>()
  for (const [index, word] of words.entries()) {
    const feature = wordFeature(stemEnglish(word))
    if (meanings.has(feature)) continue
    const vector = vectors.subarray(index * dimensions, (index + 1) * dimensions)
    meanings.set(
      feature,
      Float32Array.from(vector, (value) => value / VECTOR_UNIT),
    )
  }
  return meanings
}

export type TrainingData = {
  situations: readonly KnownSituation[]
  texts: readonly LabelledText[]
  wordVectors: ReturnType<typeof readWordVectors>
}

/** The model of messages: which situation, what is asked, who writes. */
export function trainMessages(
  { situations, texts, wordVectors }: TrainingData,
  onEpoch?: (epoch: number, error: number) => void,
): BagModel {
  const heads = planMessageHeads(situations)
  const known = new Map(situations.map((situation) => [situation.id, situation]))
  const ofContent = situations.flatMap(({ id, matter, title }) =>
    [matter, title].map((text) => ({ text, voice: '', situations: [id] })),
  )
  const examples = [...texts, ...ofContent].map((text) => toExample(text, heads, known))
  return trainBagModel(examples, heads, { ...messageOptions, meanings: meaningsOf(wordVectors) }, onEpoch)
}

/** The model of what is said inside a conversation. */
export function trainFollowUps(followUps: readonly LabelledFollowUp[]): BagModel {
  const heads: HeadPlan[] = [{ name: 'kind', choices: followUpKinds, importance: 1 }]
  const examples = followUps.map(({ text, kind }) => ({ text, labels: labelsOf(heads, { kind }) }))
  return trainBagModel(examples, heads, followUpOptions)
}

/** A judged text: the shares of all choices, and the numbers of those that are right. */
export type Judged = { shares: Float64Array; right: readonly number[] }

export function judge(
  model: BagModel,
  head: Head,
  texts: readonly { text: string; right: readonly string[] }[],
): Judged[] {
  return texts.map(({ text, right }) => ({
    shares:
      head.name === 'situation' ? sharesOfText(model, head, text) : shareOut(head, vectorOf(model, text)),
    right: right.map((choice) => head.choices.indexOf(choice)),
  }))
}

const temperatures = Array.from({ length: 16 }, (_, step) => 0.5 + step * 0.1)

/** The temperature under which the shares of what is right are highest on texts that training did not see. */
export function chooseTemperature(model: BagModel, head: Head, texts: Parameters<typeof judge>[2]): number {
  const errors = temperatures.map((temperature) => {
    const judged = judge(model, { ...head, temperature }, texts)
    return judged.reduce(
      (sum, { shares, right }) =>
        sum - Math.log(right.reduce((total, choice) => total + (shares[choice] ?? 0), 1e-9)),
      0,
    )
  })
  return temperatures[errors.indexOf(Math.min(...errors))] ?? 1
}
