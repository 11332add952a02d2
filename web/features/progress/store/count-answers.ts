import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { makeId } from '../../../platform/make-id.ts'
import { progressReporter } from './progress-reporter.ts'

type Visit = { id: string; examples: readonly string[] }

/** A message that has its reply; `messageId` is the one that the chat sent. */
type AnsweredMessage = { scope: ChatScope; messageId: string; text: string }

const visits = new Map<ChatScope, Visit>()

/**
 * Begins the page visit of a chat: its messages are counted for this visit alone (specification, section 4, "The
 * message counter is per page visit"). `examples` are the questions that the page offers.
 */
export function beginVisit(scope: ChatScope, examples: readonly string[]): void {
  visits.set(scope, { id: makeId(), examples })
}

function visitOf(scope: ChatScope): Visit {
  const visit = visits.get(scope) ?? { id: makeId(), examples: [] }
  visits.set(scope, visit)
  return visit
}

/**
 * Counts an answered message for the visit in which it was sent, also when its page is left by then: leaving it ends
 * the reply under way, which counts as one that was stopped. Where the page is the menu's, the visit is that of the
 * assistant since the product was opened.
 */
export function countAnswer({ scope, messageId, text }: AnsweredMessage): void {
  const { id, examples } = visitOf(scope)
  progressReporter.messageAnswered(messageId, scope, id)
  if (examples.includes(text)) progressReporter.exampleUsed(scope)
}
