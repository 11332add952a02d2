import type { ModuleId } from '../module-ids.ts'
import type { CardPart } from './reply-plan.ts'

/** What a person chose in the questionnaire, as far as the built-in coach can follow it. */
export type PersonalChoices = {
  /** Empty: the coach uses no name. */
  name: string
  /** True for parents, carers, therapists and supporters: the cards speak to someone else than the reader. */
  isForSomeoneElse: boolean
  wantsPersonFirstWords: boolean
  /** Parts of a card that come with the first answer, whatever the reply length. */
  wantedParts: readonly CardPart[]
  /** The steps come singly, each on request. */
  wantsOneThingAtATime: boolean
  /** Modules that the person wants to work on; their topics are named first. */
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
