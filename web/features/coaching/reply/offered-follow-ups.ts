import { type FollowUpAct, followUpSentences } from '#domain/coaching/follow-up-sentences.ts'
import { type ReplyPart, writeReplyParts } from '#domain/coaching/reply-parts.ts'
import type { ReplyDetails } from '../chat/conversation-state.ts'
import { finishedSentences } from './finished-sentences.ts'

/** What a button below a reply can ask for. The steps' own acts stand at the step; a word to explain must be named. */
export type OfferedFollowUp = Exclude<FollowUpAct, 'nextStep' | 'smaller'> | 'explain'

/** In the order of their use: the first ones stand in sight. */
const order: readonly OfferedFollowUp[] = [
  'words',
  'steps',
  'notThat',
  'shorter',
  'why',
  'example',
  'didNotWork',
  'explain',
]
const MAX_IN_SIGHT = 3
/** A reply of so many sentences is what "Shorter" is answered with. */
const SHORT_SENTENCES = 2

export type AnsweredMessage = {
  /** What the person wrote. */
  question: string
  parts: readonly ReplyPart[]
  details: ReplyDetails | undefined
  /** False where a model can act on any reply, also on one without a card. */
  isBuiltIn: boolean
}

const sentencesIn = (parts: readonly ReplyPart[]) =>
  finishedSentences(writeReplyParts(parts.filter(({ kind }) => kind !== 'options')), true).length

/** What would do something about this reply, by what the reply has in it and what it answers. */
function isUseful(act: OfferedFollowUp, { question, parts, details, isBuiltIn }: AnsweredMessage): boolean {
  const has = (...kinds: ReplyPart['kind'][]) => parts.some(({ kind }) => kinds.includes(kind))
  const wasAsked = act !== 'explain' && question === followUpSentences[act]
  const hasCard = (details?.sources.length ?? 0) > 0
  const advises = hasCard || has('now', 'step', 'words')
  switch (act) {
    case 'words':
      // Asked for, and none came: there are no more.
      return (advises || !isBuiltIn) && !has('address') && !(wasAsked && !has('words'))
    case 'steps':
      return hasCard && !has('step')
    case 'why':
    case 'example':
      return hasCard && !wasAsked
    case 'shorter':
      return !wasAsked && sentencesIn(parts) > SHORT_SENTENCES
    case 'didNotWork':
      return !wasAsked && advises
    case 'notThat':
    case 'explain':
      return true
  }
}

/** Whether the reply is about a matter at all: a greeting is not, and the built-in coach can do nothing more about it. */
function hasMatter({ parts, details, isBuiltIn }: AnsweredMessage): boolean {
  const isLabelled = parts.some(({ kind }) => kind !== 'answer')
  return !isBuiltIn || isLabelled || (details?.sources.length ?? 0) > 0
}

/**
 * The buttons below the newest reply: those in sight, and those behind "More". A button that would do nothing is in
 * neither; one button alone is not put behind another.
 */
export function offeredFollowUps(message: AnsweredMessage): {
  inSight: readonly OfferedFollowUp[]
  more: readonly OfferedFollowUp[]
} {
  if (!hasMatter(message)) return { inSight: [], more: [] }
  const useful = order.filter((act) => isUseful(act, message))
  const count = useful.length === MAX_IN_SIGHT + 1 ? useful.length : MAX_IN_SIGHT
  return { inSight: useful.slice(0, count), more: useful.slice(count) }
}
