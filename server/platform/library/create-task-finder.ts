import type { PlacedTask } from '#domain/tasks/task-template.ts'
import { splitWords } from '#engines/english/split-words.ts'
import { isStopWord } from '#engines/english/stop-words.ts'
import { buildTermIndex } from '#engines/text-model/build-term-index.ts'
import { readFeatures } from '#engines/text-model/read-features.ts'
import { sumTerms } from '#engines/text-model/term-index.ts'

const MOST = 3
/**
 * Less is said for no template in earnest. Of the lines of `said`, left out in turn, 95 % of those whose template comes
 * first are above it, and half of those that would bring others are below it.
 */
const LEAST_SCORE = 19
/** A template that has less than this part of what the first one has is not offered beside it. */
const LEAST_SHARE = 0.4
/** More than words that only resemble what was said can reach. */
const WORD_FOR_WORD = 10_000

/** The templates for what somebody calls their task, the nearest first; none where none is near enough. */
export type FindTasks = (text: string) => readonly PlacedTask[]

/** A text without what people type in one way and another: capitals, marks, spaces. */
const plain = (text: string) => splitWords(text).join(' ')

/** Words, pairs and groups of letters, which bear misspelling, without the words that stand in every sentence. */
function readTask(text: string): number[] {
  const words = splitWords(text).filter((word) => !isStopWord(word))
  return readFeatures(words.join(' '))
}

/**
 * Finds templates by their titles, by what was said for them, and by their main steps. The index is built once, of the
 * content alone; nothing is trained. What was said word for word comes before everything else.
 */
export function createTaskFinder(templates: readonly PlacedTask[]): FindTasks {
  const said = templates.flatMap(({ id, title, said: lines, steps }) =>
    [title, ...lines, ...steps.map(({ text }) => text)].map((text) => ({ text, choice: id })),
  )
  const index = buildTermIndex(
    said,
    templates.map(({ id }) => id),
    { minTexts: 1, read: readTask },
  )
  const known = templates.flatMap(({ id, title, said: lines }) =>
    [title, ...lines].map((text) => ({ text: plain(text), choice: id })),
  )
  return (text) => {
    const wordForWord = plain(text)
    const same = new Set(known.filter((line) => line.text === wordForWord).map(({ choice }) => choice))
    const scores = sumTerms(index, readTask(text))
    const best = Math.max(0, ...scores)
    if (best < LEAST_SCORE && same.size === 0) return []
    return templates
      .map((template, place) => ({
        template,
        score: (scores[place] ?? 0) + (same.has(template.id) ? WORD_FOR_WORD : 0),
      }))
      .filter(({ score }) => score >= Math.max(LEAST_SCORE, best * LEAST_SHARE))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MOST)
      .map(({ template }) => template)
  }
}
