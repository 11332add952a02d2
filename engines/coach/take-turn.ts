import { countWords } from '#engines/english/count-words.ts'
import type { Asks, FollowUpKind, Reading } from '#engines/reader/reading.ts'
import { answerQuestion } from './answer-question.ts'
import { answerSituation } from './answer-situation.ts'
import { asCompared, chooseOption, refusesAll } from './choose-option.ts'
import { type CoachReply, type CoachTurn, candidatesOf, type OpenMatter, openMatter } from './coach-turn.ts'
import { correctCourse, objects } from './correct-course.ts'
import { explainReceived } from './explain-received.ts'
import { glossaryEntry, isWordRequest, termAskedFor } from './explain-word.ts'
import {
  explain,
  explainTerm,
  type FollowUp,
  giveCase,
  giveExample,
  giveForOtherwise,
  giveOtherWay,
  giveReason,
  leaveDecision,
  makeShorter,
  takeSuccess,
} from './follow-ups.ts'
import { giveFirstStep, giveNamedStep, giveNextStep, giveSmallerStep } from './give-steps.ts'
import { giveWords } from './give-words.ts'
import { answerOutside } from './outside.ts'
import { ownDraft } from './own-draft.ts'
import { mergeFacts, readFacts } from './read-facts.ts'
import { answer, type ReplyAct, type ReplyOption } from './reply.ts'
import { askAnew, changesFacts, correct, giveAdvice, leadsElsewhere, takeMore, tryAnother } from './retell.ts'
import { answerSmallTalk, sayThanks } from './small-talk.ts'
import { texts } from './texts.ts'
import { thresholds } from './thresholds.ts'

const acts: Readonly<Record<ReplyAct, FollowUp>> = {
  shorter: makeShorter,
  steps: giveFirstStep,
  why: giveReason,
  example: giveExample,
  words: giveWords,
  didNotWork: giveOtherWay,
  notThat: tryAnother,
  nextStep: giveNextStep,
  smaller: giveSmallerStep,
}

/** What is asked for in own words: "and then", "a smaller one" go on with steps that are shown. */
const giveSteps: FollowUp = (open, turn) => {
  if (/\bsmall(er)?\b|\btoo (big|large|hard)\b/i.test(turn.text)) return giveSmallerStep(open, turn)
  return open.matter.place && /\b(next|then|after|done|finished|did (it|that))\b/i.test(turn.text)
    ? giveNextStep(open, turn)
    : giveFirstStep(open, turn)
}

const stop: FollowUp = (_, { library }) => ({ parts: [answer(texts.tooMuch(library.places.calm))] })

const followUps: Readonly<Record<Exclude<FollowUpKind, 'another-matter'>, FollowUp>> = {
  words: giveWords,
  shorter: makeShorter,
  steps: giveSteps,
  example: giveExample,
  why: giveReason,
  explain,
  'did-not-work': giveOtherWay,
  worked: takeSuccess,
  'what-if': giveForOtherwise,
  decide: leaveDecision,
  'not-that': tryAnother,
  'corrected-fact': correct,
  'more-facts': takeMore,
  thanks: (_, turn) => sayThanks(turn),
  'too-much': stop,
}

/** An act without a matter, as in a conversation whose beginning is no longer there. */
const withoutMatter = (turn: CoachTurn, act: ReplyAct): CoachReply => {
  if (act === 'notThat') return { ...askAnew(turn), state: { openQuestion: '' } }
  return turn.state.openQuestion === '' ? { parts: [answer(texts.withoutMatter)] } : giveAdvice(turn)
}

function carryOut(act: ReplyAct, turn: CoachTurn): CoachReply {
  const open = openMatter(turn)
  return open ? acts[act](open, turn) : withoutMatter(turn, act)
}

function follow({ leadsTo }: ReplyOption, turn: CoachTurn): CoachReply {
  switch (leadsTo.kind) {
    case 'act':
      return carryOut(leadsTo.act, turn)
    case 'told':
      return { parts: [answer(texts.told)] }
    case 'advice':
      return giveAdvice(turn)
    case 'situation': {
      const situation = turn.library.situations.get(leadsTo.id)
      const { matter, openQuestion, facts } = turn.state
      const question = matter?.question ?? openQuestion
      const others = [...(matter?.otherIds ?? [])].flatMap((id) => turn.library.situations.get(id) ?? [])
      return situation
        ? answerSituation(situation, turn, { question: question || turn.text, facts, others })
        : answerQuestion(turn)
    }
  }
}

/** A message inside a conversation that clearly begins with something else. */
function isAnotherMatter(reading: Reading, open: OpenMatter, turn: CoachTurn): boolean {
  const { followUp } = reading
  if (followUp.is === 'another-matter') return followUp.sureness >= thresholds.anotherMatterAt
  if (followUp.is !== 'more-facts' && followUp.sureness >= thresholds.followUpAt) return false
  const [best] = candidatesOf(reading, turn)
  return (
    best !== undefined &&
    best.sureness >= thresholds.newMatterAt &&
    best.situation.id !== open.situation.id &&
    (best.situation.cardId === undefined || best.situation.cardId !== open.card?.id) &&
    countWords(turn.text) >= thresholds.newMatterWords
  )
}

const startAnew = (turn: CoachTurn): CoachTurn => ({ ...turn, state: { ...turn.state, openQuestion: '' } })

const asksForWords =
  /\b(what|how) (?:do|can|could|should|would|shall|to|must)(?: i| we)?(?: even| then| best)? (?:say|ask|tell|write|text|put|phrase|answer|reply|respond|word)\b/i

/** What is asked stands for what is wanted where the reader is not sure of that. */
const byQuestion: Readonly<Partial<Record<Asks, FollowUp>>> = {
  say: giveWords,
  why: giveReason,
  do: giveSteps,
}

/** What throws away what was said, or ends it, has to be surer than the rest. */
const leastSureness = (is: FollowUpKind) => {
  if (is === 'not-that') return thresholds.refusalAt
  return is === 'too-much' ? thresholds.tooMuchAt : thresholds.followUpAt
}

/** Thanks beside which something is said or asked are no thanks alone. */
const asksBeside = /\?|\b(?:but|how|what|why|could|can)\b/i

function chooseFollowUp(text: string, { followUp: { is, sureness }, asks }: Reading): FollowUp {
  if (is === 'thanks' && asksBeside.test(text)) return byQuestion[asks.is] ?? takeMore
  if (is === 'decide' && asksForWords.test(text)) return giveWords
  const least = leastSureness(is)
  if (is !== 'another-matter' && sureness >= least) return followUps[is]
  if (asksForWords.test(text)) return giveWords
  return (asks.sureness >= thresholds.asksAt ? byQuestion[asks.is] : undefined) ?? takeMore
}

function followUpOn(open: OpenMatter, turn: CoachTurn): CoachReply {
  const named = giveNamedStep(open, turn)
  if (named) return named
  if (turn.state.lastOffered.length > 0 && refusesAll(turn.text)) return tryAnother(open, turn)
  const received = explainReceived(turn)
  if (received) return received
  const reading = turn.read(turn.text)
  if (isAnotherMatter(reading, open, turn)) return answerQuestion(startAnew(turn))
  const wanted = chooseFollowUp(turn.text, reading)
  const told = withNewFacts(turn)
  if (wanted === giveWords && ownDraft(told) !== undefined) return giveWords(open, told)
  const isObjection = objects(turn.text, reading)
  const known =
    wanted !== giveWords && (newContent.has(wanted) || isObjection) ? giveCase(open, told) : undefined
  return (
    known ??
    (isObjection ? takeObjection(open, turn, reading, wanted) : undefined) ??
    (newContent.has(wanted) ? leadsElsewhere(open, told) : undefined) ??
    wanted(open, wanted === giveWords ? told : turn)
  )
}

/** A fact of the matter was wrong, or the matter itself; who wants nothing beside it may choose what it is. */
function takeObjection(
  open: OpenMatter,
  turn: CoachTurn,
  { followUp }: Reading,
  wanted: FollowUp,
): CoachReply | undefined {
  if (followUp.is === 'corrected-fact' && changesFacts(turn)) return correct(open, turn)
  if (wanted !== takeMore) return correctCourse(open, turn)
  const other = tryAnother(open, turn)
  return other.options && other.options.length > 0 ? other : undefined
}

/** Who asks for words names whom they are for: "write it to him then, he is called Dario". */
const withNewFacts = (turn: CoachTurn): CoachTurn => ({
  ...turn,
  state: { ...turn.state, facts: mergeFacts(turn.state.facts, readFacts(turn.text)) },
})

/** What is wanted here may be said of something else than the present matter. */
const newContent: ReadonlySet<FollowUp> = new Set([
  giveWords,
  giveOtherWay,
  giveForOtherwise,
  leaveDecision,
  correct,
  takeMore,
])

/** A word of the list that is asked for by itself; in a longer message the situation comes first, if one is found. */
function explainKnownWord(turn: CoachTurn): CoachReply | undefined {
  const term = termAskedFor(turn.text)
  if (term === undefined) return undefined
  if (isWordRequest(turn.text)) return explainTerm(term, turn, openMatter(turn))
  if (!glossaryEntry(term, turn.library.glossary)) return undefined
  const isAlone = countWords(turn.text) <= countWords(term) + MAX_WORDS_BESIDE_TERM
  const [best] = isAlone ? [] : candidatesOf(turn.read(turn.text), turn)
  return best && best.sureness >= thresholds.answerAt ? undefined : explainTerm(term, turn)
}
const MAX_WORDS_BESIDE_TERM = 4

/** Somebody who makes small what they said before. */
const makesSmall =
  /^\W*(?:oh |no |sorry |actually |but |ok |look )*(?:it['’]?s |it is |it was |that was )?(?:nothing|just a joke|only a joke|a joke|joking|just kidding|never ?mind|nvm|nm|forget (?:it|that|i said (?:it|that|anything))|i['’]?m (?:fine|ok|okay|good|all right)|im (?:fine|ok|okay|good)|i am (?:fine|ok|okay|all right)|i didn['’]?t mean (?:it|that)|doesn['’]?t matter|it doesn['’]?t matter|no big deal|not (?:that )?(?:important|serious|bad))\b/i

const isMadeSmall = (text: string) => makesSmall.test(text) && countWords(text) <= 15

/** The reply to one message, given what was said before. What is known word for word comes before what is read. */
export function takeTurn(turn: CoachTurn, isAfterDisclosure: boolean): CoachReply {
  const said = asCompared(turn.text)
  const act = Object.entries(turn.library.sentences).find(
    ([, sentence]) => asCompared(sentence) === said,
  )?.[0]
  if (act) return carryOut(act as ReplyAct, turn)
  const option = chooseOption(turn.text, turn.state.offered, turn.state.lastOffered)
  if (option) return follow(option, turn)
  const outside = answerOutside(turn)
  if (outside) return outside
  if (isAfterDisclosure && isMadeSmall(turn.text))
    return { parts: [answer(texts.staysPossible(turn.library.places.getHelp))] }
  const product = turn.library.aboutProduct(turn.text)
  if (product !== undefined) return { parts: [answer(product)] }
  const known = answerSmallTalk(turn) ?? explainKnownWord(turn)
  if (known) return known
  const open = openMatter(turn)
  return open ? followUpOn(open, turn) : answerQuestion(turn)
}
