import type { ReplyLength } from '../reply-length.ts'
import type { SkillCard } from '../skill-card.ts'
import { chooseOption, isPointing, pointedStep } from './choose-option.ts'
import type { CoachHit, CoachLibrary } from './coach-library.ts'
import { type CoachTurn, isOwnQuestion, isStrong, planClarify, planNoMatch, topicOf } from './coach-turn.ts'
import type { ConversationState } from './conversation-state.ts'
import { asksForMeaning, isAboutWord, planExplanation, wordAskedFor } from './explain-word.ts'
import { feelsNow, inWords } from './feels-now.ts'
import { personToAsk } from './person-to-ask.ts'
import { planAnswer } from './plan-answer.ts'
import { planFollowUp, planOneStep } from './plan-follow-up.ts'
import { planQuestion } from './plan-question.ts'
import { planSmallTalk } from './plan-small-talk.ts'
import { type CoachIntent, type ReadIntent, readIntent } from './read-intent.ts'
import { readOutside } from './read-outside.ts'
import { readProductMatter } from './read-product-matter.ts'
import type { ReplyPlan } from './reply-plan.ts'
import { someTopics } from './some-topics.ts'

/** A request such as "what can I say to my boss" may carry this many words of its own and still be one. */
const MAX_OWN_WORDS = 3

/** Requests that need an answer to be about; while topics are offered, the coach asks first which one. */
const aboutAnAnswer: ReadonlySet<CoachIntent> = new Set<CoachIntent>([
  'more',
  'why',
  'example',
  'words',
  'more-words',
  'steps',
  'shorter',
  'one-step',
  'smaller',
  'next-step',
  'if-they-refuse',
  'when-not',
  'practice',
  'not-know',
])

/** Said while topics are offered, it refuses them all. */
const refusals: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['no', 'does-not-fit', 'did-not-work'])

/** The card whose first step stands in the last reply. */
function leadOf({ previousPlan }: ConversationState, library: CoachLibrary): SkillCard | undefined {
  return previousPlan?.kind === 'clarify' && previousPlan.leadId !== undefined
    ? library.cards.get(previousPlan.leadId)
    : undefined
}

function planChoice(turn: CoachTurn, intent: ReadIntent | undefined): ReplyPlan | undefined {
  const { text, state, library } = turn
  const options = state.offeredIds.flatMap((id) => library.cards.get(id) ?? [])
  if (options.length === 0 || intent?.intent === 'other-topics') return undefined
  const choice = chooseOption(
    text,
    options.map(({ title }) => title),
  )
  const [first] = options
  const isPure = intent?.rest.length === 0
  if (choice?.kind === 'none' || (isPure && intent && refusals.has(intent.intent))) return planNoMatch(turn)
  if (choice?.kind === 'chosen') {
    const card = options[choice.index]
    if (card) return planAnswer(turn, card, 'chosen')
  }
  if (choice?.kind === 'all' && first) return planAnswer(turn, first, 'chosen')
  if (intent?.intent === 'yes' && isPure && options.length === 1 && first) {
    return planAnswer(turn, first, 'chosen')
  }
  const lead = leadOf(state, library)
  if (lead && intent && isPure && (intent.intent === 'yes' || aboutAnAnswer.has(intent.intent))) {
    return planAnswer(turn, lead, 'chosen')
  }
  if (
    state.previousPlan?.kind === 'clarify' &&
    state.previousPlan.reason === 'choose-one' &&
    first &&
    isPure &&
    (intent.intent === 'yes' || aboutAnAnswer.has(intent.intent))
  ) {
    return planAnswer(turn, first, 'first-option')
  }
  const isAskedWhich = state.previousPlan?.kind === 'clarify' && state.previousPlan.reason !== 'tried-all'
  if (intent && isPure && (intent.intent === 'yes' || (isAskedWhich && aboutAnAnswer.has(intent.intent)))) {
    return planClarify(turn, 'choose-one', state.offeredIds)
  }
  return undefined
}

function planDoesNotFit(turn: CoachTurn, topic: SkillCard): ReplyPlan {
  const others = turn.library.search(turn.state.question).map(({ card }) => card.id)
  const ids = [...new Set([...others, ...topic.related])].filter((id) => id !== topic.id)
  return planClarify(turn, 'does-not-fit', ids)
}

/** Requests that are about the last answer. One with many words of its own, or with a card of its own, is not. */
function planRequest(turn: CoachTurn, request: ReadIntent, hits: readonly CoachHit[]): ReplyPlan | undefined {
  const topic = topicOf(turn)
  if (!topic) return undefined
  const isElsewhere = isStrong(hits[0]) && hits[0]?.card.id !== topic.id
  if (request.rest.length > MAX_OWN_WORDS || isElsewhere) return undefined
  if (request.intent === 'does-not-fit') return planDoesNotFit(turn, topic)
  return planFollowUp(request.intent, topic, turn.state, turn.length)
}

/** Said about an answer, it asks for less; said first, it is a question of its own. */
const lowEnergy =
  /^\W*(?:i have |i am )?(?:low|no|little|so low on|too tired)(?: on)? ?(?:energy|to read)(?: today| now| right now| left)*\W*$/i

/** `2` or `step 2`, when nothing is offered to choose from: that step of the card. */
function planPointing({ text, state, library }: CoachTurn, topic: SkillCard | undefined): ReplyPlan {
  const step = pointedStep(text)
  if (topic && step !== undefined) return planOneStep(topic, step, false)
  return planSmallTalk('more', state, library)
}

function planExplainedWord(turn: CoachTurn): ReplyPlan | undefined {
  const { text, state, library } = turn
  if (!asksForMeaning(text)) return undefined
  const best = library.search(text)[0]
  if (best && isOwnQuestion(text, best.card)) return undefined
  return planExplanation(text, state.topicId, library) ?? planUnexplainedWord(turn)
}

/**
 * A word without an explanation: the cards about it, if there are any, else the word that it is not known. Cards that
 * only share the rest of the request ("explain", "word") have nothing to do with it.
 */
function planUnexplainedWord(turn: CoachTurn): ReplyPlan | undefined {
  const { text, library } = turn
  const word = wordAskedFor(text)
  if (!word || readOutside(text) || personToAsk(text)) return undefined
  const hits = library.search(word.term)
  const [best] = hits
  if (best && isStrong(best)) return planAnswer(turn, best.card, 'question', hits)
  const about = hits.filter(({ card }) => isAboutWord(card, word.term)).map(({ card }) => card.id)
  return about.length > 0
    ? planClarify(turn, 'about-word', about)
    : { kind: 'unknown-word', word: word.written }
}

function planProduct({ text, library }: CoachTurn): ReplyPlan | undefined {
  const matter = readProductMatter(text)
  if (!matter) return undefined
  const best = library.search(text)[0]
  return best && isOwnQuestion(text, best.card) ? undefined : { kind: 'product', matter }
}

/** An answer about the product has no parts: who asks for more of it hears so, and how to go on. */
function planProductTold({ state }: CoachTurn, request: ReadIntent | undefined): ReplyPlan | undefined {
  const isAboutIt = request?.rest.length === 0 && aboutAnAnswer.has(request.intent)
  if (state.previousPlan?.kind !== 'product' || !isAboutIt) return undefined
  return { kind: 'product-told', ...(state.topicId !== undefined && { topicId: state.topicId }) }
}

function planIntent(turn: CoachTurn, request: ReadIntent): ReplyPlan | undefined {
  const { text, state, library } = turn
  const topic = topicOf(turn)
  const isPure = request.rest.length === 0
  // What somebody did then may be the topic of another card, even in few words: "she did not reply".
  const mayBeQuestion = !isPure || request.intent === 'went-badly'
  const followUp = topic && planRequest(turn, request, mayBeQuestion ? library.search(text) : [])
  if (followUp) return followUp
  const isAnotherMatter = request.intent === 'went-badly' || feelsNow(text)
  return isPure && !isAnotherMatter ? planSmallTalk(request.intent, state, library) : undefined
}

/**
 * Decides what the coach says to one message, given what was said before. Order: danger, a choice among offered
 * topics, what lies outside the library by its form, a matter of the product, a request about the last answer, small talk, a word to explain, a question.
 */
export function planReply(
  written: string,
  state: ConversationState,
  library: CoachLibrary,
  length: ReplyLength,
): ReplyPlan {
  const text = inWords(written)
  const turn: CoachTurn = { text, state, library, length }
  if (personToAsk(text)?.person === 'emergency') return planNoMatch(turn)
  const request = readIntent(text)
  const choice = planChoice(turn, request)
  if (choice) return choice
  const outside = readOutside(text)
  if (outside && outside.kind !== 'subject') {
    return { kind: 'outside', matter: outside, topicIds: someTopics(library, state) }
  }
  const product = planProduct(turn) ?? planProductTold(turn, request)
  if (product) return product
  const topic = topicOf(turn)
  if (topic && lowEnergy.test(text)) return { kind: 'short', cardId: topic.id }
  if (isPointing(text)) return planPointing(turn, topic)
  return (request && planIntent(turn, request)) ?? planExplainedWord(turn) ?? planQuestion(turn)
}
