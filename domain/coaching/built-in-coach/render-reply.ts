import { contentNote } from '../content-notes.ts'
import type { ReplyLength } from '../reply-length.ts'
import type { SkillCard } from '../skill-card.ts'
import { cardSteps, sentencesOf } from './card-steps.ts'
import type { CoachLibrary } from './coach-library.ts'
import { toPersonFirstWords } from './person-first-words.ts'
import { productAnswers } from './product-answers.ts'
import { bulleted, numbered, renderParts, renderShort } from './render-parts.ts'
import type { CardPart, ReplyPlan } from './reply-plan.ts'
import {
  answerOpenings,
  COACH_LINE,
  clarifyOpenings,
  partNames,
  partRequests,
  personAnswers,
  personNotes,
  repeatedOpening,
  texts,
} from './reply-texts.ts'

type PlanOf<K extends ReplyPlan['kind']> = Extract<ReplyPlan, { kind: K }>

function cardOf(library: CoachLibrary, id: string): SkillCard {
  const card = library.cards.get(id)
  if (!card) throw new Error(`the reply plan names the card "${id}", which does not exist`)
  return card
}

const titlesOf = (library: CoachLibrary, ids: readonly string[]) => ids.map((id) => cardOf(library, id).title)

/** Topics to choose from, each with what it says: a title alone may be read in more than one way. */
const optionsOf = (library: CoachLibrary, ids: readonly string[]) =>
  ids.map((id) => cardOf(library, id)).map(({ title, summary }) => `**${title}**: ${summary}`)

/** `"why", "example" or "more words"` */
function listRequests(requests: readonly string[]): string {
  const quoted = requests.map((request) => `"${request}"`)
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}

/** Says how to ask for the parts that are left, if any has a word of its own. */
function whatElse(left: readonly CardPart[]): string[] {
  const requests = left.flatMap((part) => partRequests[part] ?? [])
  return requests.length > 0 ? [texts.youCanWrite(listRequests(requests))] : []
}

function openingOf({ reason, isAgain }: PlanOf<'answer'>, title: string): string {
  return isAgain && (reason === 'added-detail' || reason === 'nearest')
    ? repeatedOpening(title)
    : answerOpenings[reason](title)
}

function renderAnswer(plan: PlanOf<'answer'>, library: CoachLibrary, length: ReplyLength): string[] {
  const card = cardOf(library, plan.cardId)
  const isFirst = ['question', 'chosen', 'first-option'].includes(plan.reason)
  const hasTitle = plan.parts.includes('whatIsGoingOn')
  const isElsewhere = library.scope !== 'assistant' && card.module !== library.scope
  const pointer = plan.pointerId === undefined ? undefined : cardOf(library, plan.pointerId)
  const orElse =
    plan.alternativeId === undefined
      ? texts.notThat
      : texts.ratherThat(cardOf(library, plan.alternativeId).title)
  const moduleTitle = (of: SkillCard) => library.moduleTitles.get(of.module) ?? ''
  return [
    openingOf(plan, card.title),
    hasTitle ? `**${card.title}**` : '',
    ...renderParts(card, plan.parts, length),
    plan.personToAsk ? personNotes[plan.personToAsk] : '',
    plan.saysWhoYouIs ? texts.whoYouIs : '',
    isFirst && isElsewhere ? texts.fromModule(moduleTitle(card)) : '',
    pointer ? texts.pointer(moduleTitle(pointer), pointer.title) : '',
    [plan.stepsFollow ? texts.firstStepNext : '', ...whatElse(plan.left), isFirst ? orElse : '']
      .join(' ')
      .trim(),
  ]
}

function renderOneStep(plan: PlanOf<'one-step'>, library: CoachLibrary): string[] {
  const steps = cardSteps(cardOf(library, plan.cardId).sections.steps)
  const step = steps[plan.step] ?? ''
  const pieces = sentencesOf(step)
  if (plan.isSmallest) return [texts.notSmaller, texts.afterSmallest]
  const ending = plan.step === steps.length - 1 ? texts.afterLastStep : texts.afterStep
  if (!plan.isSmaller) return [`**${texts.step(plan.step + 1, steps.length)}**`, step, ending]
  return [
    `**${texts.smallerStep(plan.step + 1, steps.length)}**`,
    bulleted(pieces),
    pieces.length < 2 ? texts.notSmaller : '',
    ending,
  ]
}

function renderExplanation(plan: PlanOf<'explain-word'>, library: CoachLibrary): string[] {
  const title = plan.cardId === undefined ? undefined : cardOf(library, plan.cardId).title
  if (plan.meaning) return [`**${plan.word}**: ${plan.meaning}`, title ? texts.cardOnWord(title) : '']
  return [texts.wordInSentence(plan.word, title ?? ''), `> ${plan.sentence ?? ''}`, texts.askAboutWord]
}

/** The first step of the card that is most likely meant, before the question which one it is. */
function renderLead({ leadId, reason }: PlanOf<'clarify'>, library: CoachLibrary): string[] {
  if (leadId === undefined) return []
  const card = cardOf(library, leadId)
  const [step = ''] = cardSteps(card.sections.steps)
  return [reason === 'feeling' ? texts.firstForNow : texts.leadNearest(card.title), `> ${step}`]
}

function renderClarify(plan: PlanOf<'clarify'>, library: CoachLibrary): string[] {
  return [
    plan.soundsHard ? texts.soundsHard : '',
    ...renderLead(plan, library),
    clarifyOpenings[plan.reason],
    numbered(optionsOf(library, plan.optionIds)),
    plan.optionIds.length === 1 ? texts.isItThis : texts.chooseOne,
  ]
}

function renderTopics(opening: string, ids: readonly string[], library: CoachLibrary): string[] {
  return [opening, bulleted(titlesOf(library, ids))]
}

function renderNoMatch(plan: PlanOf<'no-match'>, library: CoachLibrary): string[] {
  if (plan.personToAsk === 'emergency') return [personAnswers.emergency]
  return [
    plan.soundsHard ? texts.soundsHard : '',
    plan.personToAsk ? personAnswers[plan.personToAsk] : texts.noMatch,
    ...renderTopics(texts.topicsOf(placeOf(library)), plan.topicIds, library),
    plan.personToAsk ? '' : texts.howToAsk,
    plan.soundsHard ? texts.peopleToReach : '',
  ]
}

function renderOutside({ matter, topicIds }: PlanOf<'outside'>, library: CoachLibrary): string[] {
  if (matter.kind === 'language') return [texts.outsideLanguage[matter.language], texts.englishOnly]
  return [
    matter.kind === 'instructions' ? texts.outsideInstructions : texts.outsideSubject,
    ...renderTopics(texts.topicsOf(placeOf(library)), topicIds, library),
  ]
}

/** `Here` for the general assistant, `In Friendship Coach` for a module. */
const placeOf = ({ scope, scopeTitle }: CoachLibrary) =>
  scope === 'assistant' ? texts.here : texts.inModule(scopeTitle)

const alternate = (variants: readonly string[], turn: number) => [variants[turn % variants.length] ?? '']

function renderBody(plan: ReplyPlan, library: CoachLibrary, length: ReplyLength): string[] {
  switch (plan.kind) {
    case 'answer':
      return renderAnswer(plan, library, length)
    case 'all-given':
      return [
        texts.allGiven(cardOf(library, plan.cardId).title),
        ...(plan.relatedIds.length === 0
          ? []
          : [texts.related, numbered(titlesOf(library, plan.relatedIds)), texts.chooseRelated]),
      ]
    case 'already-given':
      return [texts.alreadyGiven(partNames[plan.part]), ...whatElse(plan.left)]
    case 'short':
      return [texts.inShort, ...renderShort(cardOf(library, plan.cardId))]
    case 'one-step':
      return renderOneStep(plan, library)
    case 'clarify':
      return renderClarify(plan, library)
    case 'no-match':
      return renderNoMatch(plan, library)
    case 'outside':
      return renderOutside(plan, library)
    case 'product':
      return [productAnswers[plan.matter]]
    case 'product-told':
      return [
        texts.productTold,
        plan.topicId === undefined ? '' : texts.backToTopic(cardOf(library, plan.topicId).title),
      ]
    case 'topics':
      return renderTopics(texts.topicsOf(placeOf(library)), plan.topicIds, library)
    case 'explain-word':
      return renderExplanation(plan, library)
    case 'unknown-word':
      return [texts.unknownWord(plan.word), texts.withUnknownWord, bulleted(texts.unknownWordWays(plan.word))]
    case 'misunderstood':
      return [texts.misunderstood]
    case 'sorry':
      return [texts.sorry]
    case 'nothing-open':
      return [texts.nothingOpen, ...renderTopics(texts.topicsOf(placeOf(library)), plan.topicIds, library)]
    case 'greeting':
      return [
        ...renderTopics(texts.greeting(placeOf(library), library.personal.name), plan.topicIds, library),
        texts.forExample(plan.example),
      ]
    case 'what-can-you-do':
      return [
        texts.capabilities,
        ...renderTopics(texts.topicsOf(placeOf(library)), plan.topicIds, library),
        texts.forExample(plan.example),
      ]
    case 'who-are-you':
      return alternate(texts.whoAreYou, plan.turn)
    case 'thanks':
      return alternate(texts.thanks, plan.turn)
    case 'all-right':
      return alternate(texts.allRight, plan.turn)
    case 'goodbye':
      return alternate(texts.goodbye, plan.turn)
  }
}

/** Names the matters of the card whose words the reply shows; a card that it only points to is noted when it is read. */
function noteBefore(plan: ReplyPlan, library: CoachLibrary): string {
  if (!library.saysContentNotes) return ''
  const showsCard =
    plan.kind === 'answer' ||
    plan.kind === 'short' ||
    plan.kind === 'one-step' ||
    (plan.kind === 'explain-word' && plan.sentence !== undefined)
  const id = showsCard ? plan.cardId : plan.kind === 'clarify' ? plan.leadId : undefined
  return id === undefined ? '' : contentNote('reply', cardOf(library, id).contentNotes)
}

/** A reply plan as Markdown. Every reply ends by saying who wrote it. */
export function renderReply(plan: ReplyPlan, library: CoachLibrary, length: ReplyLength): string {
  const text = [noteBefore(plan, library), ...renderBody(plan, library, length), COACH_LINE]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
  return library.personal.wantsPersonFirstWords ? toPersonFirstWords(text) : text
}
