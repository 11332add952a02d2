import { scenarios } from './scenarios.ts'
import { stemWord } from './stem-word.ts'

/** Parts of one situation belong together when they stand within so many words. */
export const REACH_WORDS = 45

const names = Object.keys(scenarios)
const parts: number[] = []
/** One number for each part, by its words; two or three words that stand together are joined by a space. */
const partsByWords = new Map<string, number[]>()
for (const [scenario, lists] of Object.values(scenarios).entries())
  for (const list of lists) {
    const part = parts.push(scenario) - 1
    for (const words of new Set(list.split(' ').map((entry) => entry.split('_').map(stemWord).join(' ')))) {
      const known = partsByWords.get(words)
      if (known) known.push(part)
      else partsByWords.set(words, [part])
    }
  }

/** For each situation the most of its parts that stand together, and where the last of them stands. */
export function countParts(stems: readonly string[]): readonly { name: string; count: number; at: number }[] {
  const last = new Int32Array(parts.length).fill(-REACH_WORDS - 1)
  const best = new Int32Array(names.length)
  const at = new Int32Array(names.length)
  for (let index = 0; index < stems.length; index++) {
    const one = stems[index]!
    const two = `${one} ${stems[index + 1]}`
    const touched = new Set<number>()
    for (const words of [one, two, `${two} ${stems[index + 2]}`])
      for (const part of partsByWords.get(words) ?? []) {
        last[part] = index
        touched.add(parts[part]!)
      }
    for (const scenario of touched) {
      let count = 0
      for (let part = parts.indexOf(scenario); parts[part] === scenario; part++)
        if (index - last[part]! < REACH_WORDS) count++
      if (count > best[scenario]!) {
        best[scenario] = count
        at[scenario] = index
      }
    }
  }
  return names.map((name, scenario) => ({ name, count: best[scenario]!, at: at[scenario]! }))
}
