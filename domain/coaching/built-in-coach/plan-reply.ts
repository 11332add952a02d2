import type { ReplyLength } from '../reply-length.ts'
import { wordByWord } from '../search/word-by-word.ts'
import type { SkillCard } from '../skill-card.ts'
import { chooseOption, isPointing } from './choose-option.ts'
import type { CoachHit, CoachLibrary } from './coach-library.ts'
import type { ConversationState } from './conversation-state.ts'
import { planExplanation, termToExplain } from './explain-word.ts'
import { personToAsk } from './person-to-ask.ts'
import { answerParts, partsLeft, planFollowUp, planMore } from './plan-follow-up.ts'
import { planSmallTalk } from './plan-small-talk.ts'
import { type ReadIntent, readIntent } from './read-intent.ts'
import type { AnswerReason, ClarifyReason, ReplyPlan } from './reply-plan.ts'
import { someTopics } from './some-topics.ts'

/** A clarifying question offers at most this many topics; more would have to be searched through. */
const MAX_OPTIONS = 3
/** A request such as "what can I say to my boss" may carry this many words of its own and still be one. */
const MAX_OWN_WORDS = 3

/** A second card with this share of the best one's score may be what was meant. */
const CLOSE_SHARE = 0.5

type Turn = { text: string; state: ConversationState; library: CoachLibrary; length: ReplyLength }

const isStrong = (hit: CoachHit | undefined) => hit?.confidence === 'strong'

function topicOf({ state, library }: Turn): SkillCard | undefined {
  return state.topicId === undefined ? undefined : library.cards.get(state.topicId)
}

function noMatch({ text, state, library }: Turn): ReplyPlan {
  return { kind: 'no-match', topicIds: someTopics(library, state), personToAsk: personToAsk(text)?.person }
}

/** Asks which card is meant; with nothing left to offer it says so. */
function clarify(turn: Turn, reason: ClarifyReason, ids: readonly string[]): ReplyPlan {
  const open = ids.filter((id) => !turn.state.refusedIds.includes(id) && turn.library.cards.has(id))
  return open.length > 0 ? { kind: 'clarify', reason, optionIds: open.slice(0, MAX_OPTIONS) } : noMatch(turn)
}

/** A second card that is not far behind the first is named, so that a wrong guess costs one word. */
function alternativeTo([best, second]: readonly CoachHit[]): SkillCard | undefined {
  if (!best || !second || second.card.module !== best.card.module) return undefined
  return second.score >= CLOSE_SHARE * best.score ? second.card : undefined
}

/** A card's answer; when it is already the topic, what has not been shown of it. */
function answerWith(
  turn: Turn,
  card: SkillCard,
  reason: AnswerReason,
  hits: readonly CoachHit[] = [],
): ReplyPlan {
  if (card.id === turn.state.topicId && turn.state.shown.size > 0) {
    return planMore(card, turn.state, turn.length, reason === 'question' ? 'same-topic' : reason)
  }
  const parts = answerParts[turn.length].filter((part) => partsLeft(card, new Set()).includes(part))
  const pointer = hits.slice(1, MAX_OPTIONS).find((hit) => isStrong(hit) && hit.card.module !== card.module)
  return {
    kind: 'answer',
    cardId: card.id,
    reason,
    parts,
    isAgain: false,
    left: partsLeft(card, new Set(parts)),
    pointerId: pointer?.card.id,
    alternativeId: alternativeTo(hits)?.id,
    personToAsk: personToAsk(turn.text)?.person,
  }
}

function planChoice(turn: Turn, intent: ReadIntent | undefined): ReplyPlan | undefined {
  const { text, state, library } = turn
  const options = state.offeredIds.flatMap((id) => library.cards.get(id) ?? [])
  if (options.length === 0) return undefined
  const choice = chooseOption(
    text,
    options.map(({ title }) => title),
  )
  const [first] = options
  if (choice?.kind === 'none' || (intent?.intent === 'no' && intent.rest.length === 0)) return noMatch(turn)
  if (choice?.kind === 'chosen') {
    const card = options[choice.index]
    if (card) return answerWith(turn, card, 'chosen')
  }
  if (choice?.kind === 'all' && first) return answerWith(turn, first, 'chosen')
  if (intent?.intent === 'yes' && intent.rest.length === 0) {
    return options.length === 1 && first
      ? answerWith(turn, first, 'chosen')
      : clarify(turn, 'choose-one', state.offeredIds)
  }
  return undefined
}

function planDoesNotFit(turn: Turn, topic: SkillCard): ReplyPlan {
  const others = turn.library.search(turn.state.question).map(({ card }) => card.id)
  const ids = [...new Set([...others, ...topic.related])].filter((id) => id !== topic.id)
  return clarify(turn, 'does-not-fit', ids)
}

/** Requests that are about the last answer. One with many words of its own, or with a card of its own, is not. */
function planRequest(turn: Turn, request: ReadIntent, hits: readonly CoachHit[]): ReplyPlan | undefined {
  const topic = topicOf(turn)
  const isPure = request.rest.length === 0
  if (!topic) return undefined
  if (
    !isPure &&
    (request.rest.length > MAX_OWN_WORDS || (isStrong(hits[0]) && hits[0]?.card.id !== topic.id))
  ) {
    return undefined
  }
  if (request.intent === 'does-not-fit') return planDoesNotFit(turn, topic)
  return planFollowUp(request.intent, topic, turn.state, turn.length)
}

/** Said about an answer, it asks for less; said first, it is a question of its own. */
const lowEnergy =
  /^\W*(?:i have |i am )?(?:low|no|little|so low on|too tired)(?: on)? ?(?:energy|to read)(?: today| now| right now| left)*\W*$/i

const asksSomething = (text: string) =>
  /\?\s*$|^\s*(who|what|when|where|which|why|how|can|could|do|does|did|is|are|should|would|will|write|give|tell|solve|translate|explain)\b/i.test(
    text,
  )

/** A statement that the library knows nothing about may add a detail to what was asked before. */
function planDetail(turn: Turn, hits: readonly CoachHit[]): ReplyPlan | undefined {
  const { text, state, library } = turn
  const isOpen = (id: string) => id === state.topicId || state.offeredIds.includes(id)
  if (state.question === '' || (asksSomething(text) && !hits.some(({ card }) => isOpen(card.id))))
    return undefined
  const together = library.search(`${state.question}\n${text}`)
  const [best] = together
  if (!best || !isStrong(best)) return undefined
  // While the coach waits for a word on which topic is meant, what is added may lead to any card.
  if (!isOpen(best.card.id) && state.offeredIds.length === 0) return undefined
  if (best.card.id !== state.topicId) return answerWith(turn, best.card, 'chosen', together)
  const { previousPlan } = state
  const wasAsked = previousPlan?.kind === 'answer' && previousPlan.parts.includes('questionToPractise')
  return answerWith(turn, best.card, wasAsked ? 'practiced' : 'added-detail', together)
}

function planQuestion(turn: Turn): ReplyPlan {
  const { text, library } = turn
  const matter = personToAsk(text)
  const hits = library.search(text)
  const [best] = hits
  if (matter?.isOnlyForPerson && !(best && isOwnQuestion(text, best.card))) return noMatch(turn)
  if (best && isStrong(best)) return answerWith(turn, best.card, 'question', hits)
  const detail = planDetail(turn, hits)
  if (detail) return detail
  return hits.length > 0
    ? clarify(
        turn,
        'unsure',
        hits.map(({ card }) => card.id),
      )
    : noMatch(turn)
}

/** A question that the card itself poses was reviewed together with its answer. */
function isOwnQuestion(text: string, card: SkillCard): boolean {
  return card.questions.some((question) => wordByWord(question) === wordByWord(text))
}

/**
 * Decides what the coach says to one message, given what was said before. Order: danger, a choice among offered
 * topics, small talk, a request about the last answer, a word to explain, a question.
 */
export function planReply(
  text: string,
  state: ConversationState,
  library: CoachLibrary,
  length: ReplyLength,
): ReplyPlan {
  const turn: Turn = { text, state, library, length }
  if (personToAsk(text)?.person === 'emergency') return noMatch(turn)
  const request = readIntent(text)
  const choice = planChoice(turn, request)
  if (choice) return choice
  const topic = topicOf(turn)
  if (topic && lowEnergy.test(text)) return { kind: 'short', cardId: topic.id }
  if (isPointing(text)) return planSmallTalk('more', state, library) ?? noMatch(turn)
  const hits = request && request.rest.length > 0 ? library.search(text) : []
  const isAboutLastAnswer = request !== undefined && topicOf(turn) !== undefined
  const followUp = isAboutLastAnswer ? planRequest(turn, request, hits) : undefined
  if (followUp) return followUp
  if (request && request.rest.length === 0) {
    const smallTalk = planSmallTalk(request.intent, state, library)
    if (smallTalk) return smallTalk
  }
  if (termToExplain(text)) {
    const best = library.search(text)[0]
    const explanation =
      best && isOwnQuestion(text, best.card) ? undefined : planExplanation(text, state.topicId, library)
    if (explanation) return explanation
  }
  return planQuestion(turn)
}
