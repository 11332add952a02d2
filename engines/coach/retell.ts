import { countWords } from '#engines/english/count-words.ts'
import { admitNotUnderstood } from './answer-question.ts'
import { answerSituation } from './answer-situation.ts'
import { cardWords } from './card-pieces.ts'
import type { LibrarySituation } from './coach-library.ts'
import {
  type CoachReply,
  type CoachTurn,
  candidatesOf,
  type OpenMatter,
  otherSituations,
  situationOptions,
  withSaid,
} from './coach-turn.ts'
import { textsOf } from './compose-answer.ts'
import { correctCourse, refusedWith } from './correct-course.ts'
import type { FollowUp } from './follow-ups.ts'
import { wordsPart } from './give-words.ts'
import { correctFacts, type Facts, mergeFacts, readFacts } from './read-facts.ts'
import { answer, optionsPart, type ReplyOption, type ReplyPart } from './reply.ts'
import { showsFeeling } from './shows-feeling.ts'
import { alternate, texts } from './texts.ts'
import { thresholds } from './thresholds.ts'

/** A refusal of so many words says what is meant instead. */
const MIN_TELLING_WORDS = 4

/** What is meant after all is not this: what else it may be, and the second time the request to say it anew. */
export const tryAnother: FollowUp = (open, turn) => {
  const course = countWords(turn.text) >= MIN_TELLING_WORDS ? correctCourse(open, turn) : undefined
  if (course) return course
  const refusedIds = refusedWith(open, turn)
  const after: CoachTurn = { ...turn, state: { ...turn.state, refusedIds } }
  const refused = { refusedIds, refusals: turn.state.refusals + 1 }
  const options = turn.state.refusals > 0 ? [] : situationOptions(nearby(open, after), turn, 3)
  return options.length > 0
    ? {
        parts: [answer(texts.understoodWrongly), ...optionsPart(texts.whichIsNearest, options)],
        options,
        state: refused,
      }
    : { ...askAnew(turn), state: { ...refused, matter: undefined, openQuestion: '' } }
}

/** Asks for it in two sentences, and says where a person is. */
export function askAnew({ library }: CoachTurn): CoachReply {
  const { getHelp, support } = library.places
  return { parts: [answer(texts.twoSentences), answer(texts.orAPerson(getHelp, support))] }
}

/**
 * The other situation that a message leads to by itself: one that says enough of its own, whatever is wanted with it.
 * "How do I tell the school that he needs a quiet room" asks for words, and for other words than those before.
 */
export function leadsElsewhere(open: OpenMatter, turn: CoachTurn): CoachReply | undefined {
  if (countWords(turn.text) < thresholds.newMatterWords) return undefined
  const candidates = candidatesOf(turn.read(turn.text), turn)
  const [best] = candidates
  const isOurs = best?.situation.cardId !== undefined
  if (!best || !isOurs || best.situation.id === open.situation.id || best.sureness < thresholds.elsewhereAt)
    return undefined
  return answerSituation(best.situation, turn, {
    question: turn.text,
    facts: mergeFacts(turn.state.facts, readFacts(turn.text)),
    others: candidates.map(({ situation }) => situation),
  })
}

/** The other situation that question and addition lead to together, if they do. */
function nowLeading(open: OpenMatter, turn: CoachTurn, facts: Facts): CoachReply | undefined {
  const question = `${open.matter.question}\n${turn.text}`
  const candidates = candidatesOf(turn.read(question), turn)
  const [best] = candidates
  if (!best || best.situation.id === open.situation.id || best.sureness < thresholds.answerAt)
    return undefined
  const current = candidates.find(({ situation }) => situation.id === open.situation.id)
  if (current && current.sureness >= thresholds.nearShare * best.sureness) return undefined
  return answerSituation(best.situation, turn, {
    question,
    facts,
    others: candidates.map(({ situation }) => situation),
  })
}

const withFacts = (turn: CoachTurn, facts: Facts): CoachTurn => ({ ...turn, state: { ...turn.state, facts } })

/** The facts that were not known before, in words. */
function newFacts(known: Facts, now: Facts): string {
  const had = new Set([...known.names.map(({ name }) => name), ...known.days.map(({ text }) => text)])
  return [...now.names.map(({ name }) => name), ...now.days.map(({ text }) => text)]
    .filter((fact) => !had.has(fact))
    .join(', ')
}

/** Whether a message puts another name or day in place of one that is known. */
export const changesFacts = ({ state, text }: CoachTurn): boolean =>
  newFacts(state.facts, correctFacts(state.facts, text)) !== ''

/** One fact was wrong: the words again with what is right, or the answer to what it is then. */
export const correct: FollowUp = (open, turn) => {
  const facts = correctFacts(turn.state.facts, turn.text)
  const leading = nowLeading(open, turn, facts)
  if (leading) return leading
  const changed = newFacts(turn.state.facts, facts)
  if (changed === '') return takeMore(open, turn)
  const { matter, situation, card } = open
  const question = `${matter.question}\n${turn.text}`
  const told = { ...open, matter: { ...matter, question } }
  const own = textsOf(situation, matter.isPlain).words
  const words = own.length > 0 ? own : cardWords(card?.sections.wordsToUse ?? '').slice(0, 1)
  const opening: ReplyPart[] = [answer(texts.corrected(changed))]
  const reply = wordsPart(told, withFacts(turn, facts), words, opening)
  return { ...reply, state: { ...reply.state, facts } }
}

type Unsaid = { key: string; part: Extract<ReplyPart, { text: string }> }

/** What of a matter can be said next, the nearest first: each with the name under which it is remembered. */
function unsaid(open: OpenMatter, turn: CoachTurn): Unsaid[] {
  const { matter, situation } = open
  const { further } = situation
  const { open: whatIsOpen, now, words } = textsOf(situation, matter.isPlain)
  const hasFeeling = showsFeeling(turn.text) && situation.care !== ''
  const pieces: Unsaid[] = [
    ...(hasFeeling ? [{ key: 'care', part: { kind: 'answer', text: situation.care } } as const] : []),
    { key: 'now', part: { kind: 'now', text: now } },
    { key: 'open', part: { kind: 'open', text: whatIsOpen } },
    ...words.map((text) => ({ key: text, part: { kind: 'words', text } }) as const),
    ...(further?.why === undefined
      ? []
      : [{ key: 'whyHere', part: { kind: 'answer', text: further.why } as const }]),
  ]
  return pieces.filter(({ key, part }) => !matter.said.has(key) && part.text !== '')
}

/** Somebody tells more: the answer to what it is then, else what of this matter was not said yet. */
export const takeMore: FollowUp = (open, turn) => {
  const facts = mergeFacts(turn.state.facts, readFacts(turn.text))
  const leading = nowLeading(open, turn, facts)
  if (leading) return leading
  const told = { ...open, matter: { ...open.matter, question: `${open.matter.question}\n${turn.text}` } }
  const added = newFacts(turn.state.facts, facts)
  const [next] = unsaid(open, turn)
  const noted = answer(receipt(turn, added, next !== undefined))
  if (!next) return nothingLeft(told, withFacts(turn, facts), noted)
  const { key, part } = next
  const reply: CoachReply =
    part.kind === 'words'
      ? wordsPart(told, withFacts(turn, facts), [part.text], [noted])
      : { parts: [noted, part], state: { matter: withSaid(told.matter, key) } }
  return { ...reply, ...(open.card && { cardId: open.card.id }), state: { ...reply.state, facts } }
}

/** What is said of an addition before anything else: a question that nothing here answers is told so. */
function receipt({ text, state }: CoachTurn, added: string, hasMore: boolean): string {
  if (!hasMore && text.includes('?')) return texts.noAnswerToThat
  return added === '' ? alternate(texts.tellingMore, state.turn) : texts.notedFacts(added)
}

/** Situations that all that was told may be now, nearest first, then those that it could have been before. */
function nearby(open: OpenMatter, turn: CoachTurn): LibrarySituation[] {
  const now = candidatesOf(turn.read(`${open.matter.question}\n${turn.text}`), turn)
    .filter(({ sureness }) => sureness >= thresholds.optionAt)
    .map(({ situation }) => situation)
  return [...new Set([...now, ...otherSituations(open, turn)])].filter(({ id }) => id !== open.situation.id)
}

/** Nothing of this matter is left to say: what was told is taken up, and what may help is left to choose. */
function nothingLeft(open: OpenMatter, turn: CoachTurn, noted: ReplyPart): CoachReply {
  const { places, sentences } = turn.library
  const steps: ReplyOption[] = open.card
    ? [{ text: sentences.steps, leadsTo: { kind: 'act', act: 'steps' } }]
    : []
  const options = [...situationOptions(nearby(open, turn), turn, 2), ...steps]
  return {
    parts: [
      noted,
      ...(options.length > 0
        ? optionsPart(texts.whatWouldHelp, options)
        : [answer(`${texts.allSaid} ${texts.orAPerson(places.getHelp, places.support)}`)]),
    ],
    options,
    state: { matter: open.matter, facts: turn.state.facts },
  }
}

/** "What can I do?" after something was only told: the answer to what seems nearest, else what it may be. */
export function giveAdvice(turn: CoachTurn): CoachReply {
  const open = turn.state.matter && turn.library.situations.get(turn.state.matter.situationId)
  const question = turn.state.matter?.question ?? turn.state.openQuestion
  const reading = turn.read(question)
  const candidates = candidatesOf(reading, turn)
  const others = candidates.map(({ situation }) => situation)
  const base = { question, facts: turn.state.facts, others }
  if (open) return answerSituation(open, turn, base)
  const [best] = candidates
  if (best && best.sureness >= thresholds.guessAt) {
    return answerSituation(best.situation, turn, { ...base, isBrief: true, alternatives: others.slice(1, 3) })
  }
  return admitNotUnderstood(turn, question, { ...reading, asks: { is: 'do', sureness: 1 } }, candidates)
}
