import type { Act, ActReading } from './act.ts'
import { actLine, softNoLine, tellableActs, unnamedLine } from './act-lines.ts'
import { LITERAL_FROM } from './sureness.ts'

/** A sentence of a message with what it is meant to do. */
export type Part = { text: string; reading: ActReading }
/** A message as it was read; `firm` is the act of a no, a limit or a notice. */
export type Seen = { text: string; whole: ActReading; parts: readonly Part[]; firm: Act | null }

/** Below this the act itself is a guess, and is not named. */
const ACT_NAMED_FROM = 0.5
const MIN_PART_SURENESS = 0.5
const MOST_BESIDE = 2
const MAX_QUOTED = 240
/** Lets a sentence without the message's act carry it where its words are much less plain. */
const SHARE_OF_ANY = 0.2

/** Words in one line, cut where they are too long. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= MAX_QUOTED ? line : `${line.slice(0, MAX_QUOTED).replace(/\s\S*$/, '')} …`
}

/** The sentences of a message, those whose words are least plain first. */
export const plainestLast = (parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => one.reading.literal - other.reading.literal)

const shareOf = ({ acts }: ActReading, act: Act) => acts.find((of) => of.act === act)?.sureness ?? 0

/** The sentence that carries the message: where its act shows most and, in a doubtful one, the words are least plain. */
function carrierOf({ parts, whole, firm }: Seen, act: Act): Part | undefined {
  const isPlain = firm !== null || whole.literal >= LITERAL_FROM
  const weigh = ({ reading }: Part) =>
    isPlain ? shareOf(reading, act) : (SHARE_OF_ANY + shareOf(reading, act)) * (1 - reading.literal)
  return parts.toSorted((one, other) => weigh(other) - weigh(one))[0]
}

/** What single sentences of a long message do beside its own act. */
function sayBeside(parts: readonly Part[], act: Act, carrier: Part | undefined): string[] {
  const lines = parts.flatMap((part) => {
    const [first] = part.reading.acts
    const isTold = first && first.act !== act && part !== carrier && tellableActs.has(first.act)
    return isTold && first.sureness >= MIN_PART_SURENESS
      ? [`${actLine[first.act]}: “${quote(part.text)}”`]
      : []
  })
  return lines.slice(0, MOST_BESIDE)
}

/** What the message says: its act where that is likely, its words, and what else single sentences do; a line each. */
export function sayWords(seen: Seen): string {
  const { text, whole, parts, firm } = seen
  const [first] = whole.acts
  const act = firm ?? first?.act ?? 'inform'
  // A no that is not sure is not called one.
  const isOpenNo = (act === 'refuse' || act === 'limit') && whole.literal < LITERAL_FROM
  const isNamed = firm !== null || (!isOpenNo && (first?.sureness ?? 0) >= ACT_NAMED_FROM)
  const softNo = firm !== null && whole.literal < LITERAL_FROM ? softNoLine[firm] : undefined
  const line = softNo ?? (isNamed ? actLine[act] : unnamedLine)
  if (text.length <= MAX_QUOTED) return `${line}: “${quote(text)}”`
  const carrier = carrierOf(seen, act)
  return [`${line}: “${quote(carrier?.text ?? text)}”`, ...sayBeside(parts, act, carrier)].join('\n')
}
