import type { Act, ActReading } from './act.ts'
import { signsOf } from './act-signs.ts'
import { actTexts } from './act-texts.ts'
import type { FoundPhrase } from './find-phrases.ts'
import { sentenceAround, showsLiteralUse } from './literal-use.ts'
import type { Reading } from './phrase-book.ts'

export type Meaning = { text: string; cue: string; likely: Reading['likely'] }
/** What words can mean beyond themselves, what cannot be known, and what to ask. */
export type Doubt = { canMean: readonly Meaning[]; unseen: string; ask: string }

const MAX_READINGS = 3
/** An act counts beside the first one from this part of its share on. */
const MIN_PART_OF_FIRST = 0.5
/** Below this share of the likeliest act no reading is called the likeliest. */
const GUESS_BELOW = 0.35
const MIN_BESIDE_LITERAL = 0.2
const noDoubt: Doubt = { canMean: [], unseen: '', ask: '' }
const order = { usual: 0, possible: 1, rare: 2 } as const
const plainReading = 'It simply means what it says.'

const toMeaning = ({ can, cue, likely }: Reading): Meaning => ({ text: can, cue, likely })
export const lessLikely = (meaning: Meaning): Meaning =>
  meaning.likely === 'usual' ? { ...meaning, likely: 'possible' } : meaning

/** The likeliest, at most three; what is equally likely keeps its order. */
export function chooseMeanings(canMean: readonly Meaning[]): Meaning[] {
  return canMean
    .filter(({ text }, index) => canMean.findIndex((other) => other.text === text) === index)
    .toSorted((one, other) => order[one.likely] - order[other.likely])
    .slice(0, MAX_READINGS)
}

/**
 * What the phrases can mean. Where the sentence around one shows its literal use, that reading stands first; the other
 * readings are then not the likeliest any more.
 */
export function doubtOfPhrases(found: readonly FoundPhrase[], text: string): Doubt {
  const canMean = found.flatMap(({ entry, start, end }) => {
    const meanings = entry.readings.map(toMeaning)
    if (entry.literal === '') return meanings
    const plain = { text: plainReading, cue: entry.literal }
    if (!showsLiteralUse(entry.literal, sentenceAround(text, start, end))) {
      return [...meanings, { ...plain, likely: 'possible' as const }]
    }
    return [{ ...plain, likely: 'usual' as const }, ...meanings.map(lessLikely)]
  })
  const open = found.find(({ entry }) => entry.ask !== '') ?? found[0]
  return { canMean, unseen: open?.entry.unseen ?? '', ask: open?.entry.ask ?? '' }
}

/** Acts whose words often say less than they mean; the others come in where none of these is likely. */
const hidingActs: ReadonlySet<Act> = new Set<Act>([
  'soft-request',
  'criticise',
  'joke',
  'postpone',
  'vague-invitation',
  'small-talk',
  'goodbye',
  'threaten',
  'praise',
  'refuse',
  'limit',
])

/** The acts that a doubtful message may have, likeliest first: at most two. */
function doubtfulActs({ acts }: ActReading): Act[] {
  const hiding = acts.filter(({ act }) => hidingActs.has(act))
  const [first] = acts
  const [best] = hiding
  if (!first || !best) return []
  const lead = best.sureness >= first.sureness * MIN_PART_OF_FIRST ? best : first
  const second = hiding.find(({ act }) => act !== lead.act)
  const isSecondLikely = second !== undefined && second.sureness >= lead.sureness * MIN_PART_OF_FIRST
  return isSecondLikely ? [lead.act, second.act] : [lead.act]
}

/** The likeliest hidden meaning of words that probably mean what they say; none where no hidden act is likely. */
export function doubtBesideLiteral(text: string, reading: ActReading, from?: string): Doubt {
  const hiding = reading.acts.find(({ act }) => hidingActs.has(act))
  const texts =
    hiding && hiding.sureness >= MIN_BESIDE_LITERAL ? actTexts(hiding.act, signsOf(text), from) : null
  if (!texts) return noDoubt
  const canMean = texts.readings.slice(0, 1).map(toMeaning).map(lessLikely)
  return { canMean, unseen: texts.unseen, ask: texts.ask }
}

/** What the likely acts can mean, by the signs that the message shows and its sender. */
export function doubtOfActs(text: string, reading: ActReading, from?: string): Doubt {
  const signs = signsOf(text)
  const found = doubtfulActs(reading).flatMap((act) => actTexts(act, signs, from) ?? [])
  const [first, second] = found
  if (!first) return noDoubt
  const isGuess = (reading.acts[0]?.sureness ?? 0) < GUESS_BELOW
  const [lead, ...others] = first.readings.map(toMeaning).map(isGuess ? lessLikely : (meaning) => meaning)
  const beside = second?.readings.slice(0, 1).map(toMeaning).map(lessLikely) ?? []
  return { canMean: [...(lead ? [lead] : []), ...beside, ...others], unseen: first.unseen, ask: first.ask }
}
