import { CARRYING_PART, CLUE_PART, carryingPhrases } from './carrying-phrases.ts'
import { type ChosenKind, chooseKinds } from './choose-kinds.ts'
import { findMatter } from './find-matter.ts'
import type { FoundPhrase } from './find-phrases.ts'
import { judgesAnother } from './judges-another.ts'
import { families, kindTexts } from './kinds/kinds.ts'
import { isUsedLiterally } from './literal-use.ts'
import type { Reading } from './phrase-book.ts'
import { plainestLast, quote, type Seen } from './say-words.ts'
import {
  FAMILY_NAMED_FROM,
  KIND_BEFORE_PHRASE_FROM,
  KIND_NAMED_FROM,
  KIND_SURE_FROM,
  PART_OF_FIRST,
} from './sureness.ts'

export type Meaning = { text: string; cue: string; likely: Reading['likely'] }
/** What words can mean beyond themselves, what cannot be known, and what to ask. */
export type Doubt = { canMean: readonly Meaning[]; unseen: string; ask: string }

const MAX_READINGS = 3
const MAX_QUOTED_IN_ASK = 90
const order = { usual: 0, possible: 1, rare: 2 } as const
const plainReading = 'It simply means what it says.'
const unclear = 'What they mean cannot be told from these words alone.'

const openMeaning: Meaning = {
  text: 'They probably mean more than they say. What, is not clear.',
  cue: 'The words are not like a plain statement.',
  likely: 'possible',
}

const toMeaning = ({ can, cue, likely }: Reading): Meaning => ({ text: can, cue, likely })
const lessLikely = (meaning: Meaning): Meaning =>
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
function doubtOfPhrase(phrase: FoundPhrase, text: string): Doubt {
  const { entry } = phrase
  const meanings = entry.readings
    .filter(({ likely }) => likely !== 'rare')
    .slice(0, 2)
    .map(toMeaning)
  const { unseen, ask } = entry
  if (!isUsedLiterally(phrase, text)) return { canMean: meanings, unseen, ask }
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

/** What the likeliest family of kinds has in common, where it is likely enough, with its kinds. */
function likelyFamily(chosen: readonly ChosenKind[]) {
  const weighed = families.map(({ of, reading }) => {
    const own = chosen.filter(({ kind }) => kind in of)
    return { own, reading, share: own.reduce((sum, { sureness }) => sum + sureness, 0) }
  })
  const [best] = weighed.toSorted((one, other) => other.share - one.share)
  return best && best.share >= FAMILY_NAMED_FROM ? best : null
}

/** What is said where no kind is sure: what the likely family has in common, then its likeliest kinds. */
function doubtOfFamily(seen: Seen, chosen: readonly ChosenKind[], isSpoken: boolean): Doubt {
  const family = likelyFamily(chosen)
  const named = (family?.own ?? chosen).filter(({ sureness }) => sureness >= KIND_NAMED_FROM)
  const inFamily = family ? [toMeaning(family.reading)] : []
  const readings = named
    .slice(0, 2)
    .flatMap((kind) => firstReading(kind, seen))
    .map(lessLikely)
  const isOpen = readings.length + inFamily.length === 0
  return {
    canMean: isOpen ? [openMeaning] : [...inFamily, ...readings],
    unseen: unclear,
    ask: neutralAsk(seen, isSpoken),
  }
}

/** What the likely kinds of hidden meaning say; where none is sure, what their family has in common. */
function doubtOfKinds(seen: Seen, chosen: readonly ChosenKind[], isSpoken: boolean): Doubt {
  const [lead, second] = chosen
  if (!lead || lead.sureness < KIND_SURE_FROM) return doubtOfFamily(seen, chosen, isSpoken)
  const { readings, unseen, ask } = textsOf(lead, seen)
  const beside = second && second.sureness >= lead.sureness * PART_OF_FIRST ? firstReading(second, seen) : []
  const others = readings.slice(1).map(toMeaning)
  return { canMean: [...firstReading(lead, seen), ...beside.map(lessLikely), ...others], unseen, ask }
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
