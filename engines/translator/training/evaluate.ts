import { readdirSync, readFileSync } from 'node:fs'
import { CORE_SCHEMA, load } from 'js-yaml'
import { chooseKinds } from '../choose-kinds.ts'
import { createActReader } from '../create-act-reader.ts'
import { createPhraseBook } from '../find-phrases.ts'
import { phraseEntry } from '../phrase-book.ts'
import { translateMessage } from '../translate-message.ts'
import { FOLDS, foldsOf, type LabelledMessage, readActs } from './read-acts.ts'
import { calibrateActs, trainActs } from './train-acts.ts'

/**
 * How often the translator is right about messages of files that its reader was not trained on, each file left out in
 * turn with every fifth one. Prints numbers, never a message.
 */
type Tally = {
  count: number
  first: number
  three: number
  kinds: number
  kindFirst: number
  kindThree: number
  literal: number
  said: number
  hidden: number
  doubted: number
}

const lengths = [6, 20, 45]
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`

function readPhraseBook() {
  const folder = new URL('../../../content/translator/', import.meta.url)
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
  return createPhraseBook(
    files
      .toSorted()
      .flatMap((file) =>
        phraseEntry.array().parse(load(readFileSync(new URL(file, folder), 'utf8'), { schema: CORE_SCHEMA })),
      ),
  )
}

function lengthOf(text: string): string {
  const words = text.split(/\s+/).length
  const most = lengths.find((limit) => words <= limit)
  return most === undefined ? `from ${(lengths.at(-1) ?? 0) + 1} words` : `up to ${most} words`
}

const book = readPhraseBook()
const messages = readActs()
const folds = foldsOf(messages)
const tallies = new Map<string, Tally>()

function tallyOf(name: string): Tally {
  const tally = tallies.get(name) ?? {
    count: 0,
    first: 0,
    three: 0,
    kinds: 0,
    kindFirst: 0,
    kindThree: 0,
    literal: 0,
    said: 0,
    hidden: 0,
    doubted: 0,
  }
  tallies.set(name, tally)
  return tally
}

function count(
  tally: Tally,
  message: LabelledMessage,
  places: readonly string[],
  kinds: readonly string[],
  isSaidLiteral: boolean,
): void {
  const isRight = (act: string) => act === message.act || act === message.also
  tally.count++
  if (places.slice(0, 1).some(isRight)) tally.first++
  if (places.slice(0, 3).some(isRight)) tally.three++
  if (message.kind !== undefined) {
    tally.kinds++
    if (kinds[0] === message.kind) tally.kindFirst++
    if (kinds.slice(0, 3).includes(message.kind)) tally.kindThree++
  }
  if (message.literal) {
    tally.literal++
    if (isSaidLiteral) tally.said++
  } else {
    tally.hidden++
    if (!isSaidLiteral) tally.doubted++
  }
}

for (let fold = 0; fold < FOLDS; fold++) {
  const isUnseen = ({ file }: LabelledMessage) => folds.get(file) === fold
  const isForTrial = ({ file }: LabelledMessage) => folds.get(file) === (fold + 1) % FOLDS
  const seen = messages.filter((message) => !isUnseen(message))
  const trial = trainActs(seen.filter((message) => !isForTrial(message)))
  const read = createActReader({ acts: calibrateActs(trainActs(seen), trial, seen.filter(isForTrial)) })
  for (const message of messages.filter(isUnseen)) {
    const { t, from } = message
    const reading = read(t, from)
    const acts = reading.acts.map(({ act }) => act)
    const kinds = chooseKinds(t, reading).map(({ kind }) => kind)
    const { literal } = translateMessage({ text: t, from }, book, read)
    const names = ['all', lengthOf(t), `act ${message.act}`]
    for (const name of names) count(tallyOf(name), message, acts, kinds, literal.is)
  }
}

const row = ([name, of]: [string, Tally]) =>
  `| ${[name, of.count, percent(of.first, of.count), percent(of.three, of.count), `${percent(of.kindFirst, of.kinds)} of ${of.kinds}`, percent(of.kindThree, of.kinds), `${percent(of.said, of.literal)} of ${of.literal}`, `${percent(of.doubted, of.hidden)} of ${of.hidden}`].join(' | ')} |`
const head =
  '| messages left out | | act first | among three | meaning first | among three | literal ones said so | others not |'
const rank = (name: string) =>
  name === 'all'
    ? '0'
    : `${name.startsWith('act') ? 3 : name.startsWith('from') ? 2 : 1} ${name.replace(/\d+/, (digits) => digits.padStart(3, '0'))}`
const sorted = [...tallies].toSorted(([one], [other]) => (rank(one) < rank(other) ? -1 : 1))
process.stdout.write([head, '| --- '.repeat(8).concat('|'), ...sorted.map(row)].join('\n').concat('\n'))
