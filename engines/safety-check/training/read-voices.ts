import { readdirSync, readFileSync } from 'node:fs'
import type { SafetyTopic } from '#engines/safety-check/safety-verdict.ts'
import voiceFiles from '#engines/safety-check/training-set/voice-files.json' with { type: 'json' }
import type { SafetyLabel, TrainingMessage } from './training-message.ts'

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

/** The names of a folder's files of voices. */
const voiceFilesOf = (from: URL) =>
  readdirSync(from)
    .filter((file) => /^v\d+-.*\.jsonl$/.test(file))
    .sort()

/** The messages of all voices of a folder, to be judged; the source is the voice's name ("v07"). */
export function readVoices(
  from: URL,
  files: readonly string[] = voiceFilesOf(from),
): readonly TrainingMessage[] {
  return files.flatMap((file) =>
    readFileSync(new URL(file, from), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => readVoiceMessage(line, file.slice(0, file.indexOf('-')))),
  )
}

/**
 * The messages of the voices that the weights are learnt from. The files are listed, so that a new voice makes no
 * weights stale: it is added to the list when they are trained again, and shows until then what they reach on it.
 */
export const readTrainingVoices = (): readonly TrainingMessage[] => readVoices(folder, voiceFiles)
