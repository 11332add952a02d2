import { readTerms } from './read-features.ts'
import type { TermIndex } from './term-index.ts'

/** Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009): their usual constants. */
const SATURATION = 1.2
const LENGTH_SHARE = 0.75
/** What speaks for nearly every choice, or nearly not, takes up room and changes nothing. */
const LEAST_SCORE = 0.8
const LEAST_RARITY = 0.8
/** Among many texts, a pair of words that one alone has is chance. */
const MIN_TEXTS = 2
const SCORE_STEP = 1 / 16
const HIGHEST_STEPS = 255

/** `isTelling`: its terms count however rarely they were said, since somebody chose them for the choice. */
type Said = { text: string; choice: string; isTelling?: boolean }
type BuildOptions = {
  /** In how many texts a term must stand; fewer where there are few texts for each choice. */
  minTexts?: number
  /** The terms of a text; what is asked of the index later must be read in the same way. */
  read?: (text: string) => readonly number[]
}
type Counts = { texts: number; isTelling: boolean; byChoice: Map<number, number> }

/** How many texts have a term, and how often those of each choice. */
function countTerms(
  said: readonly Said[],
  choices: readonly string[],
  read: (text: string) => readonly number[],
) {
  const placeOf = new Map(choices.map((choice, place) => [choice, place]))
  const counts = new Map<number, Counts>()
  const lengths = new Float64Array(choices.length)
  for (const { text, choice, isTelling = false } of said) {
    const place = placeOf.get(choice)
    if (place === undefined) continue
    const terms = read(text)
    lengths[place] = (lengths[place] ?? 0) + terms.length
    for (const term of terms) {
      const known = counts.get(term) ?? { texts: 0, isTelling: false, byChoice: new Map() }
      known.texts++
      known.isTelling ||= isTelling
      known.byChoice.set(place, (known.byChoice.get(place) ?? 0) + 1)
      counts.set(term, known)
    }
  }
  return { counts, lengths }
}

/**
 * The index of what was said for each choice: all texts of a choice are one document.
 * @param choices the choices in the order of the head that it is read beside
 */
export function buildTermIndex(
  said: readonly Said[],
  choices: readonly string[],
  { minTexts = MIN_TEXTS, read = (text) => readTerms(text).terms }: BuildOptions = {},
): TermIndex {
  const { counts, lengths } = countTerms(said, choices, read)
  const documents = lengths.filter((length) => length > 0).length
  const mean = lengths.reduce((sum, length) => sum + length, 0) / documents
  const scoreOf = (rarity: number, times: number, place: number) => {
    const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * (lengths[place] ?? 0)) / mean
    return (rarity * times * (SATURATION + 1)) / (times + SATURATION * length)
  }
  const listed = [...counts]
    .filter(([, { texts, isTelling }]) => isTelling || texts >= minTexts)
    .flatMap(([term, { byChoice }]) => {
      const rarity = Math.log(1 + (documents - byChoice.size + 0.5) / (byChoice.size + 0.5))
      if (rarity < LEAST_RARITY) return []
      const entries = [...byChoice]
        .map(([place, times]) => ({ place, score: scoreOf(rarity, times, place) }))
        .filter(({ score }) => score >= LEAST_SCORE)
      return entries.length > 0 ? [{ term, entries }] : []
    })
    .toSorted((one, other) => one.term - other.term)
  const entries = listed.flatMap((of) => of.entries)
  let end = 0
  return {
    choices,
    terms: Uint32Array.from(listed, ({ term }) => term),
    starts: Uint32Array.from([0, ...listed.map((of) => (end += of.entries.length))]),
    entryChoices: Uint16Array.from(entries, ({ place }) => place),
    entryScores: Uint8Array.from(entries, ({ score }) =>
      Math.min(HIGHEST_STEPS, Math.round(score / SCORE_STEP)),
    ),
    step: SCORE_STEP,
  }
}
