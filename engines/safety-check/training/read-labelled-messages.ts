import { readFileSync } from 'node:fs'

/** One line of a `.jsonl` file of messages. `kind` is what its writer called it. */
export type LabelledMessage = { text: string; label: 'raise' | 'unclear' | 'pass'; kind: string }

/** Reads a file with one message per line. */
export function readLabelledMessages(file: URL): readonly LabelledMessage[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): LabelledMessage => JSON.parse(line))
}
