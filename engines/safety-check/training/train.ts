import { writeFileSync } from 'node:fs'
import type { LinearModel } from '#engines/safety-check/model/linear-model.ts'
import { WEIGHT_PARTS } from '#engines/safety-check/model/safety-model.ts'
import { safetyTopics } from '#engines/safety-check/safety-verdict.ts'
import { chooseThresholds } from './choose-thresholds.ts'
import { isVoice, judgeUnseen, prepareCourse, trainWithout } from './judge-unseen.ts'
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

const tell = (line: string) => console.log(line)
const messages = readTrainingSet()
const course = prepareCourse(messages)
tell(`${messages.length} messages`)
const judged = judgeUnseen(course, tell)
const thresholds = chooseThresholds(judged.filter(({ source }) => isVoice(source)))

const raising = course.messages.filter(({ label }) => label !== 'harmless')
const trainOn = (some: typeof raising, isYes: (one: (typeof raising)[number]) => boolean) =>
  stored(
    trainLinearModel(
      {
        names: course.numbers.names,
        examples: some.map((one) => ({ stretches: one.stretches, isYes: isYes(one), weight: 1 })),
      },
      topicOptions,
    ),
  )
const withTopic = raising.filter(({ topic }) => topic !== null)
const withSubject = raising.filter(({ about }) => about !== null)
const model = {
  trainedFrom: fingerprintTraining(messages, wholeFeatures),
  thresholds,
  raise: stored(trainWithout(course, new Set())),
  topics: Object.fromEntries(
    safetyTopics.map((topic) => [topic, trainOn(withTopic, (one) => one.topic === topic)]),
  ),
  other: trainOn(withSubject, ({ about }) => about === 'other'),
}
const file = new URL('../model/safety-model.gen.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(model, null, 0).replaceAll('","', '",\n"')}\n`)

const report = writeReport(judged, thresholds)
writeFileSync(new URL('../report.md', import.meta.url), report)
tell(report)
