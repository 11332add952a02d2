import { splitSentences } from '#engines/english/split-sentences.ts'
import { splitWords } from '#engines/english/split-words.ts'
import { stemEnglish } from '#engines/english/stem-english.ts'
import { isStopWord } from '#engines/english/stop-words.ts'
import { cardSentences, cardWords, fitting } from './card-pieces.ts'
import {
  type CoachReply,
  type CoachTurn,
  candidatesOf,
  isWider,
  type OpenMatter,
  otherSituations,
  situationOptions,
  withSaid,
} from './coach-turn.ts'
import { textsOf } from './compose-answer.ts'
import { countPart } from './count-words.ts'
import { glossaryEntry, sentenceWith, termAskedFor } from './explain-word.ts'
import { fillSlots } from './fill-slots.ts'
import { ownDraft } from './own-draft.ts'
import { factsFor } from './read-facts.ts'
import { answer, optionsPart, type ReplyAct, type ReplyOption, type ReplyPart } from './reply.ts'
import { texts } from './texts.ts'
import { maxWords, thresholds } from './thresholds.ts'

/** An act on the present matter. */
export type FollowUp = (open: OpenMatter, turn: CoachTurn) => CoachReply

/** A reply about the present matter, with what it said of it. */
function about(open: OpenMatter, parts: readonly ReplyPart[], ...said: readonly string[]): CoachReply {
  return {
    parts,
    ...(open.card && { cardId: open.card.id }),
    state: { matter: withSaid(open.matter, ...said) },
  }
}

/** So many words are kept free to say where a text is from. */
const WIDER_WORDS = 25

/** The sentence before a text of a card that is wider than what was asked; said once. */
export const widerOpening = (open: OpenMatter, turn: CoachTurn): ReplyPart[] =>
  open.card && !open.matter.said.has('wider') && isWider(open, turn)
    ? [answer(texts.wider(open.card.title))]
    : []

/** A text of the card, with the word that it is wider where it is. */
function ofCard(
  open: OpenMatter,
  turn: CoachTurn,
  sentences: readonly string[],
  ...said: readonly string[]
): CoachReply {
  return about(open, [...widerOpening(open, turn), answer(sentences.join(' '))], 'wider', ...said)
}

const actOptions = ({ library }: CoachTurn, ...acts: readonly ReplyAct[]): ReplyOption[] =>
  acts.map((act) => ({ text: library.sentences[act], leadsTo: { kind: 'act', act } }))

/** Says that something is used up, with other ways to go on. */
function usedUp(open: OpenMatter, turn: CoachTurn, text: string, ...acts: readonly ReplyAct[]): CoachReply {
  const options = actOptions(turn, ...acts)
  return { ...about(open, [answer(text), ...optionsPart(texts.whatElse, options)]), options }
}

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

/** Sentences to say that were not given yet, with the known facts in them, as many as have room. */
export const giveWords: FollowUp = (open, turn) => {
  const { situation, card, matter } = open
  const draft = ownDraft(turn)
  if (draft !== undefined) return wordsPart(open, turn, [draft], [answer(texts.ownWords)])
  const own = textsOf(situation, matter.isPlain).words
  if (own.length > 0 && asksForMessage.test(turn.text) && !matter.said.has('message'))
    return asMessage(open, turn, own)
  const wordsOfCard = isWider(open, turn) ? [] : cardWords(card?.sections.wordsToUse ?? '')
  const furtherWords = nearest(wordsOfCard, `${matter.question} ${turn.text}`)
  const all = [...own, ...furtherWords]
  const unsaid = all.filter((words) => !matter.said.has(words))
  if (unsaid.length > 0) return wordsPart(open, turn, unsaid)
  if (all.length > 0) return sameWords(open, turn, own.length > 0 ? own : all)
  return usedUp(open, turn, texts.noWords, 'didNotWork', 'notThat')
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

/** The core of the answer and what to do now: two sentences. From then on replies stay short. */
export const makeShorter: FollowUp = (open) => {
  const { answer: text, now } = textsOf(open.situation, open.matter.isPlain)
  const [core = ''] = splitSentences(text)
  const [doNow = ''] = splitSentences(now)
  const parts: ReplyPart[] = [answer(core), ...(doNow === '' ? [] : [{ kind: 'now', text: doNow } as const])]
  const reply = about(open, parts, 'answer', 'now')
  return { ...reply, state: { ...reply.state, isShortWanted: true } }
}

export const giveExample: FollowUp = (open, turn) => {
  const sentences = cardSentences(open.card?.sections.example ?? '')
  if (sentences.length === 0 || open.matter.said.has('example')) {
    return usedUp(
      open,
      turn,
      texts.noExample,
      ...(open.card ? (['words', 'steps'] as const) : (['notThat'] as const)),
    )
  }
  return ofCard(open, turn, fitting(sentences, maxWords[turn.length] - WIDER_WORDS), 'example')
}

/** The reason: why other people do so, and why the own way of reading it makes sense. */
export const giveReason: FollowUp = (open, turn) => {
  const sentences = cardSentences(open.card?.sections.why ?? '')
  const isOpenLeft = open.situation.open !== '' && !open.matter.said.has('open')
  if (isOpenLeft && (sentences.length === 0 || isWider(open, turn))) {
    return about(open, [{ kind: 'open', text: open.situation.open }], 'open')
  }
  if (sentences.length > 0 && !open.matter.said.has('why')) {
    return ofCard(open, turn, fitting(sentences, maxWords[turn.length] - WIDER_WORDS), 'why')
  }
  return usedUp(
    open,
    turn,
    texts.noReason,
    ...(open.card ? (['example', 'notThat'] as const) : (['notThat'] as const)),
  )
}

/** Another way, where the first one failed: what of it was not said yet; then what else may be meant. */
export const giveOtherWay: FollowUp = (open, turn) => {
  const { matter, card } = open
  const left = cardSentences(card?.sections.ifThisDoesNotWork ?? '').filter(
    (sentence) => !matter.said.has(sentence),
  )
  const given = left.length === 0 ? [] : fitting(left, Math.round(maxWords[turn.length] * OTHER_WAY_SHARE))
  if (given.length > 0) return ofCard(open, turn, given, ...given)
  const { getHelp, support } = turn.library.places
  const options = situationOptions(otherSituations(open, turn), turn, 3)
  return {
    ...about(open, [
      answer(`${texts.noOtherWay} ${options.length > 0 ? '' : texts.orAPerson(getHelp, support)}`.trim()),
      ...optionsPart(texts.whichIsNearest, options),
    ]),
    options,
  }
}

/** "And if she says no?": what to do when it goes otherwise. */
export const giveForOtherwise: FollowUp = (open, turn) => {
  const reply = giveOtherWay(open, turn)
  return reply.options === undefined
    ? { ...reply, parts: [answer(texts.ifOtherwise), ...reply.parts] }
    : reply
}

/** "Should I tell her?": nobody decides for somebody else; what helps to decide, and who can answer, is said. */
export const leaveDecision: FollowUp = (open) => {
  const { open: whatIsOpen, ask } = open.situation
  const isOpenLeft = whatIsOpen !== '' && !open.matter.said.has('open')
  const parts: ReplyPart[] = [
    answer(texts.yours),
    ...(isOpenLeft ? [{ kind: 'open', text: whatIsOpen } as const] : []),
    ...(ask === '' ? [] : [{ kind: 'address', text: ask } as const]),
  ]
  return about(open, parts, 'open')
}

/** Whoever has failed reads little: so much of the room of a reply is used. */
const OTHER_WAY_SHARE = 0.75

/** A word, the sentence in which it stands, or the whole in other words where no word is named. */
export const explain: FollowUp = (open, turn) => {
  const term = termAskedFor(turn.text)
  return term === undefined ? sayOtherwise(open, turn) : explainTerm(term, turn, open)
}

export function explainTerm(term: string, turn: CoachTurn, open?: OpenMatter): CoachReply {
  const entry = glossaryEntry(term, turn.library.glossary)
  if (entry) {
    const [word, { meaning, cardId }] = entry
    return { parts: [answer(texts.glossary(word, meaning))], ...(cardId !== undefined && { cardId }) }
  }
  const sentence = open && sentenceWith(term, open)
  const parts = sentence
    ? [answer(texts.wordInSentence(term)), answer(sentence), answer(texts.askAboutWord)]
    : [answer(texts.unknownWord(term)), answer(texts.askAboutWord)]
  return {
    parts: [...parts, { kind: 'words', text: texts.askWhatIsMeant(term) }],
    ...(sentence && open.card && { cardId: open.card.id }),
  }
}

/** Very plain words where there are some, else the card's one sentence, else the answer and the one thing again. */
function sayOtherwise(open: OpenMatter, turn: CoachTurn): CoachReply {
  const { situation, card, matter } = open
  const { plain } = matter.isPlain ? {} : situation
  const text = plain?.answer ?? (isWider(open, turn) ? undefined : card?.summary) ?? situation.answer
  const now = plain ? plain.now : situation.now
  return about(
    { ...open, matter: { ...matter, isPlain: matter.isPlain || plain !== undefined } },
    [answer(`${texts.inOtherWords} ${text}`), ...(now === '' ? [] : [{ kind: 'now', text: now } as const])],
    'answer',
  )
}
