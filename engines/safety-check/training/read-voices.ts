import { readdirSync, readFileSync } from 'node:fs'
import type { SafetyTopic } from '#engines/safety-check/safety-verdict.ts'
import type { SafetyLabel, TrainingMessage } from './read-training-set.ts'

const folder = new URL('../../reader/data/voices/', import.meta.url)

/** The voices name their topics more finely than there are cards. */
const topics: Record<string, SafetyTopic> = {
  suicide: 'suicide',
  'self-harm': 'self-harm',
  abuse: 'abuse',
  violence: 'danger',
  danger: 'danger',
  medical: 'medical-emergency',
  eating: 'medical-emergency',
}

/** Reads one line of a voice: `t` is the message, `s` its danger ("clear:abuse"), absent where there is none. */
function readVoiceMessage(line: string, source: string): TrainingMessage {
  const { t, s, w } = JSON.parse(line) as { t: string; s?: string; w?: string }
  const [label = '', topic = ''] = s?.split(':') ?? ['harmless']
  if (!['clear', 'unclear', 'harmless'].includes(label)) throw new Error(`${source}: no label in "${s}"`)
  const isOfOther = label !== 'harmless' && w !== undefined && w !== 'person'
  return {
    text: t,
    label: label as SafetyLabel,
    topic: topics[topic] ?? null,
    about: isOfOther ? 'other' : null,
    source,
  }
}

/** The messages of a folder of voices; the source is the voice's name ("v07"). */
export function readVoices(from: URL = folder): readonly TrainingMessage[] {
  return readdirSync(from)
    .filter((file) => /^v\d+-.*\.jsonl$/.test(file))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, from), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => readVoiceMessage(line, file.slice(0, file.indexOf('-')))),
    )
}
