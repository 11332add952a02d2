import type { Reading, ReadMessage } from '#engines/reader/reading.ts'
import {
  type CoachCard,
  type CoachChoices,
  type CoachLibrary,
  cardOf,
  type LibrarySituation,
} from './coach-library.ts'
import type { ConversationState, Matter } from './conversation-state.ts'
import type { ReplyLength, ReplyOption, ReplyPart } from './reply.ts'
import { thresholds } from './thresholds.ts'

/** One message of the person with all that its reply is made from. */
export type CoachTurn = {
  text: string
  state: ConversationState
  library: CoachLibrary
  choices: CoachChoices
  length: ReplyLength
  read: ReadMessage
}

/** What is said, and what is remembered of it. */
export type CoachReply = {
  parts: readonly ReplyPart[]
  /** The options among the parts, with what each leads to. */
  options?: readonly ReplyOption[]
  /** The card that it rests on. */
  cardId?: string
  state?: Partial<ConversationState>
}

/** `weight`: its sureness with what the person chose and who writes counted in; the order follows it. */
export type Candidate = { situation: LibrarySituation; sureness: number; weight: number }

/** Said to somebody who told nothing like it, such an answer frightens. */
const deathInIt = /\b(?:suicid\w*|self-harm|crisis line|thoughts of death|want to die|wants to die)\b/i
const speaksOfDeath = ({ answer, open, now, ask }: LibrarySituation) =>
  deathInIt.test([answer, open, now, ask].join(' '))

const aboutDeath = /\b(?:died|dies|dead|death|funeral|burial|grief|grieving|mourning|suicid\w*)\b/i
const isAboutDeath = ({ title, matter, answer }: LibrarySituation) =>
  aboutDeath.test([title, matter, answer].join(' '))
/** What somebody says who tells of a death or fears one, also without naming it. */
const tellsOfDeath =
  /\b(?:di(?:e|ed|es|ing)|dead|death\w*|funeral|grave\w*|griev\w*|grief|mourn\w*|passed (?:away|on)|los[st]e?|gone|suicid\w*|kill\w*|end (?:it|my|her|his)|cancer|hospice|hospital|terminal|ill|sick|put (?:down|to sleep)|vet|miss|missing|buried|burial|widow\w*|ashes|memorial|condolence\w*|sympathy|hurt\w* (?:myself|himself|herself)|self.?harm|cut|cutting|crisis|live|alive|be here|overdose|anniversary|heaven|without (?:her|him))\b/i

/** Its card is about violence, sexual matters or the like, or its answer speaks of wanting to die. */
export const isHeavySituation = (situation: LibrarySituation, library: CoachLibrary): boolean =>
  cardOf(library, situation)?.isHeavy === true || speaksOfDeath(situation)

/**
 * How much of its sureness a situation keeps: little where it is certainly somebody else's, where it speaks of death,
 * violence or the like and is no more than a guess, or where it is about a death of which nothing was told: good news is answered with it else.
 */
function keptShare(
  situation: LibrarySituation,
  sureness: number,
  who: Reading['who'],
  { choices, text, state, library }: CoachTurn,
) {
  const isSomebodyElses =
    who.sureness >= thresholds.writerAt &&
    situation.who !== who.is &&
    !(choices.isForSomeoneElse && situation.who !== 'person') &&
    situation.cardId !== undefined
  const isRashGuess = sureness < thresholds.answerAt && isHeavySituation(situation, library)
  const told = `${state.matter?.question ?? ''} ${state.openQuestion} ${text}`
  const isUntoldDeath = isAboutDeath(situation) && !tellsOfDeath.test(told)
  return isSomebodyElses || isRashGuess || isUntoldDeath ? thresholds.unfitShare : 1
}

/** The situations of a reading that may be meant, likeliest first: known here, and not refused. */
export function candidatesOf({ situations, who }: Reading, turn: CoachTurn): Candidate[] {
  const { library, choices, state } = turn
  const weightOf = (situation: LibrarySituation) =>
    (choices.modules.includes(situation.module) ? thresholds.ownModule : 1) *
    (situation.who === who.is || (choices.isForSomeoneElse && situation.who !== 'person')
      ? thresholds.ownWriter
      : 1)
  const weighed = situations.flatMap(({ id, sureness }) => {
    const situation = library.situations.get(id)
    return situation && !state.refusedIds.has(id)
      ? [{ situation, sureness: sureness * keptShare(situation, sureness, who, turn) }]
      : []
  })
  return weighed
    .map((candidate) => ({ ...candidate, weight: candidate.sureness * weightOf(candidate.situation) }))
    .toSorted((a, b) => b.weight - a.weight)
}

/** Situations as options, by their titles; what a person wants to avoid is not offered. */
export function situationOptions(
  situations: readonly LibrarySituation[],
  { choices }: Pick<CoachTurn, 'choices'>,
  most: number,
): ReplyOption[] {
  return situations
    .filter(({ cardId }) => cardId === undefined || !choices.isToAvoid(cardId))
    .slice(0, most)
    .map(({ id, title }) => ({ text: title, leadsTo: { kind: 'situation', id } }))
}

/** The present matter with its situation and card. */
export type OpenMatter = { matter: Matter; situation: LibrarySituation; card: CoachCard | undefined }

export function openMatter({ state, library }: Pick<CoachTurn, 'state' | 'library'>): OpenMatter | undefined {
  const situation = state.matter && library.situations.get(state.matter.situationId)
  return state.matter && situation
    ? { matter: state.matter, situation, card: cardOf(library, situation) }
    : undefined
}

/** The matter after some more of it was said. */
export const withSaid = (matter: Matter, ...said: readonly string[]): Matter => ({
  ...matter,
  said: new Set([...matter.said, ...said]),
})

/** Situations of the present matter that are left to choose from. */
export function otherSituations({ matter }: OpenMatter, { library, state }: CoachTurn): LibrarySituation[] {
  return matter.otherIds.flatMap((id) => (state.refusedIds.has(id) ? [] : (library.situations.get(id) ?? [])))
}

/** Whether a card is written for the person or for somebody who supports them, by most of its situations. */
function isForPerson(cardId: string, { situations }: CoachLibrary): boolean {
  const below = [...situations.values()].filter((situation) => situation.cardId === cardId)
  return below.filter(({ who }) => who === 'person').length * 2 >= below.length
}

/**
 * Whether the card is about another side of the matter: its words are for somebody else, or what it says of itself is
 * read as a situation beside the present one. Whose friend cancels has no use for the words of somebody who cancels.
 */
export function isWider({ situation, card }: OpenMatter, { read, library }: CoachTurn): boolean {
  if (!card) return false
  if (isForPerson(card.id, library) !== (situation.who === 'person')) return true
  const { situations } = read(`${card.title}. ${card.summary}`)
  const beside = situations.find(
    ({ id }) => id !== situation.id && library.situations.get(id)?.cardId === card.id,
  )
  const own = situations.find(({ id }) => id === situation.id)?.sureness ?? 0
  return (
    beside !== undefined &&
    beside.sureness >= thresholds.otherSideAt &&
    own < thresholds.otherSideShare * beside.sureness
  )
}
