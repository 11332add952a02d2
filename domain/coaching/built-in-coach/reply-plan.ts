import type { PersonToAsk } from './person-to-ask.ts'
import type { OutsideMatter } from './read-outside.ts'
import type { ProductMatter } from './read-product-matter.ts'

/** The pieces of a card that a reply can be composed of, in the order in which "tell me more" gives them. */
export const cardParts = [
  'whatIsGoingOn',
  'steps',
  'words',
  'why',
  'example',
  'moreWords',
  'ifThisDoesNotWork',
  'whenNotToUseIt',
  'questionToPractise',
] as const
export type CardPart = (typeof cardParts)[number]

/** Why a reply shows the parts of a card that it shows. */
export type AnswerReason =
  | 'question'
  | 'chosen'
  | 'first-option'
  | 'requested'
  | 'more'
  | 'did-not-work'
  | 'if-they-refuse'
  | 'went-badly'
  | 'same-topic'
  | 'nearest'
  | 'added-detail'

/** Why the coach asks which topic is meant. */
export type ClarifyReason =
  | 'unsure'
  | 'about-word'
  | 'feeling'
  | 'several'
  | 'choose-one'
  | 'does-not-fit'
  | 'tried-all'

/** What a reply says, decided before a single sentence of it is written. */
export type ReplyPlan =
  | {
      kind: 'answer'
      cardId: string
      reason: AnswerReason
      parts: readonly CardPart[]
      /** True when the reply before had the same reason: its opening is not said twice. */
      isAgain: boolean
      /** The parts that the person has not seen after this reply. */
      left: readonly CardPart[]
      /** A card of another module that goes further into this. */
      pointerId?: string
      /** The card that would have been the answer if this one were not. */
      alternativeId?: string
      personToAsk?: PersonToAsk
      /** True when the card's "you" is somebody whom the reader supports, and it was not said before. */
      saysWhoYouIs?: boolean
      /** True when the steps come one by one after this reply. */
      stepsFollow?: boolean
    }
  | { kind: 'all-given'; cardId: string; relatedIds: readonly string[] }
  | { kind: 'already-given'; cardId: string; part: CardPart; left: readonly CardPart[] }
  | { kind: 'short'; cardId: string }
  | {
      kind: 'one-step'
      cardId: string
      step: number
      isSmaller: boolean
      /** Its pieces stand above already, and there are no smaller ones. */
      isSmallest?: true
    }
  | {
      kind: 'clarify'
      reason: ClarifyReason
      optionIds: readonly string[]
      /** The option whose first step is given at once, before the person says which one is meant. */
      leadId?: string
      soundsHard?: boolean
    }
  | { kind: 'no-match'; topicIds: readonly string[]; personToAsk?: PersonToAsk; soundsHard?: boolean }
  | { kind: 'outside'; matter: OutsideMatter; topicIds: readonly string[] }
  | { kind: 'product'; matter: ProductMatter }
  | { kind: 'product-told'; topicId?: string }
  | { kind: 'topics'; topicIds: readonly string[] }
  | { kind: 'explain-word'; word: string; meaning?: string; cardId?: string; sentence?: string }
  /** A word that neither the glossary nor a card knows, as the person wrote it. */
  | { kind: 'unknown-word'; word: string }
  | { kind: 'nothing-open'; topicIds: readonly string[] }
  | { kind: 'misunderstood' }
  | { kind: 'sorry' }
  | { kind: 'greeting'; example: string; topicIds: readonly string[] }
  | { kind: 'who-are-you'; turn: number }
  | { kind: 'what-can-you-do'; example: string; topicIds: readonly string[] }
  | { kind: 'thanks'; turn: number }
  | { kind: 'all-right'; turn: number }
  | { kind: 'goodbye'; turn: number }
