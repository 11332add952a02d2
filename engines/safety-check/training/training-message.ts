import type { SafetySubject, SafetyTopic } from '#engines/safety-check/safety-verdict.ts'

/** What a careful reader says of a message: `clear` wants the card, `unclear` the line, `harmless` neither. */
export type SafetyLabel = 'clear' | 'unclear' | 'harmless'

/** One message to learn from. All messages are invented. */
export type TrainingMessage = {
  text: string
  label: SafetyLabel
  /** Null where nothing says it. */
  topic: SafetyTopic | null
  about: SafetySubject | null
  /** Who wrote it: a voice, a file of the training set, or a development set. */
  source: string
  /** The very words that show the danger, where somebody marked them. */
  marked?: readonly string[]
}
