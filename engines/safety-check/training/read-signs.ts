import { readdirSync, readFileSync } from 'node:fs'
import type { SafetySubject, SafetyTopic } from '#engines/safety-check/safety-verdict.ts'
import type { TrainingMessage } from './training-message.ts'

const folder = new URL('../training-set/signs/', import.meta.url)

const labels = { clear: 'clear', unclear: 'unclear', none: 'harmless' } as const

/** One line of a file of marked signs: `d` holds the very words of `t` that show the danger, or only sound dark. */
type SignLine = {
  t: string
  s: keyof typeof labels
  topic?: SafetyTopic
  about?: SafetySubject
  d?: readonly string[]
}

/** Reads one message; its source is its writer's letter. */
export function readSign(line: string, source: string): TrainingMessage {
  const { t, s, topic, about, d = [] } = JSON.parse(line) as SignLine
  const lost = d.find((words) => !t.includes(words))
  if (!(s in labels) || lost !== undefined)
    throw new Error(`${source}: label "${s}", marked words not found: "${lost}"`)
  const isHarmless = s === 'none'
  return {
    text: t,
    label: labels[s],
    topic: isHarmless ? null : (topic ?? null),
    about: isHarmless ? null : (about ?? null),
    source: `letter ${source}`,
    ...(!isHarmless && d.length > 0 && { marked: d }),
  }
}

/** The messages in which the words that show the danger are marked, by writers named by letters. */
export function readSigns(): readonly TrainingMessage[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => readSign(line, file.slice(0, 1))),
    )
}
