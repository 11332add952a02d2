import { readFileSync } from 'node:fs'
import { type Move, moves } from '#domain/practice/exercise.ts'
import { isSureOfReply, sureMove, type UnsaidPart, unsaidPart } from '#domain/practice/own-words.ts'
import { createMoveReader } from '../create-move-reader.ts'
import { FOLDS, foldsOf, type LabelledReply, readReplies } from './read-replies.ts'
import { calibrateMoves, trainMoves } from './train-moves.ts'

/**
 * How often the reader of moves is right about exercises that it was not trained on, each left out in turn with every
 * fifth one. Prints numbers, never a reply.
 */
type Tally = {
  count: number
  first: number
  two: number
  named: number
  namedRight: number
  near: number
  sure: number
  sureRight: number
  unsaid: number
  unsaidWrong: number
}
const empty = (): Tally => ({
  count: 0,
  first: 0,
  two: 0,
  named: 0,
  namedRight: 0,
  near: 0,
  sure: 0,
  sureRight: 0,
  unsaid: 0,
  unsaidWrong: 0,
})
/** The same is said to the person of a limit and of a no. */
const isSaidAlike = (one: Move, other: Move) =>
  one === other || [one, other].every((move) => ['sets-limit', 'refuses'].includes(move))
const movesOf: Readonly<Record<UnsaidPart, readonly Move[]>> = {
  need: ['explains-need'],
  limit: ['sets-limit', 'refuses'],
  repair: ['apologizes'],
  clarity: ['asks'],
}
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`

type Turn = { exercise: string; turn: string; replies: { says: string; other: string; move: Move }[] }

const turnId = ({ exercise, turn }: Pick<Turn, 'exercise' | 'turn'>) => `${exercise}/${turn}`

/** The turns that the replies were written for, as they were then: the talks may have changed since. */
const turns: ReadonlyMap<string, Turn> = new Map(
  readFileSync(new URL('../data/turns.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Turn)
    .map((turn) => [turnId(turn), turn]),
)

const replies = readReplies()
const folds = foldsOf(replies)
const tallies = new Map<string, Tally>()

function tallyOf(name: string): Tally {
  const tally = tallies.get(name) ?? empty()
  tallies.set(name, tally)
  return tally
}

function turnOf(reply: LabelledReply): Turn {
  const found = turns.get(turnId(reply))
  if (!found) throw new Error(`data/turns.jsonl: no turn "${turnId(reply)}"`)
  return found
}

for (let fold = 0; fold < FOLDS; fold++) {
  const isUnseen = ({ exercise: name }: LabelledReply) => folds.get(name) === fold
  const isForTrial = ({ exercise: name }: LabelledReply) => folds.get(name) === (fold + 1) % FOLDS
  const seen = replies.filter((reply) => !isUnseen(reply))
  const trial = trainMoves(seen.filter((reply) => !isForTrial(reply)))
  const model = calibrateMoves(trainMoves(seen), trial, seen.filter(isForTrial))
  const read = createMoveReader({ moves: model }, moves)
  for (const reply of replies.filter(isUnseen)) {
    const reading = read(reply.t, turnOf(reply).replies)
    const nearest = reading.nearness.indexOf(Math.max(...reading.nearness))
    const [first, second] = reading.moves
    const named = sureMove(reading)
    const turnMoves = turnOf(reply).replies.map(({ move }) => move)
    const taken = isSureOfReply(reading) ? (turnMoves[nearest] ?? null) : null
    const unsaid = named && unsaidPart(reading, named, turnMoves, taken)
    for (const name of ['all', `voice ${reply.voice}`, `move ${reply.move}`]) {
      const tally = tallyOf(name)
      tally.count++
      if (first?.move === reply.move) tally.first++
      if ([first?.move, second?.move].includes(reply.move)) tally.two++
      if (nearest === reply.near) tally.near++
      if (named) {
        tally.named++
        if (isSaidAlike(named, reply.move)) tally.namedRight++
      }
      if (unsaid) {
        tally.unsaid++
        if (movesOf[unsaid].includes(reply.move)) tally.unsaidWrong++
      }
      if (isSureOfReply(reading)) {
        tally.sure++
        if (nearest === reply.near) tally.sureRight++
      }
    }
  }
}

const row = ([name, of]: [string, Tally]) =>
  `| ${[
    name,
    of.count,
    percent(of.first, of.count),
    percent(of.two, of.count),
    `${percent(of.named, of.count)}, right ${percent(of.namedRight, of.named)}`,
    percent(of.near, of.count),
    `${percent(of.sure, of.count)}, right ${percent(of.sureRight, of.sure)}`,
    `${percent(of.unsaid, of.count)}, wrong ${percent(of.unsaidWrong, of.unsaid)}`,
  ].join(' | ')} |`
const head =
  '| replies left out | | move first | among two | move named | nearest reply | taken for a reply | something unsaid |'
const rank = (name: string) => `${name === 'all' ? 0 : name.startsWith('voice') ? 1 : 2} ${name}`
const sorted = [...tallies].toSorted(([one], [other]) => (rank(one) < rank(other) ? -1 : 1))
process.stdout.write([head, '| --- '.repeat(8).concat('|'), ...sorted.map(row)].join('\n').concat('\n'))
