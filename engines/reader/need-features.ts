import { splitSentences } from '#engines/english/split-sentences.ts'
import { namedFeature, readWordingFeatures } from '#engines/text-model/read-features.ts'

const MAX_RUN = 3
const lengths = [4, 8, 15, 30, 60]

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}']+|[?!]/gu) ?? []

/** The words of a sentence and its first runs, under the name of its place. */
function featuresAt(place: string, sentence: string): number[] {
  const words = wordsOf(sentence)
  const runs = Array.from({ length: MAX_RUN }, (_, most) => `begins ${words.slice(0, most + 1).join(' ')}`)
  return [...words, ...runs].map((each) => namedFeature(`${place} ${each}`))
}

/**
 * What the need in a message is read from: its wording, its length, and once more the words of its last sentence and of
 * its questions. What somebody wants stands mostly there, and would drown in a long story.
 */
export function readNeedFeatures(text: string): number[] {
  const sentences = splitSentences(text)
  const questions = sentences.filter((sentence) => sentence.includes('?'))
  const length = lengths.findIndex((most) => wordsOf(text).length <= most)
  return [
    ...new Set([
      ...readWordingFeatures(text),
      ...featuresAt('end', sentences.at(-1) ?? ''),
      ...questions.flatMap((question) => featuresAt('asks', question)),
      namedFeature(`length ${length}`),
      namedFeature(`questions ${Math.min(questions.length, 2)}`),
    ]),
  ]
}
