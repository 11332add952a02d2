import type { ModuleId } from './module-ids.ts'

/** What of a card a person may want with every first answer. */
export type WantedPart = 'steps' | 'words' | 'why' | 'example'

/** What a person chose in the questionnaire, as far as the built-in coach can follow it. */
export type PersonalChoices = {
  /** Empty: the coach uses no name. */
  name: string
  /** True for parents, carers, therapists and supporters. */
  isForSomeoneElse: boolean
  wantsPersonFirstWords: boolean
  /** Parts of a card that come with the first answer, as far as the reply length has room. */
  wantedParts: readonly WantedPart[]
  /** Nothing but the answer and what to do now; all else on request. */
  wantsOneThingAtATime: boolean
  /** Modules that the person wants to work on; of two likely readings theirs comes first. */
  goals: readonly ModuleId[]
  /** In the person's own words; the coach does not bring these up by itself. */
  topicsToAvoid: string
}

/** Holds for a person who chose nothing, or who wants no personalization. */
export const noPersonalChoices: PersonalChoices = {
  name: '',
  isForSomeoneElse: false,
  wantsPersonFirstWords: false,
  wantedParts: [],
  wantsOneThingAtATime: false,
  goals: [],
  topicsToAvoid: '',
}
