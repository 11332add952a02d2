import { splitSentences } from '#engines/english/split-sentences.ts'
import { plainActs, type ReadAct } from './act.ts'
import { type ActTexts, actLine, actTexts, textsOfSender } from './act-texts.ts'
import type { FoundPhrase, PhraseBook } from './find-phrases.ts'
import { sentenceAround, showsLiteralUse } from './literal-use.ts'
import type { Reading } from './phrase-book.ts'

export type ReceivedMessage = { text: string; from?: string | undefined; where?: string | undefined }

export type Translation = {
  /** Whether it simply means what it says; `sureness` from 0 to 1. */
  literal: { is: boolean; sureness: number }
  says: string
  /** At most three, the likeliest first; empty when it means what it says. */
  canMean: { text: string; cue: string; likely: Reading['likely'] }[]
  unseen: string
  ask: string
  phrases: { said: string; means: string }[]
}

const MAX_READINGS = 3
const MAX_QUOTED = 160
const order = { usual: 0, possible: 1, rare: 2 } as const

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= MAX_QUOTED ? line : `${line.slice(0, MAX_QUOTED).replace(/\s\S*$/, '')} …`
}

type Doubt = Pick<Translation, 'canMean' | 'unseen' | 'ask'>

const toCanMean = (readings: readonly Reading[]) =>
  readings.map(({ can, cue, likely }) => ({ text: can, cue, likely }))

const noDoubt: Doubt = { canMean: [], unseen: '', ask: '' }
const plainReading = 'It simply means what it says.'

/**
 * What the phrases can mean. Where the sentence around one shows its literal use, that reading stands first; the other
 * readings are then not the likeliest any more.
 */
function doubtOfPhrases(found: readonly FoundPhrase[], text: string): Doubt {
  const canMean = found.flatMap(({ entry, start, end }) => {
    if (entry.literal === '') return toCanMean(entry.readings)
    const plain = { text: plainReading, cue: entry.literal }
    if (!showsLiteralUse(entry.literal, sentenceAround(text, start, end))) {
      return [...toCanMean(entry.readings), { ...plain, likely: 'possible' as const }]
    }
    const others = toCanMean(entry.readings).map((other) => ({
      ...other,
      likely: other.likely === 'usual' ? ('possible' as const) : other.likely,
    }))
    return [{ ...plain, likely: 'usual' as const }, ...others]
  })
  const open = found.find(({ entry }) => entry.ask !== '') ?? found[0]
  return { canMean, unseen: open?.entry.unseen ?? '', ask: open?.entry.ask ?? '' }
}

/** What the act means from this kind of sender, before what the phrases mean; the act's question comes with it. */
function withSender(phrases: Doubt, bySender: ActTexts): Doubt {
  const [first] = toCanMean(bySender.readings)
  return {
    canMean: [...(first ? [first] : []), ...phrases.canMean],
    unseen: bySender.unseen,
    ask: bySender.ask,
  }
}

const doubtOfAct = ({ readings, unseen, ask }: ActTexts): Doubt => ({
  canMean: toCanMean(readings),
  unseen,
  ask,
})

/** The likeliest, at most three; what is equally likely keeps its order. */
function chooseReadings(canMean: Doubt['canMean']): Doubt['canMean'] {
  return canMean
    .filter(({ text }, index) => canMean.findIndex((other) => other.text === text) === index)
    .sort((a, b) => order[a.likely] - order[b.likely])
    .slice(0, MAX_READINGS)
}

/** The sentence that carries the message's act: the first whose act is not plain, else the whole. */
function findTurn(text: string, readAct: ReadAct) {
  const whole = readAct(text)
  if (whole.isFirm || !plainActs.has(whole.act)) return whole
  const turns = splitSentences(text).map((sentence) => readAct(sentence))
  return turns.find(({ isFirm }) => isFirm) ?? turns.find(({ act }) => !plainActs.has(act)) ?? whole
}

/**
 * What somebody's words say and what they can mean. First whether they simply mean what they say: a plain act without
 * a phrase of the book, or a no, a limit or a notice, which no phrase makes doubtful.
 */
export function translateMessage(
  { text, from }: ReceivedMessage,
  phraseBook: PhraseBook,
  readAct: ReadAct,
): Translation {
  const found = phraseBook.find(text)
  const turn = findTurn(text, readAct)
  const phrases = found.map(({ entry, start, end }) => ({ said: text.slice(start, end), means: entry.means }))
  const texts = actTexts(turn.act, from)
  const isPlain = turn.isFirm || (plainActs.has(turn.act) && found.length === 0)
  const says = `${actLine[turn.act]}: “${quote(text)}”`
  if (isPlain && texts === null) {
    return { literal: { is: true, sureness: turn.sureness }, says, canMean: [], unseen: '', ask: '', phrases }
  }
  const doubt = isPlain || found.length === 0 ? texts && doubtOfAct(texts) : doubtOfPhrases(found, text)
  const bySender = isPlain || found.length === 0 ? null : textsOfSender(turn.act, from)
  const { canMean, unseen, ask } = doubt && bySender ? withSender(doubt, bySender) : (doubt ?? noDoubt)
  return {
    literal: { is: false, sureness: found.length > 0 ? 0.75 : turn.sureness },
    says,
    canMean: chooseReadings(canMean),
    unseen,
    ask,
    phrases,
  }
}
