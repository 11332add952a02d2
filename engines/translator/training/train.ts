import { writeFileSync } from 'node:fs'
import { writeWeights } from '#engines/text-model/weights-file.ts'
import { foldsOf, readActs } from './read-acts.ts'
import { calibrateActs, trainActs } from './train-acts.ts'

const MEGABYTE = 2 ** 20

const messages = readActs()
const folds = foldsOf(messages)
const trial = trainActs(messages.filter(({ file }) => folds.get(file) !== 0))
const unseen = messages.filter(({ file }) => folds.get(file) === 0)
const weights = writeWeights({ acts: calibrateActs(trainActs(messages), trial, unseen) })
writeFileSync(new URL('../weights/acts.bin', import.meta.url), weights)
process.stdout.write(`${messages.length} messages, ${(weights.length / MEGABYTE).toFixed(2)} MB\n`)
