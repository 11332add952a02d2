import { readdirSync, readFileSync } from 'node:fs'
import { readTermIndex } from '#engines/text-model/term-index-file.ts'
import { readWeights } from '#engines/text-model/weights-file.ts'
import { createReader } from '../create-reader.ts'
import type { ReadMessage } from '../reading.ts'
import { readSituations } from './read-training-data.ts'

/**
 * How the reader stands with voices that nobody who changes it has read. Prints numbers, never a message. `y` are the
 * situations that the voice's writer accepts; an empty list says that none fits.
 */
const folder = new URL('../data/kept-apart/', import.meta.url)
const fileOf = (name: string) => readFileSync(new URL(`../weights/${name}`, import.meta.url))
/** Its writer had seen the matters first, so what was written from its life echoes them. */
const excluded = 'v47-life.jsonl'

type Exam = { t: string; y: string | string[] }
type Tally = {
  count: number
  first: number
  three: number
  card: number
  none: number
  noneSeen: number
  falseNone: number
}

const cardOf = new Map(readSituations().map(({ id, module, card }) => [id, `${module}/${card}`]))
/** Below this sureness the coach says that it did not understand. */
const NONE_BELOW = 0.12
const lengths = [15, 30, 60, 120, Number.POSITIVE_INFINITY]

function emptyTally(): Tally {
  return { count: 0, first: 0, three: 0, card: 0, none: 0, noneSeen: 0, falseNone: 0 }
}

function count(tally: Tally, read: ReadMessage, { t, y }: Exam): void {
  const right = [y].flat()
  const found = read(t).situations
  const isNone = (found[0]?.sureness ?? 0) < NONE_BELOW
  if (right.length === 0) {
    tally.none++
    if (isNone) tally.noneSeen++
    return
  }
  tally.count++
  const ids = found.map(({ id }) => id)
  if (right.includes(ids[0] ?? '')) tally.first++
  if (ids.slice(0, 3).some((id) => right.includes(id))) tally.three++
  if (right.some((id) => cardOf.get(id) === cardOf.get(ids[0] ?? ''))) tally.card++
  if (isNone) tally.falseNone++
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`

function row(name: string, { count: n, first, three, card, none, noneSeen, falseNone }: Tally): string {
  const cells = [
    name,
    n,
    percent(first, n),
    percent(three, n),
    percent(card, n),
    none,
    percent(noneSeen, none),
    percent(falseNone, n),
  ]
  return `| ${cells.join(' | ')} |`
}

const read = createReader(
  { ...readWeights(fileOf('reader.bin')), ...readWeights(fileOf('needs.bin')) },
  readTermIndex(fileOf('terms.bin')),
)
const tallies = new Map<string, Tally>()
const tallyOf = (name: string) => {
  const tally = tallies.get(name) ?? emptyTally()
  tallies.set(name, tally)
  return tally
}
for (const file of readdirSync(folder).toSorted()) {
  if (!file.endsWith('.jsonl') || file === excluded) continue
  const lines = readFileSync(new URL(file, folder), 'utf8').split('\n').filter(Boolean)
  for (const exam of lines.map((line) => JSON.parse(line) as Exam)) {
    const words = exam.t.split(/\s+/).length
    const limit = lengths.find((most) => words <= most)
    const names = [
      'all',
      file.includes('life') ? 'from a life' : 'from a matter',
      file.slice(0, 3),
      `up to ${limit} words`,
    ]
    for (const name of names) count(tallyOf(name), read, exam)
  }
}
const head =
  '| voices kept apart | messages | first | first three | card first | none fits | none seen | taken for none |'
process.stdout.write(
  [head, '| --- '.repeat(8).concat('|'), ...[...tallies].map(([name, tally]) => row(name, tally))]
    .join('\n')
    .concat('\n'),
)
