import { writeFileSync } from 'node:fs'
import { writeWeights } from '#engines/text-model/weights-file.ts'
import { foldsOf, readReplies } from './read-replies.ts'
import { calibrateMoves, trainMoves } from './train-moves.ts'

const MEGABYTE = 2 ** 20

const replies = readReplies()
const folds = foldsOf(replies)
const trial = trainMoves(replies.filter(({ exercise }) => folds.get(exercise) !== 0))
const unseen = replies.filter(({ exercise }) => folds.get(exercise) === 0)
const weights = writeWeights({ moves: calibrateMoves(trainMoves(replies), trial, unseen) })
writeFileSync(new URL('../weights/moves.bin', import.meta.url), weights)
process.stdout.write(`${replies.length} replies, ${(weights.length / MEGABYTE).toFixed(2)} MB\n`)
