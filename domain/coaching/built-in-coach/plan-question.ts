import { splitWords } from '#engines/english/split-words.ts'
import { isStopWord } from '#engines/english/stop-words.ts'
import { sentencesOf } from './card-steps.ts'
import type { CoachHit } from './coach-library.ts'
import {
  type CoachTurn,
  isOwnQuestion,
  isStrong,
  MAX_OPTIONS,
  planClarify,
  planNoMatch,
  questionSoFar,
  topicOf,
} from './coach-turn.ts'
import { feelsNow } from './feels-now.ts'
import { personToAsk } from './person-to-ask.ts'
import { planAnswer } from './plan-answer.ts'
import { readOutside } from './read-outside.ts'
import type { ReplyPlan } from './reply-plan.ts'
import { someTopics } from './some-topics.ts'

const questionWords =
  'who|what|when|where|which|why|how|can|could|do|does|did|is|are|should|would|will|write|give|tell|solve|translate|explain'
const beginsLikeAQuestion = new RegExp(`^\\s*(?:(?:and|but|also|so|or)\\s+)*(?:${questionWords})\\b`, 'i')
const asksSomething = (text: string) => /\?\s*$/.test(text) || beginsLikeAQuestion.test(text)

/** A short question with "it" or "they" in it goes on with what was said: "How long will it take?" */
const pointsBack = (text: string) =>
  text.trim().split(/\s+/).length <= MAX_POINTING_WORDS &&
  /\b(it|this|that|they|them|he|him|she|her)\b/i.test(text)

/** "How long?", "And should I do something?": nothing in it names a topic, so it can only be about the one before. */
function saysNoTopic(text: string): boolean {
  const words = splitWords(text)
  return words.length > 0 && words.length <= MAX_POINTING_WORDS && words.every(isStopWord)
}

/** A statement that the library knows nothing about may add a detail to what was asked before. */
function planDetail(turn: CoachTurn, hits: readonly CoachHit[]): ReplyPlan | undefined {
  const { text, state, library } = turn
  const isOpen = (id: string) => id === state.topicId || state.offeredIds.includes(id)
  const isQuestion = asksSomething(text)
  const isAboutOpen = hits.some(({ card }) => isOpen(card.id)) || pointsBack(text) || saysNoTopic(text)
  if (state.question === '' || (isQuestion && !isAboutOpen)) return undefined
  const topic = topicOf(turn)
  if (topic && hits.length === 0 && isQuestion && (pointsBack(text) || saysNoTopic(text)))
    return planAnswer(turn, topic, 'nearest')
  const together = library.search(`${state.question}\n${text}`)
  const [best] = together
  if (!best || !isStrong(best)) return undefined
  // While the coach waits for a word on which topic is meant, what is added may lead to any card that it names.
  if (
    best.card.id !== state.topicId &&
    hits.length > 0 &&
    !hits.some(({ card }) => card.id === best.card.id)
  ) {
    return undefined
  }
  if (!isOpen(best.card.id) && state.offeredIds.length === 0) return undefined
  if (best.card.id !== state.topicId) return planAnswer(turn, best.card, 'chosen', together)
  return planAnswer(turn, best.card, isQuestion ? 'nearest' : 'added-detail', together)
}

/** A longer question has a topic of its own. */
const MAX_POINTING_WORDS = 7

/** Shorter questions such as "Is that bad?" mean what stands beside them. */
const MIN_QUESTION_WORDS = 5
/** Of a very long message only so many questions are looked up. */
const MAX_QUESTIONS = 6

/** Several questions in one message, each surely about another card: the person says with which to begin. */
function planSeveral(turn: CoachTurn): ReplyPlan | undefined {
  const questions = sentencesOf(turn.text.replace(/\n+/g, '. '))
    .flatMap((sentence) =>
      sentence.split(new RegExp(`[,;]\\s+(?=(?:and|but|also)\\s+(?:${questionWords})\\b)`, 'i')),
    )
    .filter((part) => asksSomething(part) && part.trim().split(/\s+/).length >= MIN_QUESTION_WORDS)
  if (questions.length < 2) return undefined
  const sure = questions.slice(0, MAX_QUESTIONS).flatMap((question) => {
    const [best] = turn.library.search(question)
    return best && isStrong(best) ? best.card.id : []
  })
  const ids = [...new Set(sure)]
  return ids.length > 1 ? planClarify(turn, 'several', ids.slice(0, MAX_OPTIONS)) : undefined
}

/** So many times likelier than the next one, a card is worth its first step although it may not be what is meant. */
const LEAD_TIMES = 5

function leadOf([best, second]: readonly CoachHit[]): string | undefined {
  if (!best || best.confidence === 'none') return undefined
  return !second || best.score >= LEAD_TIMES * second.score ? best.card.id : undefined
}

const idsOf = (hits: readonly CoachHit[]) => hits.map(({ card }) => card.id)

/** The reply to a message that asks about a topic, or tells of one. */
export function planQuestion(turn: CoachTurn): ReplyPlan {
  const { text, state, library } = turn
  const hits = library.search(text)
  const [best] = hits
  if (best && isOwnQuestion(text, best.card)) return planAnswer(turn, best.card, 'question', hits)
  if (personToAsk(text)?.isOnlyForPerson) return planNoMatch(turn)
  const matter = readOutside(text)
  if (matter) return { kind: 'outside', matter, topicIds: someTopics(library, state) }
  const several = planSeveral(turn)
  if (several) return several
  // A feeling without a word on its cause gets something to do first, whichever card it may turn out to be.
  if (state.question === '' && feelsNow(text)) {
    const states = idsOf(library.searchEverywhere(text))
    return planClarify(turn, 'feeling', states, states[0])
  }
  if (best && isStrong(best)) return planAnswer(turn, best.card, 'question', hits)
  const detail = planDetail(turn, hits)
  if (detail) return detail
  const asked = questionSoFar(state, text)
  const near = asked === text ? hits : library.search(asked)
  return planClarify(turn, 'unsure', idsOf(near), leadOf(near))
}
