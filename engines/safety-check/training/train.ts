import { writeFileSync } from 'node:fs'
import type { LinearModel } from '#engines/safety-check/model/linear-model.ts'
import { type StoredTable, WEIGHT_PARTS } from '#engines/safety-check/model/stored-model.ts'
import { safetyTopics } from '#engines/safety-check/safety-verdict.ts'
import { chooseThresholds } from './choose-thresholds.ts'
import { trainStretches } from './course.ts'
import { isVoice, judgeUnseen } from './judge-unseen.ts'
import { wholeFeatures } from './prepare-examples.ts'
import { fingerprintTraining, readTrainingSet } from './read-training-set.ts'
import { trainLinearModel } from './train-linear-model.ts'
import { writeReport } from './write-report.ts'

/** The topic follows from fewer words than the danger does. */
const topicOptions = { minExamples: 4, maxFeatures: 500, epochs: 8 }

const stored = ({ bias, numbers, weights }: LinearModel) => ({
  bias: Number(bias.toFixed(2)),
  weights: [...numbers]
    .map(([feature, number]) => [feature, Math.round((weights[number] ?? 0) * WEIGHT_PARTS)] as const)
    .filter(([, weight]) => weight !== 0)
    .toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .map(([feature, weight]) => `${feature} ${weight}`),
})

/** Names with their weights by several columns, in hundredths; a name whose weights are all 0 is left out. */
function table(numbers: ReadonlyMap<string, number>, columns: readonly Float64Array[]): StoredTable {
  const rounded = [...numbers]
    .map(([name, number]) => ({
      name,
      row: columns.map((column) => Math.round((column[number] ?? 0) * WEIGHT_PARTS)),
    }))
    .filter(({ row }) => row.some((weight) => weight !== 0))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return {
    names: rounded.map(({ name }) => name),
    values: columns.map((_, column) => rounded.map(({ row }) => row[column] ?? 0)),
  }
}

const tell = (line: string) => console.log(line)
const round = (value: number) => Number(value.toFixed(4))
const messages = readTrainingSet()
tell(`${messages.length} messages`)
const { course, step, judged } = judgeUnseen(messages, tell)
const thresholds = chooseThresholds(judged.filter(({ source }) => isVoice(source)))

const raising = course.messages.filter(({ label }) => label !== 'harmless')
const trainOn = (some: typeof raising, isYes: (one: (typeof raising)[number]) => boolean) =>
  stored(
    trainLinearModel(
      {
        names: course.features,
        examples: some.map((one) => ({
          stretches: (one.signs ?? one.stretches).map(({ own }) => own),
          isYes: isYes(one),
          weight: 1,
        })),
      },
      topicOptions,
    ),
  )
const withTopic = raising.filter(({ topic }) => topic !== null)
const withSubject = raising.filter(({ about }) => about !== null)
const { bias, numbers, own, near, words, meaning } = trainStretches(course, new Set())
const model = {
  trainedFrom: fingerprintTraining(messages, wholeFeatures),
  thresholds,
  message: { clear: step.clear.map(round), any: step.any.map(round) },
  stretches: {
    bias: { clear: round(bias.clear), any: round(bias.any) },
    features: table(numbers, [own.clear, own.any, near.clear, near.any]),
    words: table(words, [meaning.clear, meaning.any]),
  },
  topics: Object.fromEntries(
    safetyTopics.map((topic) => [topic, trainOn(withTopic, (one) => one.topic === topic)]),
  ),
  other: trainOn(withSubject, ({ about }) => about === 'other'),
}
const file = new URL('../model/safety-model.gen.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(model)}\n`)

const report = writeReport(judged, thresholds)
writeFileSync(new URL('../report.md', import.meta.url), report)
tell(report)
