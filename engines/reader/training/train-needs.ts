import { writeFileSync } from 'node:fs'
import { type BagModel, headOf } from '#engines/text-model/bag-model.ts'
import { chooseTemperature, judge, withTemperatures } from '#engines/text-model/training/calibrate.ts'
import { type HeadPlan, labelsOf } from '#engines/text-model/training/head-plan.ts'
import { trainBagModel } from '#engines/text-model/training/train-bag-model.ts'
import { readWordMeanings } from '#engines/text-model/training/word-meanings.ts'
import { writeWeights } from '#engines/text-model/weights-file.ts'
import { needs } from '../need.ts'
import { readNeedFeatures } from '../need-features.ts'
import { type NeedExample, readNeeds } from './read-needs.ts'

/** Trains what tells the need in a message, and says how often it is right about voices left out. */
const plans: readonly HeadPlan[] = [{ name: 'need', choices: needs, importance: 1 }]
const MOST_WORDS = 8_000
const options = { dimensions: 64, epochs: 6, seed: 1, maxRows: 24_000, rowRate: 0.05 }
const FOLDS = 5
const MEGABYTE = 2 ** 20

const train = (examples: readonly NeedExample[]): BagModel =>
  trainBagModel(
    examples.map(({ text, needs: [need] }) => ({
      features: readNeedFeatures(text),
      labels: labelsOf(plans, { need }),
    })),
    plans,
    { ...options, meanings: readWordMeanings(MOST_WORDS) },
  )

const isLeftOut = ({ voice }: NeedExample) => voice !== '' && Number(voice.slice(1)) % FOLDS === 3
const rightTexts = (examples: readonly NeedExample[]) =>
  examples.map(({ text, needs: right }) => ({ text, features: readNeedFeatures(text), right }))

function tell(model: BagModel, unseen: readonly NeedExample[]): void {
  const judged = judge(model, headOf(model, 'need'), rightTexts(unseen)).map(({ shares, right }) => ({
    sureness: Math.max(...shares),
    rank: shares.filter((share) => share > Math.max(...right.map((choice) => shares[choice] ?? 0))).length,
  }))
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`
  const within = (places: number) => percent(judged.filter(({ rank }) => rank < places).length, judged.length)
  process.stdout.write(
    `${unseen.length} unseen messages: first ${within(1)}, three ${within(3)}, five ${within(5)}\n`,
  )
  for (const least of [0.3, 0.4, 0.5, 0.6]) {
    const sure = judged.filter(({ sureness }) => sureness >= least)
    const right = sure.filter(({ rank }) => rank === 0).length
    process.stdout.write(
      `  from ${least} on: ${percent(sure.length, judged.length)} of them, right ${percent(right, sure.length)}\n`,
    )
  }
}

const { own, bySituation } = readNeeds()
const examples = [...own, ...bySituation]
const unseen = own.filter(isLeftOut)
const trial = train(examples.filter((example) => !isLeftOut(example)))
const temperature = chooseTemperature(trial, headOf(trial, 'need'), rightTexts(unseen))
tell(withTemperatures(trial, { need: temperature }), unseen)
const weights = writeWeights({ needs: withTemperatures(train(examples), { need: temperature }) })
writeFileSync(new URL('../weights/needs.bin', import.meta.url), weights)
process.stdout.write(`${examples.length} texts, ${(weights.length / MEGABYTE).toFixed(2)} MB\n`)
