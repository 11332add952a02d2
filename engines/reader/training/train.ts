import { writeFileSync } from 'node:fs'
import { type BagModel, headOf } from '#engines/text-model/bag-model.ts'
import { readFeatures } from '#engines/text-model/read-features.ts'
import {
  chooseTemperature,
  judge,
  type RightText,
  type SharesOf,
  withTemperatures,
} from '#engines/text-model/training/calibrate.ts'
import { readWordMeanings } from '#engines/text-model/training/word-meanings.ts'
import { writeWeights } from '#engines/text-model/weights-file.ts'
import { NO_SITUATION } from '../create-reader.ts'
import { sharesOfText } from '../read-shares.ts'
import {
  type LabelledFollowUp,
  type LabelledText,
  readFollowUps,
  readPhrases,
  readSituations,
  readVoices,
} from './read-training-data.ts'
import { trainFollowUps, trainMessages } from './train-reader.ts'

/** Every fifth voice is left out first, to see what the next stranger may expect. */
const FOLDS = 5
const isLeftOut = (voice: string) => voice !== '' && Number(voice.slice(1)) % FOLDS === 3
const isLeftOutFile = ({ file }: LabelledFollowUp) => Number(/\d+/.exec(file)?.[0] ?? 0) % FOLDS === 3

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`
const say = (line: string) => process.stdout.write(`${line}\n`)

const bySentences: SharesOf = (model, head, { text }) => sharesOfText(model, head, text)

/** Sets the temperature of a head by texts that training did not see, and tells how often it is right about them. */
function measure(model: BagModel, name: string, texts: readonly RightText[], sharesOf?: SharesOf): number {
  const head = headOf(model, name)
  const temperature = chooseTemperature(model, head, texts, sharesOf)
  const judged = judge(model, { ...head, temperature }, texts, sharesOf)
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

const situationsOf = (texts: readonly LabelledText[]) =>
  texts.flatMap(({ text, situations }) =>
    situations
      ? [{ text, features: readFeatures(text), right: situations.length > 0 ? situations : [NO_SITUATION] }]
      : [],
  )
const valuesOf = (texts: readonly LabelledText[], key: 'asks' | 'who') =>
  texts.flatMap(({ text, [key]: value }) =>
    value ? [{ text, features: readFeatures(text), right: [value] }] : [],
  )

function learnMessages(): BagModel {
  const data = { situations: readSituations(), meanings: readWordMeanings() }
  const texts = [...readPhrases(), ...readVoices()]
  const unseen = texts.filter(({ voice }) => isLeftOut(voice))
  say(`messages: ${texts.length} texts, ${data.situations.length} situations; without every fifth voice:`)
  const trial = trainMessages({ ...data, texts: texts.filter(({ voice }) => !isLeftOut(voice)) })
  const temperatures = {
    situation: measure(trial, 'situation', situationsOf(unseen), bySentences),
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
  const unseen = followUps
    .filter(isLeftOutFile)
    .map(({ text, kind }) => ({ text, features: readFeatures(text), right: [kind] }))
  say(`follow-ups: ${followUps.length}; without every fifth file:`)
  const trial = trainFollowUps(followUps.filter((of) => !isLeftOutFile(of)))
  const temperatures = { kind: measure(trial, 'kind', unseen) }
  return withTemperatures(trainFollowUps(followUps), temperatures)
}

const weights = writeWeights({ followUps: learnFollowUps(), messages: learnMessages() })
writeFileSync(new URL('../weights/reader.bin', import.meta.url), weights)
say(`${(weights.length / 2 ** 20).toFixed(2)} MB`)
