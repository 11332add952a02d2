import { existsSync, readdirSync, readFileSync } from 'node:fs'

const linesOf = <T>(path: URL): T[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as T)
    : []

const sets = new URL('./sets/', import.meta.url)
const voices = new URL('../../engines/reader/data/kept-apart/', import.meta.url)

/** A first message of a voice that is kept apart, with its danger ("clear:abuse") where it has one. */
export type FirstMessage = { text: string; danger: 'none' | 'unclear' | 'clear' }
/** What somebody says turn after turn, and what each reply has to give. */
export type Dialogue = { turns: readonly { says: string; needs: string }[] }
/** Words that somebody received; `isLiteral` when they mean what they say; `needs`: what a right reading tells. */
export type Received = { text: string; from?: string; where?: string; isLiteral: boolean; needs: string }
/** A message to rewrite; `keeps`: pieces that must still stand in it, letter by letter. */
export type Draft = {
  text: string
  context?: string
  relationship?: string
  keeps: readonly string[]
  needs: string
}

/** Every n-th of the first messages, so that each voice has its share. */
export function readFirstMessages(every: number): FirstMessage[] {
  const all = readdirSync(voices)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => linesOf<{ t: string; s?: string }>(new URL(name, voices)))
  return all
    .filter((_, index) => index % every === 0)
    .map(({ t, s = 'none' }) => ({ text: t, danger: (s.split(':')[0] ?? 'none') as FirstMessage['danger'] }))
}
export const readDialogues = () => linesOf<Dialogue>(new URL('dialogues.jsonl', sets))
export const readReceived = () => linesOf<Received>(new URL('received.jsonl', sets))
export const readDrafts = () => linesOf<Draft>(new URL('drafts.jsonl', sets))
