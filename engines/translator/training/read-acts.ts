import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { acts } from '../act.ts'

const folder = new URL('../data/acts/', import.meta.url)

/** A received message with what it is meant to do: the form of `data/acts/*.jsonl`. */
const labelledMessage = z.strictObject({
  t: z.string().min(1),
  from: z.string().min(1),
  act: z.enum(acts),
  also: z.string().optional(),
  literal: z.boolean(),
})
export type LabelledMessage = z.infer<typeof labelledMessage> & { file: string }

function readLine(line: string, file: string, number: number): LabelledMessage {
  try {
    return { ...labelledMessage.parse(JSON.parse(line)), file }
  } catch (cause) {
    throw new Error(`data/acts/${file}, line ${number} is not in the form`, { cause })
  }
}

/**
 * All labelled messages, in the order of their files.
 * @throws Error naming the file and the line that is not in the form
 */
export function readActs(): LabelledMessage[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  return files.toSorted().flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.trim() === '' ? [] : readLine(line, file, index + 1))),
  )
}

/** The number of a file's fold: every fifth file is of the same one. */
export const FOLDS = 5
export function foldsOf(messages: readonly LabelledMessage[]): ReadonlyMap<string, number> {
  const files = [...new Set(messages.map(({ file }) => file))].toSorted()
  return new Map(files.map((file, index) => [file, index % FOLDS]))
}
