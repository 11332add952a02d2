import type { FrameName } from '../lexicon/sign.ts'
import type { Span } from './finding.ts'
import type { Message } from './message.ts'

/** A sentence with more words than this says itself what it is about; a shorter one leans on its neighbours. */
const MAX_LEANING_WORDS = 8

/** In a long sentence, words further away than this from the sign speak of something else. */
const MAX_DISTANCE_WORDS = 14

/** What a whole passage is about, and not just one sentence of it. */
const passageFrames = new Set<FrameName>(['fiction', 'knowledge', 'grief', 'hypothetical', 'animal'])

const symbolOf = (frame: FrameName) => frame.toUpperCase().replaceAll('-', '_')

/**
 * Whether the surroundings give an unclear sign a harmless meaning: one of its frames occurs in its sentence, or in
 * a neighbouring one on which a short sentence leans ("I want to leave. The party is too loud."). A long sentence
 * between talk of work and dinner keeps its own meaning.
 */
export function passesInFrame(message: Message, frames: readonly FrameName[], { start, end }: Span): boolean {
  const sentence = message.tokens[start]?.sentence ?? 0
  const isLeaning = message.lengthOf(sentence) <= MAX_LEANING_WORDS
  return frames.some((frame) => {
    const isPassage = passageFrames.has(frame)
    return message.spansOf(symbolOf(frame)).some((found) => {
      const distance = Math.abs((message.tokens[found.start]?.sentence ?? 0) - sentence)
      if (distance > 0) return distance === 1 && (isLeaning || isPassage)
      return isPassage || (found.start - end < MAX_DISTANCE_WORDS && start - found.end < MAX_DISTANCE_WORDS)
    })
  })
}
