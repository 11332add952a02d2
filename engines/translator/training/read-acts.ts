import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { acts } from '../act.ts'
import { type Kind, kinds } from '../kinds/kinds.ts'

const folder = new URL('../data/acts/', import.meta.url)
const kindsFile = new URL('../data/kinds.tsv', import.meta.url)

/** A received message with what it is meant to do: the form of `data/acts/*.jsonl`. */
const labelledMessage = z.strictObject({
  t: z.string().min(1),
  from: z.string().min(1),
  act: z.enum(acts),
  also: z.string().optional(),
  literal: z.boolean(),
})
/** `kind` is the hidden meaning, where somebody named one. */
export type LabelledMessage = z.infer<typeof labelledMessage> & { file: string; kind?: Kind | undefined }

const isKind = (name: string): name is Kind => kinds.some((kind) => kind === name)

/**
 * The kinds of `data/kinds.tsv`, by file and line of their messages (`a-1:5`).
 * @throws Error naming the line that is not in the form
 */
function readKinds(): Map<string, Kind> {
  const lines = readFileSync(kindsFile, 'utf8').split('\n').filter(Boolean)
  return new Map(
    lines.map((line, index) => {
      const [place = '', name = ''] = line.split('\t')
      if (!isKind(name)) throw new Error(`data/kinds.tsv, line ${index + 1}: no such kind`)
      return [place, name]
    }),
  )
}

function readLine(
  line: string,
  file: string,
  number: number,
  kindOf: ReadonlyMap<string, Kind>,
): LabelledMessage {
  try {
    const kind = kindOf.get(`${file.replace('.jsonl', '')}:${number}`)
    return { ...labelledMessage.parse(JSON.parse(line)), file, kind }
  } catch (cause) {
    throw new Error(`data/acts/${file}, line ${number} is not in the form`, { cause })
  }
}

/**
 * All labelled messages, in the order of their files.
 * @throws Error naming the file and the line that is not in the form
 */
export function readActs(): LabelledMessage[] {
  const kindOf = readKinds()
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  return files.toSorted().flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.trim() === '' ? [] : readLine(line, file, index + 1, kindOf))),
  )
}

/** The number of a file's fold: every fifth file is of the same one. */
export const FOLDS = 5
export function foldsOf(messages: readonly LabelledMessage[]): ReadonlyMap<string, number> {
  const files = [...new Set(messages.map(({ file }) => file))].toSorted()
  return new Map(files.map((file, index) => [file, index % FOLDS]))
}
