import type { Act, ActReading, ReadAct } from './act.ts'
import { actLine, softNoLine, tellableActs, unnamedLine } from './act-lines.ts'
import { chooseMeanings, type Doubt, doubtOfActs, doubtOfPhrases, type Meaning } from './doubt.ts'
import type { FoundPhrase, PhraseBook } from './find-phrases.ts'
import { firmAct } from './firm-words.ts'
import { sayingParts } from './message-parts.ts'

export type ReceivedMessage = { text: string; from?: string | undefined; where?: string | undefined }

export type Translation = {
  /** Whether it simply means what it says; `sureness` from 0 to 1. */
  literal: { is: boolean; sureness: number }
  says: string
  /** At most three, the likeliest first; empty when it surely means what it says, one beside it when that is likely. */
  canMean: Meaning[]
  unseen: string
  ask: string
  phrases: { said: string; means: string }[]
}

/** From this share on, words are said to mean what they say; a phrase that carries its sentence asks for more. */
const LITERAL_FROM = 0.4
const LITERAL_WITH_PHRASE_FROM = 0.5
/** From here on nothing else is named beside it. */
const SURE_FROM = 0.6
/** What a no, a limit or a notice counts at least. */
const FIRM_SURENESS = 0.8
/** Below this the act itself is a guess, and is not named. */
const ACT_NAMED_FROM = 0.4
/** A phrase that fills this much of the sentence says what the sentence is for. */
const CARRYING_PART = 0.5
const MIN_PART_SURENESS = 0.5
const MAX_QUOTED = 160

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= MAX_QUOTED ? line : `${line.slice(0, MAX_QUOTED).replace(/\s\S*$/, '')} …`
}

type Part = { text: string; reading: ActReading }

const shareOf = ({ acts }: ActReading, act: Act) => acts.find((of) => of.act === act)?.sureness ?? 0

/** The sentence in which the message's act shows most. */
const carrierOf = (parts: readonly Part[], act: Act): Part | undefined =>
  parts.toSorted((one, other) => shareOf(other.reading, act) - shareOf(one.reading, act))[0]

/** What the message says, in its own words: its act, and what single sentences do beside it. */
function sayPlainly(text: string, act: Act, line: string, parts: readonly Part[]): string {
  const isShort = text.length <= MAX_QUOTED
  const carrier = isShort ? undefined : carrierOf(parts, act)
  const beside = parts.filter(({ text: part, reading: { acts } }) => {
    const [first] = acts
    if (!first || first.act === act || part === carrier?.text) return false
    return tellableActs.has(first.act) && first.sureness >= MIN_PART_SURENESS
  })
  const main = `${line}: “${quote(carrier?.text ?? text)}”`
  const others = isShort ? [] : beside.slice(0, 2)
  return [
    main,
    ...others.map((part) => `${actLine[part.reading.acts[0]?.act ?? act]}: “${quote(part.text)}”`),
  ].join('\n')
}

/** Phrases that carry their sentence, or that are written with marks alone where it was not spoken. */
function carryingPhrases(found: readonly FoundPhrase[], parts: readonly Part[]): FoundPhrase[] {
  return found.filter(({ start, end }) =>
    parts.some(({ text }) => (end - start) / Math.max(text.length, 1) >= CARRYING_PART),
  )
}

const marksOnly = new Set(['punctuation', 'emoji'])
const isSpoken = (where = '') => where === 'spoken' || where === 'phone'
const toneUnseen = 'Their voice and face, which a written message does not show.'

type Seen = { message: ReceivedMessage; whole: ActReading; parts: readonly Part[]; firm: Act | null }

/** What the message says: its act where that is likely, and its words. */
function sayWords({ message: { text }, whole, parts, firm }: Seen): string {
  const [first] = whole.acts
  const act = firm ?? first?.act ?? 'inform'
  const isNamed = firm !== null || (first?.sureness ?? 0) >= ACT_NAMED_FROM
  const softNo = firm !== null && whole.literal < LITERAL_FROM ? softNoLine[firm] : undefined
  return sayPlainly(text, act, softNo ?? (isNamed ? actLine[act] : unnamedLine), parts)
}

/** What the words can mean beyond themselves: by the phrases that carry them, then by their likely acts. */
function doubtOf(
  { message: { text, from, where }, whole }: Seen,
  found: readonly FoundPhrase[],
  carrying: readonly FoundPhrase[],
): Doubt {
  const ofActs = doubtOfActs(text, whole, from)
  const ofPhrases = doubtOfPhrases(carrying.length > 0 ? carrying : found, text)
  const [first, second] = carrying.length > 0 ? [ofPhrases, ofActs] : [ofActs, ofPhrases]
  const isWritten = where !== undefined && where !== '' && !isSpoken(where)
  return {
    canMean: chooseMeanings([...first.canMean, ...second.canMean]),
    unseen: isWritten ? `${first.unseen} ${toneUnseen}`.trim() : first.unseen,
    ask: first.ask,
  }
}

/**
 * What somebody's words say and what they can mean. First whether they simply mean what they say: a no, a limit or a
 * notice, which nothing makes doubtful, or words that the reader of acts takes so. Where that is likely and not sure,
 * the likeliest other reading stands beside it.
 */
export function translateMessage(
  message: ReceivedMessage,
  phraseBook: PhraseBook,
  readAct: ReadAct,
): Translation {
  const { text, from, where } = message
  const found = phraseBook.find(text).filter(({ entry }) => !isSpoken(where) || !marksOnly.has(entry.group))
  const whole = readAct(text, from)
  const parts = sayingParts(text).map((part) => ({ text: part, reading: readAct(part, from) }))
  const seen = { message, whole, parts, firm: firmAct(text, whole) }
  const phrases = found.map(({ entry, start, end }) => ({ said: text.slice(start, end), means: entry.means }))
  const says = sayWords(seen)
  const carrying = carryingPhrases(found, parts)
  const doubt = doubtOf(seen, found, carrying)
  if (seen.firm !== null || whole.literal >= SURE_FROM) {
    const sureness = Math.max(whole.literal, seen.firm === null ? 0 : FIRM_SURENESS)
    return { literal: { is: true, sureness }, says, canMean: [], unseen: '', ask: '', phrases }
  }
  if (whole.literal >= (carrying.length > 0 ? LITERAL_WITH_PHRASE_FROM : LITERAL_FROM)) {
    const canMean = doubt.canMean.slice(0, 1).map((meaning) => ({ ...meaning, likely: 'possible' as const }))
    return { literal: { is: true, sureness: whole.literal }, says, ...doubt, canMean, phrases }
  }
  return {
    literal: { is: false, sureness: 1 - whole.literal },
    says,
    ...doubt,
    canMean: [...doubt.canMean],
    phrases,
  }
}
