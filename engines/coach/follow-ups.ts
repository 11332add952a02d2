import { splitSentences } from '#engines/english/split-sentences.ts'
import { cardSentences, fitting } from './card-pieces.ts'
import {
  type CoachReply,
  type CoachTurn,
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
import { findCase } from './find-case.ts'
import type { FurtherText } from './further-answers.ts'
import { factsFor } from './read-facts.ts'
import { answer, optionsPart, type ReplyAct, type ReplyOption, type ReplyPart } from './reply.ts'
import { alternate, texts } from './texts.ts'
import { maxWords } from './thresholds.ts'

/** An act on the present matter. */
export type FollowUp = (open: OpenMatter, turn: CoachTurn) => CoachReply

/** A reply about the present matter, with what it said of it. */
export function about(open: OpenMatter, parts: readonly ReplyPart[], ...said: readonly string[]): CoachReply {
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
export function usedUp(
  open: OpenMatter,
  turn: CoachTurn,
  text: string,
  ...acts: readonly ReplyAct[]
): CoachReply {
  const options = actOptions(turn, ...acts)
  return { ...about(open, [answer(text), ...optionsPart(texts.whatElse, options)]), options }
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

/**
 * A text that was written for how the talk about this situation goes on, with its sentence to say where that has room;
 * nothing when it was said before.
 */
function sayFurther(
  open: OpenMatter,
  turn: CoachTurn,
  key: string,
  further: FurtherText | undefined,
): CoachReply | undefined {
  if (further === undefined || open.matter.said.has(key)) return undefined
  const said = answer(further.text)
  if (further.words === undefined) return about(open, [said], key)
  const facts = factsFor(turn.state.facts, open.situation.with)
  const words: ReplyPart = { kind: 'words', text: fillSlots(further.words, facts) }
  const hasRoom = countPart(said) + countPart(words, said) <= maxWords[turn.length]
  return hasRoom ? about(open, [said, words], key, further.words) : about(open, [said], key)
}

/** What holds with a fact that the message adds, where it was foreseen for this situation and not said yet. */
export function giveCase(open: OpenMatter, turn: CoachTurn): CoachReply | undefined {
  const left = (open.situation.further?.cases ?? []).filter(({ holds }) => !open.matter.said.has(holds))
  const found = findCase(turn.text, left)
  return (
    found &&
    sayFurther(open, turn, found.holds, { text: found.holds, ...(found.words && { words: found.words }) })
  )
}

const ofText = (text: string | undefined): FurtherText | undefined =>
  text === undefined ? undefined : { text }

/** The reason: why other people do so, and why the own way of reading it makes sense. */
export const giveReason: FollowUp = (open, turn) => {
  const own = sayFurther(open, turn, 'whyHere', ofText(open.situation.further?.why))
  if (own) return own
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
  const { matter, card, situation } = open
  const own = sayFurther(open, turn, 'failed', situation.further?.failed)
  if (own) return own
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
  const own = sayFurther(open, turn, 'otherwise', open.situation.further?.otherwise)
  if (own) return own
  const reply = giveOtherWay(open, turn)
  return reply.options === undefined
    ? { ...reply, parts: [answer(texts.ifOtherwise), ...reply.parts] }
    : reply
}

/** "Should I tell her?": nobody decides for somebody else; what helps to decide, and who can answer, is said. */
export const leaveDecision: FollowUp = (open, turn) => {
  const own = sayFurther(open, turn, 'decide', ofText(open.situation.further?.decide))
  if (own) return own
  const { open: whatIsOpen, ask } = open.situation
  const isOpenLeft = whatIsOpen !== '' && !open.matter.said.has('open')
  const parts: ReplyPart[] = [
    answer(texts.yours),
    ...(isOpenLeft ? [{ kind: 'open', text: whatIsOpen } as const] : []),
    ...(ask === '' ? [] : [{ kind: 'address', text: ask } as const]),
  ]
  return about(open, parts, 'open')
}

/** Somebody tells that it went well: what may follow from it. */
export const takeSuccess: FollowUp = (open, turn) =>
  sayFurther(open, turn, 'worked', ofText(open.situation.further?.worked)) ?? {
    parts: [answer(alternate(texts.worked, turn.state.turn))],
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
