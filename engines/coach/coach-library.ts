import type { FurtherAnswers } from './further-answers.ts'
import type { GeneralAnswer } from './general-answer.ts'
import type { ReplyAct } from './reply.ts'
import type { Situation } from './situation.ts'

/** A reviewed card, as far as the coach gives parts of it. The sections are Markdown. */
export type CoachCard = {
  id: string
  title: string
  module: string
  summary: string
  sections: Readonly<
    Record<'why' | 'steps' | 'wordsToUse' | 'example' | 'ifThisDoesNotWork' | 'whatIsGoingOn', string>
  >
  /** The line that a reply resting on this card begins with; empty where there is none. */
  note: string
  /** It speaks about violence, sexual matters or the like: no guess at what somebody means rests on it. */
  isHeavy: boolean
}

/** What is not ours stands below no card. */
export type LibrarySituation = Situation & { module: string; cardId?: string; further?: FurtherAnswers }

/** The answer to a need stands in no module and below no card. */
export type LibraryGeneralAnswer = LibrarySituation & Pick<GeneralAnswer, 'need'>

export type GlossaryEntry = { meaning: string; cardId?: string }

/** What can be said of words that somebody wrote or said to the person. */
export type ExplainedWords = {
  says: string
  /** Likeliest first, each with what speaks for it; empty where the words mean what they say. */
  canMean: readonly { text: string; cue: string }[]
  unseen: string
  ask: string
}

/** All that the coach can say, handed in by the product that it speaks for. */
export type CoachLibrary = {
  /** The general answers are among them. */
  situations: ReadonlyMap<string, LibrarySituation>
  generalAnswers: readonly LibraryGeneralAnswer[]
  cards: ReadonlyMap<string, CoachCard>
  /** By word in lower case. */
  glossary: ReadonlyMap<string, GlossaryEntry>
  /** The answer to a question about the product itself; nothing for any other message. */
  aboutProduct(text: string): string | undefined
  /** A sentence to send without insults and shouting, its meaning kept; empty where nothing would be left of it. */
  soften(text: string): string
  /** What words that somebody received say and can mean. */
  explainWords?(words: string): ExplainedWords
  /** What the buttons below a reply send, word for word. */
  sentences: Readonly<Record<ReplyAct, string>>
  /** Where people and rest are found, as Markdown links. */
  places: { getHelp: string; support: string; calm: string }
  /** A message that can be written here, as an example. */
  example: string
}

/** What a person chose, as far as the coach can follow it. */
export type CoachChoices = {
  /** Empty: the coach uses no name. */
  name: string
  isForSomeoneElse: boolean
  wantsPersonFirstWords: boolean
  /** What is to come with a first answer, as far as the length has room. */
  wantedParts: readonly ('steps' | 'words' | 'why' | 'example')[]
  /** Nothing but the answer and what to do now; the rest on request. */
  wantsOneThingAtATime: boolean
  /** Modules that the person works on, or in whose chat this is: of two likely readings theirs comes first. */
  modules: readonly string[]
  /** Whether the person does not want a card's matter to be brought up; an answer to their own question is none of that. */
  isToAvoid(cardId: string): boolean
}

/** Holds for a person who chose nothing. */
export const noChoices: CoachChoices = {
  name: '',
  isForSomeoneElse: false,
  wantsPersonFirstWords: false,
  wantedParts: [],
  wantsOneThingAtATime: false,
  modules: [],
  isToAvoid: () => false,
}

export const cardOf = (library: CoachLibrary, situation: LibrarySituation): CoachCard | undefined =>
  situation.cardId === undefined ? undefined : library.cards.get(situation.cardId)
