import { writeFileSync } from 'node:fs'
import { inspectMessage } from '#engines/safety-check/inspect-message.ts'
import { readMessage } from '#engines/safety-check/judging/message.ts'
import { type LinearModel, scoreWindows } from '#engines/safety-check/model/linear-model.ts'
import { readFeatures } from '#engines/safety-check/model/read-features.ts'
import { WEIGHT_PARTS } from '#engines/safety-check/model/safety-model.ts'
import { safetyTopics } from '#engines/safety-check/safety-verdict.ts'
import { chooseThreshold, type Judged, rate } from './choose-threshold.ts'
import { readExample } from './read-example.ts'
import { fingerprintTraining, readTrainingSet } from './read-training-set.ts'
import { type Example, trainLinearModel } from './train-linear-model.ts'

/**
 * The share of false alarms to keep to: less than the target (docs/safety.md), since the next writer differs, and since
 * everyday messages of new kinds raise about three times as many.
 */
const MAX_FALSE_ALARMS = 0.023
const raiseOptions = { minExamples: 2, maxFeatures: 20_000, epochs: 8 }
/** The topic follows from fewer words than the danger does. */
const topicOptions = { minExamples: 4, maxFeatures: 500, epochs: 8 }

const messages = readTrainingSet()
const examples = messages.map((message) => ({
  ...message,
  windows: readExample(message.text),
  words: readMessage(message.text).tokens.length,
  isYes: message.isRaising,
}))
const train = (some: readonly Example[]) => trainLinearModel(some, raiseOptions)

/** Every window of an example is handed over as one word with all of its features. */
function scoreExample(model: LinearModel, { windows }: Example): number {
  const spans = windows.map((_, start) => ({ start, end: start + 1 }))
  return Math.max(...scoreWindows(model, windows, spans))
}

/** Judges some messages by a model that was trained without them. */
function judgeUnseen(isUnseen: (example: (typeof examples)[number]) => boolean) {
  const model = train(examples.filter((example) => !isUnseen(example)))
  return examples.filter(isUnseen).map((example): Judged => {
    const { byRules, findings } = inspectMessage(example.text)
    return {
      isRaising: example.isRaising,
      byRules,
      findings,
      words: example.words,
      score: scoreExample(model, example),
    }
  })
}

const stored = ({ bias, numbers, weights }: LinearModel) => ({
  bias: Number(bias.toFixed(2)),
  weights: [...numbers]
    .map(([feature, number]) => [feature, Math.round((weights[number] ?? 0) * WEIGHT_PARTS)] as const)
    .filter(([, weight]) => weight !== 0)
    .toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .map(([feature, weight]) => `${feature} ${weight}`),
})

const sources = [...new Set(messages.map(({ source }) => source))]
const unseenBySource = new Map(
  sources
    .filter((source) => /^(writer|tester|pairs)-/.test(source))
    .map((one) => [one, judgeUnseen(({ source }) => source === one)] as const),
)
// Testers wrote what one may expect, writers mostly what is hard to see. A new person is most like a new tester.
const raiseAbove = chooseThreshold(
  [...unseenBySource].flatMap(([source, judged]) => (source.startsWith('tester-') ? judged : [])),
  MAX_FALSE_ALARMS,
)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
for (const [source, judged] of unseenBySource) {
  const { recall, falseAlarms } = rate(judged, raiseAbove)
  console.log(`left out ${source}: recall ${percent(recall)}, false alarms ${percent(falseAlarms)}`)
}

const raising = examples.filter(({ isRaising }) => isRaising)
const withTopic = raising.filter(({ topic }) => topic !== null)
const topics = safetyTopics.map((topic) => {
  const some = withTopic.map((example) => ({ ...example, isYes: example.topic === topic }))
  return [topic, stored(trainLinearModel(some, topicOptions))] as const
})
const withSubject = raising
  .filter(({ about }) => about !== null)
  .map((example) => ({ ...example, isYes: example.about === 'other' }))
const model = {
  trainedFrom: fingerprintTraining(messages, (text) => readFeatures(readMessage(text))),
  raiseAbove,
  raise: stored(train(examples)),
  topics: Object.fromEntries(topics),
  other: stored(trainLinearModel(withSubject, topicOptions)),
}
const file = new URL('../model/safety-model.gen.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(model, null, 0).replaceAll('","', '",\n"')}\n`)
console.log(`raise above ${raiseAbove}; ${messages.length} messages`)
