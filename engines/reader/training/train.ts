import { writeFileSync } from 'node:fs'
import type { BagModel } from '../bag-model.ts'
import { NO_SITUATION } from '../create-reader.ts'
import { writeWeights } from '../weights-file.ts'
import {
  type LabelledFollowUp,
  type LabelledText,
  readFollowUps,
  readPhrases,
  readSituations,
  readVoices,
  readWordVectors,
} from './read-training-data.ts'
import { chooseTemperature, judge, trainFollowUps, trainMessages } from './train-reader.ts'

/** Every fifth voice is left out first, to see what the next stranger may expect. */
const FOLDS = 5
const isLeftOut = (voice: string) => voice !== '' && Number(voice.slice(1)) % FOLDS === 3
const isLeftOutFile = ({ file }: LabelledFollowUp) => Number(/\d+/.exec(file)?.[0] ?? 0) % FOLDS === 3

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`
const say = (line: string) => process.stdout.write(`${line}\n`)

function headNamed(model: BagModel, name: string) {
  const head = model.heads.find((of) => of.name === name)
  if (!head) throw new Error(`no head "${name}"`)
  return head
}

/** Sets the temperature of a head by texts that training did not see, and tells how often it is right about them. */
function measure(
  model: BagModel,
  name: string,
  texts: readonly { text: string; right: readonly string[] }[],
): number {
  const head = headNamed(model, name)
  const temperature = chooseTemperature(model, head, texts)
  const judged = judge(model, { ...head, temperature }, texts)
  const ranks = judged.map(({ shares, right }) => {
    const best = Math.max(...right.map((choice) => shares[choice] ?? 0))
    return shares.filter((share) => share > best).length
  })
  const within = (places: number) => ranks.filter((rank) => rank < places).length
  say(
    `  ${name}: first ${percent(within(1), texts.length)}, first three ${percent(within(3), texts.length)} of ${texts.length}, temperature ${temperature.toFixed(1)}`,
  )
  return temperature
}

function withTemperatures(model: BagModel, temperatures: Readonly<Record<string, number>>): BagModel {
  return {
    ...model,
    heads: model.heads.map((head) => ({ ...head, temperature: temperatures[head.name] ?? 1 })),
  }
}

const situationsOf = (texts: readonly LabelledText[]) =>
  texts.flatMap(({ text, situations }) =>
    situations ? [{ text, right: situations.length > 0 ? situations : [NO_SITUATION] }] : [],
  )
const valuesOf = (texts: readonly LabelledText[], key: 'asks' | 'who') =>
  texts.flatMap(({ text, [key]: value }) => (value ? [{ text, right: [value] }] : []))

function learnMessages(): BagModel {
  const data = { situations: readSituations(), wordVectors: readWordVectors() }
  const texts = [...readPhrases(), ...readVoices()]
  const unseen = texts.filter(({ voice }) => isLeftOut(voice))
  say(`messages: ${texts.length} texts, ${data.situations.length} situations; without every fifth voice:`)
  const trial = trainMessages({ ...data, texts: texts.filter(({ voice }) => !isLeftOut(voice)) })
  const temperatures = {
    situation: measure(trial, 'situation', situationsOf(unseen)),
    asks: measure(trial, 'asks', valuesOf(unseen, 'asks')),
    who: measure(trial, 'who', valuesOf(unseen, 'who')),
  }
  const model = trainMessages({ ...data, texts }, (epoch, error) =>
    say(`  pass ${epoch + 1}: ${error.toFixed(3)}`),
  )
  return withTemperatures(model, temperatures)
}

function learnFollowUps(): BagModel {
  const followUps = readFollowUps()
  const unseen = followUps.filter(isLeftOutFile).map(({ text, kind }) => ({ text, right: [kind] }))
  say(`follow-ups: ${followUps.length}; without every fifth file:`)
  const trial = trainFollowUps(followUps.filter((of) => !isLeftOutFile(of)))
  const temperatures = { kind: measure(trial, 'kind', unseen) }
  return withTemperatures(trainFollowUps(followUps), temperatures)
}

const weights = writeWeights({ followUps: learnFollowUps(), messages: learnMessages() })
writeFileSync(new URL('../weights/reader.bin', import.meta.url), weights)
say(`${(weights.length / 2 ** 20).toFixed(2)} MB`)
