import { readFileSync } from 'node:fs'
import { type Need, needs } from '../need.ts'
import { type LabelledText, readPhrases, readSituations, readVoices } from './read-training-data.ts'

const data = new URL('../data/', import.meta.url)

/** A message or a title with the needs that readers found in it, the main one first. `voice` is empty for titles. */
export type NeedExample = { text: string; voice: string; needs: readonly Need[] }

function readRows(name: string): { of: string; needs: Need[] }[] {
  const lines = readFileSync(new URL(`needs/${name}`, data), 'utf8')
    .split('\n')
    .filter(Boolean)
  return lines.map((line, index) => {
    const [of = '', ...found] = line.split('\t')
    if (found.length === 0 || found.some((need) => !needs.includes(need as Need)))
      throw new Error(`data/needs/${name}, line ${index + 1} names no need, or one that does not exist`)
    return { of, needs: found as Need[] }
  })
}

/** The text of each line of a voice's file. */
const textsOf = (file: string): string[] =>
  readFileSync(new URL(`voices/${file}.jsonl`, data), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { t: string }).t)

function readMessages(): NeedExample[] {
  const files = new Map<string, string[]>()
  return readRows('messages.tsv').map(({ of, needs }) => {
    const [file = '', line] = of.split(':')
    const texts = files.get(file) ?? textsOf(file)
    files.set(file, texts)
    const text = texts[Number(line) - 1]
    if (text === undefined) throw new Error(`data/needs/messages.tsv names "${of}", which is not there`)
    return { text, voice: file.slice(0, 3), needs }
  })
}

/** Messages and phrases that belong to a situation have the need that its title has. */
function readBySituation(needsOf: ReadonlyMap<string, readonly Need[]>, known: ReadonlySet<string>) {
  const ofText = ({ text, voice, situations: [id = ''] = [] }: LabelledText): NeedExample[] => {
    const found = needsOf.get(id)
    return found === undefined || known.has(text) ? [] : [{ text, voice, needs: found }]
  }
  return [...readVoices(), ...readPhrases()].flatMap(ofText)
}

/**
 * All texts whose need somebody wrote down: of the message itself, or of the situation that it belongs to.
 * @throws Error naming the line that names an unknown need or message
 */
export function readNeeds(): { own: NeedExample[]; bySituation: NeedExample[] } {
  const messages = readMessages()
  const needsOf = new Map(readRows('situations.tsv').map(({ of, needs }) => [of, needs]))
  const titles = readSituations().flatMap(({ id, title }): NeedExample[] => {
    const found = needsOf.get(id)
    return found ? [{ text: title, voice: '', needs: found }] : []
  })
  const known = new Set(messages.map(({ text }) => text))
  return { own: messages, bySituation: [...titles, ...readBySituation(needsOf, known)] }
}
