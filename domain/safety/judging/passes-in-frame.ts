import type { FrameName } from '../lexicon/sign.ts'
import type { Span } from './finding.ts'
import type { Message } from './message.ts'

const symbolOf = (frame: FrameName) => frame.toUpperCase().replaceAll('-', '_')

/**
 * Whether the surroundings give an unclear sign a harmless meaning: one of its frames occurs in its sentence or in
 * a neighbouring one.
 */
export function passesInFrame(message: Message, frames: readonly FrameName[], { start }: Span): boolean {
  const sentence = message.tokens[start]?.sentence ?? 0
  return frames.some((frame) => {
    const found = message.sentencesWith(symbolOf(frame))
    return found.has(sentence) || found.has(sentence - 1) || found.has(sentence + 1)
  })
}
