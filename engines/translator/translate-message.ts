import type { ActReading, ReadAct } from './act.ts'
import {
  chooseMeanings,
  type Doubt,
  doubtBesideLiteral,
  doubtOfActs,
  doubtOfPhrases,
  lessLikely,
  type Meaning,
} from './doubt.ts'
import type { FoundPhrase, PhraseBook } from './find-phrases.ts'
import { firmAct } from './firm-words.ts'
import { sayingParts } from './message-parts.ts'
import { type Part, type Seen, sayWords } from './say-words.ts'
import { FIRM_SURENESS, LITERAL_FROM, SURE_FROM, SURE_WITH_PHRASE_FROM } from './sureness.ts'

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

/** A phrase that fills this much of the sentence says what the sentence is for. */
const CARRYING_PART = 0.35

/** Phrases that say what the least plain sentence is for. */
function carryingPhrases(
  found: readonly FoundPhrase[],
  message: string,
  parts: readonly Part[],
): FoundPhrase[] {
  const [hidden] = parts.toSorted((one, other) => one.reading.literal - other.reading.literal)
  if (!hidden) return []
  return found.filter(({ start, end }) => {
    const said = message.slice(start, end)
    return hidden.text.includes(said) && said.length / hidden.text.length >= CARRYING_PART
  })
}

const marksOnly = new Set(['punctuation', 'emoji'])
const isSpoken = (where = '') => where === 'spoken' || where === 'phone'
const toneUnseen = 'Their voice and face, which a written message does not show.'

/** What the words can mean beyond themselves: by the phrases that carry them, else by their likely acts. */
function doubtOf(
  { text, from, where }: ReceivedMessage,
  whole: ActReading,
  found: readonly FoundPhrase[],
  carrying: readonly FoundPhrase[],
): Doubt {
  const ofActs = doubtOfActs(text, whole, from)
  const ofPhrases = doubtOfPhrases(carrying.length > 0 ? carrying : found, text)
  const [first, second] = carrying.length > 0 ? [ofPhrases, ofActs] : [ofActs, ofPhrases]
  const isWritten = where !== undefined && where !== '' && !isSpoken(where)
  return {
    canMean: chooseMeanings([...first.canMean, ...second.canMean.map(lessLikely)]),
    unseen: isWritten ? `${first.unseen} ${toneUnseen}`.trim() : first.unseen,
    ask: first.ask,
  }
}

const noDoubt: Doubt = { canMean: [], unseen: '', ask: '' }

/** Whether the words mean what they say, and what stands beside it. */
function judge(
  message: ReceivedMessage,
  { whole, firm }: Seen,
  found: readonly FoundPhrase[],
  carrying: readonly FoundPhrase[],
): Pick<Translation, 'literal'> & Doubt {
  const { literal } = whole
  if (firm !== null) return { literal: { is: true, sureness: Math.max(literal, FIRM_SURENESS) }, ...noDoubt }
  const isCarried = carrying.length > 0
  if (literal >= (isCarried ? SURE_WITH_PHRASE_FROM : SURE_FROM))
    return { literal: { is: true, sureness: literal }, ...noDoubt }
  if (isCarried || literal < LITERAL_FROM) {
    return { literal: { is: false, sureness: 1 - literal }, ...doubtOf(message, whole, found, carrying) }
  }
  return {
    literal: { is: true, sureness: literal },
    ...doubtBesideLiteral(message.text, whole, message.from),
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
  const seen: Seen = { text, whole, parts, firm: firmAct(text, whole) }
  const { canMean, ...judged } = judge(message, seen, found, carryingPhrases(found, text, parts))
  return {
    ...judged,
    canMean: [...canMean],
    says: sayWords(seen),
    phrases: found.map(({ entry, start, end }) => ({ said: text.slice(start, end), means: entry.means })),
  }
}
