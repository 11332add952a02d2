import { readMessage } from '#engines/safety-check/judging/message.ts'
import { readFeatures } from '#engines/safety-check/model/read-features.ts'
import { splitWindows } from '#engines/safety-check/model/split-windows.ts'

/** The features of each window of a message, each once, as the scoring counts them. */
export function readExample(text: string): readonly (readonly string[])[] {
  const message = readMessage(text)
  const features = readFeatures(message)
  return splitWindows(message).map(({ start, end }) => [...new Set(features.slice(start, end).flat())])
}
