import { CARRYING_PART, CLUE_PART, carryingPhrases } from './carrying-phrases.ts'
import { type ChosenKind, chooseKinds } from './choose-kinds.ts'
import { findMatter } from './find-matter.ts'
import type { FoundPhrase } from './find-phrases.ts'
import { judgesAnother } from './judges-another.ts'
import { kindTexts } from './kinds/kinds.ts'
import { sentenceAround, showsLiteralUse } from './literal-use.ts'
import type { Reading } from './phrase-book.ts'
import { plainestLast, quote, type Seen } from './say-words.ts'
import { KIND_BEFORE_PHRASE_FROM, KIND_NAMED_FROM, KIND_SURE_FROM, PART_OF_FIRST } from './sureness.ts'

export type Meaning = { text: string; cue: string; likely: Reading['likely'] }
/** What words can mean beyond themselves, what cannot be known, and what to ask. */
export type Doubt = { canMean: readonly Meaning[]; unseen: string; ask: string }

const MAX_READINGS = 3
const MAX_QUOTED_IN_ASK = 90
const order = { usual: 0, possible: 1, rare: 2 } as const
const plainReading = 'It simply means what it says.'
const unclear = 'What they mean cannot be told from these words alone.'

const toMeaning = ({ can, cue, likely }: Reading): Meaning => ({ text: can, cue, likely })
export const lessLikely = (meaning: Meaning): Meaning =>
  meaning.likely === 'usual' ? { ...meaning, likely: 'possible' } : meaning

/** The likeliest, at most three; what is equally likely keeps its order. */
function chooseMeanings(canMean: readonly Meaning[]): Meaning[] {
  return canMean
    .filter(({ text }, index) => canMean.findIndex((other) => other.text === text) === index)
    .toSorted((one, other) => order[one.likely] - order[other.likely])
    .slice(0, MAX_READINGS)
}

/**
 * What a phrase can mean: its first two readings, for the others describe another scene. Where the sentence around
 * shows its literal use, that reading stands first, and the others are not the likeliest any more.
 */
function doubtOfPhrase({ entry, start, end }: FoundPhrase, text: string): Doubt {
  const meanings = entry.readings
    .filter(({ likely }) => likely !== 'rare')
    .slice(0, 2)
    .map(toMeaning)
  const { unseen, ask } = entry
  if (entry.literal === '' || !showsLiteralUse(entry.literal, sentenceAround(text, start, end))) {
    return { canMean: meanings, unseen, ask }
  }
  const plain = { text: plainReading, cue: entry.literal, likely: 'usual' as const }
  return { canMean: [plain, ...meanings.map(lessLikely)], unseen, ask }
}

/** A question that fits all words: it quotes those that carry the message. */
function neutralAsk(seen: Seen, isSpoken: boolean): string {
  const carrier = plainestLast(seen.parts).at(0)?.text ?? seen.text
  const words = quote(carrier)
  if (words.length > MAX_QUOTED_IN_ASK) return 'What do you mean by that?'
  return `You ${isSpoken ? 'said' : 'wrote'}: “${words}” What do you mean by that?`
}

function textsOf({ kind }: ChosenKind, { text }: Seen) {
  const texts = kindTexts[kind]
  return texts.ofAnother && judgesAnother(text) ? texts.ofAnother : texts
}

/** The first reading of a kind, with the matter that the words name. */
function firstReading(chosen: ChosenKind, seen: Seen): Meaning[] {
  const [first] = textsOf(chosen, seen).readings
  if (!first) return []
  const carrier = plainestLast(seen.parts).at(0)?.text ?? seen.text
  const matter = kindTexts[chosen.kind].tellsMatter ? findMatter(carrier) : null
  const meaning = toMeaning(first)
  return [matter === null ? meaning : { ...meaning, text: `${meaning.text} It is about: ${matter}.` }]
}

/** What the likely kinds of hidden meaning say; where none is likely, that it is not clear. */
function doubtOfKinds(seen: Seen, chosen: readonly ChosenKind[], isSpoken: boolean): Doubt {
  const [lead, second] = chosen
  if (!lead) return { canMean: [], unseen: unclear, ask: neutralAsk(seen, isSpoken) }
  const isSure = lead.sureness >= KIND_SURE_FROM
  const isNamed = lead.sureness >= KIND_NAMED_FROM
  const texts = textsOf(lead, seen)
  const beside = second && second.sureness >= lead.sureness * PART_OF_FIRST ? firstReading(second, seen) : []
  return {
    canMean: [
      ...firstReading(lead, seen).map(isSure ? (meaning) => meaning : lessLikely),
      ...beside.map(lessLikely),
      ...(isNamed ? texts.readings.slice(1).map(toMeaning) : []),
    ],
    unseen: isNamed ? texts.unseen : unclear,
    ask: isSure ? texts.ask : neutralAsk(seen, isSpoken),
  }
}

/** What words can mean that hide something: by their kind where it is sure, then by the phrase that carries them. */
export function doubtOf(seen: Seen, found: readonly FoundPhrase[], isSpoken: boolean): Doubt {
  const { text, whole, parts } = seen
  const chosen = chooseKinds(text, whole)
  const ofKinds = doubtOfKinds(seen, chosen, isSpoken)
  const leadSureness = chosen[0]?.sureness ?? 0
  const part = leadSureness >= KIND_SURE_FROM ? CARRYING_PART : CLUE_PART
  const [phrase] = carryingPhrases(found, text, parts, part)
  if (!phrase || leadSureness >= KIND_BEFORE_PHRASE_FROM) {
    return { ...ofKinds, canMean: chooseMeanings(ofKinds.canMean) }
  }
  const ofPhrase = doubtOfPhrase(phrase, text)
  const besides = leadSureness >= KIND_NAMED_FROM ? ofKinds.canMean.slice(0, 1).map(lessLikely) : []
  const [first, ...others] = ofPhrase.canMean
  return {
    canMean: chooseMeanings([...(first ? [first] : []), ...besides, ...others]),
    unseen: ofPhrase.unseen,
    ask: ofPhrase.ask === '' ? ofKinds.ask : ofPhrase.ask,
  }
}
