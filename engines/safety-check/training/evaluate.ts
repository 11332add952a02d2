import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { inspectMessage } from '#engines/safety-check/inspect-message.ts'
import { safetyModel } from '#engines/safety-check/model/safety-model.ts'
import { judgeUnseen } from './judge-unseen.ts'
import { readTrainingSet } from './read-training-set.ts'
import { readVoices } from './read-voices.ts'
import { reportByLength, reportBySource } from './report-rates.ts'
import { writeReport } from './write-report.ts'

/**
 * `npm run evaluate:safety`: trains again without each part of the voices, and prints what the check reaches on them.
 * With `-- --kept-apart <folder>` the model as it is judges the voices of that folder. No message is printed.
 */
const { values } = parseArgs({ options: { 'kept-apart': { type: 'string' } } })
const folder = values['kept-apart']

if (folder === undefined) {
  const { judged } = judgeUnseen(readTrainingSet(), (line) => console.error(line))
  console.log(writeReport(judged, safetyModel.thresholds))
} else {
  const taken = readVoices(pathToFileURL(`${folder}/`)).map(({ text, label, source }) => {
    const { verdict, words } = inspectMessage(text)
    return { label, source, words, step: verdict.kind }
  })
  console.log(`${reportByLength(taken)}\n\n${reportBySource(taken)}`)
}
