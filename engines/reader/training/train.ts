import { writeFileSync } from 'node:fs'
import { type BagModel, type Head, headOf } from '#engines/text-model/bag-model.ts'
import { buildTermIndex } from '#engines/text-model/build-term-index.ts'
import { readFeatures, readWordingFeatures } from '#engines/text-model/read-features.ts'
import type { TermIndex } from '#engines/text-model/term-index.ts'
import { writeTermIndex } from '#engines/text-model/term-index-file.ts'
import {
  chooseTemperature,
  judge,
  type RightText,
  type SharesOf,
  withTemperatures,
} from '#engines/text-model/training/calibrate.ts'
import { readWordMeanings } from '#engines/text-model/training/word-meanings.ts'
import { writeWeights } from '#engines/text-model/weights-file.ts'
import { joinTerms, NO_SITUATION } from '../join-terms.ts'
import { sharesOfText } from '../read-shares.ts'
import {
  type LabelledFollowUp,
  type LabelledText,
  readCues,
  readFollowUps,
  readPhrases,
  readSituations,
  readVoices,
} from './read-training-data.ts'
import { type KnownData, trainFollowUps, trainMessages } from './train-reader.ts'

/** Every fifth voice is left out first, to see what the next stranger may expect. */
const FOLDS = 5
const isLeftOut = (voice: string) => voice !== '' && Number(voice.slice(1)) % FOLDS === 3
const isLeftOutFile = ({ file }: LabelledFollowUp) => Number(/\d+/.exec(file)?.[0] ?? 0) % FOLDS === 3

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`
const say = (line: string) => process.stdout.write(`${line}\n`)

const bySentences: SharesOf = (model, head, { text }) => sharesOfText(model, head, text)

/** How often a head is right about texts that training did not see. */
function tell(model: BagModel, head: Head, texts: readonly RightText[], sharesOf?: SharesOf): void {
  const ranks = judge(model, head, texts, sharesOf).map(({ shares, right }) => {
    const best = Math.max(...right.map((choice) => shares[choice] ?? 0))
    return shares.filter((share) => share > best).length
  })
  const within = (places: number) => percent(ranks.filter((rank) => rank < places).length, texts.length)
  say(`  ${head.name}: first ${within(1)}, first three ${within(3)} of ${texts.length}`)
}

/** Sets the temperature of a head by texts that training did not see, and tells how often it is right about them. */
function measure(model: BagModel, name: string, texts: readonly RightText[], sharesOf?: SharesOf): number {
  const head = headOf(model, name)
  const temperature = chooseTemperature(model, head, texts, sharesOf)
  tell(model, { ...head, temperature }, texts, sharesOf)
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

function indexOf(
  { situations, cues }: Pick<KnownData, 'situations' | 'cues'>,
  texts: readonly LabelledText[],
  model: BagModel,
): TermIndex {
  const ofContent = situations.flatMap(({ id, matter, title }) =>
    [matter, title].map((text) => ({ text, choice: id })),
  )
  const said = texts.flatMap(({ text, situations: right }) =>
    right ? [{ text, choice: right[0] ?? NO_SITUATION }] : [],
  )
  const telling = cues.flatMap(({ situation, cues: each }) =>
    each.map((text) => ({ text, choice: situation, isTelling: true })),
  )
  return buildTermIndex([...said, ...ofContent, ...telling], headOf(model, 'situation').choices)
}

function learnMessages(): { model: BagModel; index: TermIndex } {
  const data: KnownData = { situations: readSituations(), cues: readCues(), meanings: readWordMeanings() }
  const texts = [...readPhrases(), ...readVoices()]
  const unseen = texts.filter(({ voice }) => isLeftOut(voice))
  say(`messages: ${texts.length} texts, ${data.situations.length} situations; without every fifth voice:`)
  const seen = texts.filter(({ voice }) => !isLeftOut(voice))
  const trial = trainMessages({ ...data, texts: seen })
  const temperatures = {
    situation: measure(trial, 'situation', situationsOf(unseen), bySentences),
    asks: measure(trial, 'asks', valuesOf(unseen, 'asks')),
    who: measure(trial, 'who', valuesOf(unseen, 'who')),
  }
  const trialIndex = indexOf(data, seen, trial)
  const joined: SharesOf = (model, head, of) => joinTerms(bySentences(model, head, of), trialIndex, of.text)
  say('together with the index of terms:')
  const situation = { ...headOf(trial, 'situation'), temperature: temperatures.situation }
  tell(trial, situation, situationsOf(unseen), joined)
  const model = trainMessages({ ...data, texts }, (epoch, error) =>
    say(`  pass ${epoch + 1}: ${error.toFixed(3)}`),
  )
  return { model: withTemperatures(model, temperatures), index: indexOf(data, texts, model) }
}

function learnFollowUps(): BagModel {
  const followUps = readFollowUps()
  const unseen = followUps
    .filter(isLeftOutFile)
    .map(({ text, kind }) => ({ text, features: readWordingFeatures(text), right: [kind] }))
  say(`follow-ups: ${followUps.length}; without every fifth file:`)
  const trial = trainFollowUps(followUps.filter((of) => !isLeftOutFile(of)))
  const temperatures = { kind: measure(trial, 'kind', unseen) }
  return withTemperatures(trainFollowUps(followUps), temperatures)
}

const { model: messages, index } = learnMessages()
const files = {
  'reader.bin': writeWeights({ followUps: learnFollowUps(), messages }),
  'terms.bin': writeTermIndex(index),
}
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(new URL(`../weights/${name}`, import.meta.url), bytes)
  say(`${name}: ${(bytes.length / 2 ** 20).toFixed(2)} MB`)
}
