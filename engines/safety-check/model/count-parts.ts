import { scenarios } from './scenarios.ts'
import { stemWord } from './stem-word.ts'

/** Parts of one situation belong together when they stand within so many words. */
const REACH_WORDS = 45

type Scenario = { name: string; firstPart: number; parts: number }

const known: Scenario[] = []
/** The numbers of the parts that a word, or words that stand together, fill, and the number of their situation. */
const partsByWords = new Map<string, { part: number; scenario: number }[]>()
let partCount = 0
for (const [name, lists] of Object.entries(scenarios)) {
  const scenario = known.push({ name, firstPart: partCount, parts: lists.length }) - 1
  for (const list of lists) {
    const entries = new Set(list.split(' ').map((entry) => entry.split('_').map(stemWord).join(' ')))
    for (const entry of entries) {
      const parts = partsByWords.get(entry)
      if (parts) parts.push({ part: partCount, scenario })
      else partsByWords.set(entry, [{ part: partCount, scenario }])
    }
    partCount++
  }
}

/**
 * How much of each situation of danger a stretch of words holds, as features: one for each number of parts from two
 * on that stand within `REACH_WORDS`, one for all parts, and whether any situation is complete or nearly so.
 * @param stems the stretch, word by word
 */
export function countParts(stems: readonly string[]): readonly string[] {
  const lastAt = new Int32Array(partCount).fill(-REACH_WORDS)
  const most = new Int32Array(known.length)
  const fill = (words: string, index: number) => {
    for (const { part, scenario } of partsByWords.get(words) ?? []) {
      lastAt[part] = index
      most[scenario] = Math.max(most[scenario] ?? 0, countNear(known[scenario], lastAt, index))
    }
  }
  for (const [index, stem] of stems.entries()) {
    const pair = `${stem} ${stems[index + 1] ?? ''}`
    fill(stem, index)
    fill(pair, index)
    fill(`${pair} ${stems[index + 2] ?? ''}`, index)
  }
  return [...new Set(known.flatMap(({ name, parts }, scenario) => namesOf(name, most[scenario] ?? 0, parts)))]
}

function countNear(scenario: Scenario | undefined, lastAt: Int32Array, index: number): number {
  let count = 0
  for (let part = 0; part < (scenario?.parts ?? 0); part++)
    if (index - (lastAt[(scenario?.firstPart ?? 0) + part] ?? -REACH_WORDS) < REACH_WORDS) count++
  return count
}

/** The marks that `read-features.ts` puts before the names of these features. */
export const SCENARIO_MARK = 'S '

function namesOf(name: string, count: number, parts: number): readonly string[] {
  if (count < 2) return []
  const names = Array.from({ length: count - 1 }, (_, more) => `${SCENARIO_MARK}${name} ${more + 2}`)
  if (count === parts) names.push(`${SCENARIO_MARK}all ${name}`, `${SCENARIO_MARK}all`)
  if (count === parts - 1 && count > 2) names.push(`${SCENARIO_MARK}nearly`)
  return names
}
