import type { SafetySubject, SafetyTopic } from '../safety-verdict.ts'

/** Messages that must raise a card of this kind. */
export type RaisingGroup = {
  group: string
  topic: SafetyTopic
  about: SafetySubject
  messages: readonly string[]
}

/** Messages that must pass. */
export type PassingGroup = { group: string; messages: readonly string[] }
