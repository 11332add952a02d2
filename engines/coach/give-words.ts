import { splitWords } from '#engines/english/split-words.ts'
import { stemEnglish } from '#engines/english/stem-english.ts'
import { isStopWord } from '#engines/english/stop-words.ts'
import { cardWords } from './card-pieces.ts'
import {
  type CoachReply,
  type CoachTurn,
  candidatesOf,
  isWider,
  type OpenMatter,
  situationOptions,
} from './coach-turn.ts'
import { textsOf } from './compose-answer.ts'
import { countPart } from './count-words.ts'
import { fillSlots } from './fill-slots.ts'
import { about, type FollowUp, usedUp } from './follow-ups.ts'
import { ownDraft } from './own-draft.ts'
import { factsFor } from './read-facts.ts'
import { answer, optionsPart, type ReplyPart } from './reply.ts'
import { texts } from './texts.ts'
import { maxWords, thresholds } from './thresholds.ts'

/** A card has words for several cases: so many of them, the nearest to what was written, are enough. */
const MOST_CARD_WORDS = 2

/** The sentences that share most with what the person wrote, in their own order. */
function nearest(sentences: readonly string[], text: string): string[] {
  const said = new Set(splitWords(text).map(stemEnglish))
  const shared = (sentence: string) =>
    new Set(splitWords(sentence).filter((word) => !isStopWord(word) && said.has(stemEnglish(word)))).size
  const chosen = sentences.toSorted((one, other) => shared(other) - shared(one)).slice(0, MOST_CARD_WORDS)
  return sentences.filter((sentence) => chosen.includes(sentence))
}

/** In which other tone words are wanted: shorter and more casual, or clearer and more formal. */
function toneAskedFor(text: string): 'short' | 'firm' | undefined {
  if (
    /\b(?:firm\w*|formal(?:ly)?|clear(?:er|ly)?|strong(?:er|ly)?|serious\w*|polite\w*|professional\w*)\b/i.test(
      text,
    )
  )
    return /\b(?:less|not so|too) (?:formal|serious|polite|professional|strong|firm)\b/i.test(text)
      ? 'short'
      : 'firm'
  return /\b(?:short\w*|brief\w*|casual\w*|informal\w*|simpl\w+|easier|normal|one (?:sentence|line)|few(?:er)? words|long)\b/i.test(
    text,
  )
    ? 'short'
    : undefined
}

/** Sentences to say that were not given yet, with the known facts in them, as many as have room. */
export const giveWords: FollowUp = (open, turn) => {
  const { situation, card, matter } = open
  const draft = ownDraft(turn)
  if (draft !== undefined) return wordsPart(open, turn, [draft], [answer(texts.ownWords)])
  const { words: own } = textsOf(situation, matter.isPlain)
  const { short, firm, message } = situation.further ?? {}
  const tone = toneAskedFor(turn.text)
  const inTone = tone && { short, firm }[tone]
  if (inTone !== undefined) return wordsPart(open, turn, [inTone])
  if (asksForMessage.test(turn.text) && !matter.said.has('message')) {
    if (message !== undefined) return wholeMessage(open, turn, message)
    if (own.length > 0) return asMessage(open, turn, own)
  }
  const wordsOfCard = isWider(open, turn) ? [] : cardWords(card?.sections.wordsToUse ?? '')
  const furtherWords = [short, firm].filter((words) => words !== undefined)
  const ofSituation = [...own, ...furtherWords]
  const all =
    furtherWords.length > 0
      ? ofSituation
      : [...own, ...nearest(wordsOfCard, `${matter.question} ${turn.text}`)]
  const unsaid = all.filter((words) => !matter.said.has(words))
  if (unsaid.length > 0) return wordsPart(open, turn, unsaid)
  if (message !== undefined && !matter.said.has('message')) return wholeMessage(open, turn, message)
  if (all.length > 0) return sameWords(open, turn, own.length > 0 ? own : all)
  return usedUp(open, turn, texts.noWords, 'didNotWork', 'notThat')
}

/** The message that was written as a whole for this situation. */
function wholeMessage(open: OpenMatter, turn: CoachTurn, message: string): CoachReply {
  const text = fillSlots(message, factsFor(turn.state.facts, open.situation.with))
  return about(open, [answer(texts.asMessage), { kind: 'words', text }], 'message', 'words')
}

/** "Write it for me", and not "what do I write". */
const asksForMessage =
  /(?<!\b(?:i|we) )\b(?:write|draft|compose)\b|\b(?:an?|the|my|whole|full) (?:text|message|e?mail|letter|note)\b/i

/** The reviewed sentences as one message, to somebody by name where one is known and stands in none of them. */
function asMessage(open: OpenMatter, turn: CoachTurn, sentences: readonly string[]): CoachReply {
  const facts = factsFor(turn.state.facts, open.situation.with)
  const text = sentences.map((sentence) => fillSlots(sentence, facts)).join(' ')
  const greeting = facts.name === undefined || text.includes(facts.name) ? '' : `Hello ${facts.name}. `
  const part: ReplyPart = { kind: 'words', text: greeting + text }
  return about(open, [answer(texts.asMessage), part], 'message', ...sentences)
}

/** The words again, and what else may be meant by a message that says something of its own. */
function sameWords(open: OpenMatter, turn: CoachTurn, words: readonly string[]): CoachReply {
  const near = candidatesOf(turn.read(turn.text), turn)
    .filter(({ situation, sureness }) => sureness >= thresholds.guessAt && situation.id !== open.situation.id)
    .map(({ situation }) => situation)
  const options = situationOptions(near, turn, 2)
  const again = wordsPart(open, turn, words, [answer(texts.sameWords)])
  return { ...again, parts: [...again.parts, ...optionsPart(texts.isOneNear, options)], options }
}

export function wordsPart(
  open: OpenMatter,
  turn: CoachTurn,
  sentences: readonly string[],
  opening: readonly ReplyPart[] = [],
): CoachReply {
  const facts = factsFor(turn.state.facts, open.situation.with)
  const parts: ReplyPart[] = [...opening]
  const said: string[] = []
  let room: number = maxWords[turn.length]
  for (const sentence of sentences) {
    const part: ReplyPart = { kind: 'words', text: fillSlots(sentence, facts) }
    room -= countPart(part, parts.at(-1))
    if (room < 0 && said.length > 0) break
    parts.push(part)
    said.push(sentence)
  }
  return about(open, parts, ...said)
}
