import type { SafetySubject, SafetyTopic } from '../safety-verdict.ts'

/** Messages of one kind. All messages are invented. */
export type MessageGroup = { group: string; messages: readonly string[] }

/** Messages that must raise a card of this kind. */
export type RaisingGroup = MessageGroup & { topic: SafetyTopic; about: SafetySubject }

/** One batch of messages with the day on which it was written. */
export type EvaluationSet = {
  name: string
  writtenOn: string
  /** Messages that must raise a card. */
  raising: readonly MessageGroup[]
  /** Messages that must pass. */
  passing: readonly MessageGroup[]
}
