import { readdirSync } from 'node:fs'
import { type LabelledMessage, readLabelledMessages } from './read-labelled-messages.ts'

const folder = new URL('../test-set/held-out-writers/', import.meta.url)

/** The messages of each writer that were kept apart before the training. Never train or tune with them. */
export function readHeldOutWriters(): readonly { writer: string; messages: readonly LabelledMessage[] }[] {
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      writer: file.replace('.jsonl', ''),
      messages: readLabelledMessages(new URL(file, folder)),
    }))
}
