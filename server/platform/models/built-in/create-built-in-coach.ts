import { setTimeout as wait } from 'node:timers/promises'
import type { CoachLibrary } from '#domain/coaching/built-in-coach/coach-library.ts'
import { fitReply } from '#domain/coaching/built-in-coach/fit-reply.ts'
import { noPersonalChoices, type PersonalChoices } from '#domain/coaching/built-in-coach/personal-choices.ts'
import { planSources } from '#domain/coaching/built-in-coach/plan-sources.ts'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import type { SkillCard } from '#domain/coaching/skill-card.ts'
import type { CoachingContent } from '../../content/load-coaching-content.ts'
import { rememberSearches } from '../../library/remember-searches.ts'
import type { SkillsLibrary } from '../../library/skills-library.ts'
import type { ChatModel, ModelPart, ModelRequest } from '../chat-model.ts'
import { loadGlossary } from './load-glossary.ts'
import { splitIntoPieces } from './split-into-pieces.ts'

/** Time between two pieces of a reply: about 250 words per second, so that the text is there when eyes reach it. */
const PIECE_INTERVAL_MS = 15
/** How many cards a clarifying question may choose from. */
const SEARCH_LIMIT = 3

/** Waits that long; rejects or returns early when the signal is aborted. */
export type Schedule = (durationMs: number, signal: AbortSignal) => Promise<void>

const waitWithTimer: Schedule = (durationMs, signal) => wait(durationMs, undefined, { signal })

type Parts = { content: CoachingContent; library: SkillsLibrary; schedule?: Schedule }

/** Cards to name as examples of what can be asked: the module's own, or those of the assistant's example questions. */
function topicsFor(scope: ChatScope, { cards, assistant }: CoachingContent): SkillCard[] {
  if (scope !== 'assistant') return cards.filter(({ module }) => module === scope)
  const withExample = cards.filter(({ questions }) =>
    assistant.examples.some((example) => questions.includes(example)),
  )
  const firstOfEachModule = [
    ...new Map(cards.toReversed().map((card) => [card.module, card])).values(),
  ].toReversed()
  return [...new Set([...withExample, ...firstOfEachModule])]
}

/** How many cards one topic to avoid may concern. */
const MAX_AVOIDED_CARDS = 15
/** More than anybody names. Each costs a search before the first word of a reply, and the field takes a thousand. */
const MAX_AVOIDED_TOPICS = 100

/** The cards on what a person does not want to be brought up, found like the answers to a question. */
function cardsToAvoid({ topicsToAvoid }: PersonalChoices, library: SkillsLibrary): ReadonlySet<string> {
  const topics = topicsToAvoid.split(/[\n,;.]|\band\b/).filter((topic) => topic.trim() !== '')
  const hits = topics
    .slice(0, MAX_AVOIDED_TOPICS)
    .flatMap((topic) => library.search(topic, 'assistant', MAX_AVOIDED_CARDS))
  return new Set(hits.filter(({ confidence }) => confidence !== 'none').map(({ card }) => card.id))
}

/** The topics that may be named, those of the person's goals first. */
function orderTopics(
  topics: readonly SkillCard[],
  { goals }: PersonalChoices,
  avoided: ReadonlySet<string>,
): SkillCard[] {
  return topics
    .filter(({ id }) => !avoided.has(id))
    .toSorted((a, b) => Number(goals.includes(b.module)) - Number(goals.includes(a.module)))
}

function withoutAvoided(
  cards: ReadonlyMap<string, SkillCard>,
  avoided: ReadonlySet<string>,
): ReadonlyMap<string, SkillCard> {
  if (avoided.size === 0) return cards
  return new Map(
    [...cards].map(([id, card]) => [
      id,
      { ...card, related: card.related.filter((related) => !avoided.has(related)) },
    ]),
  )
}

function createCoachLibraries({
  content,
  library,
}: Parts): (scope: ChatScope, personal: PersonalChoices, saysContentNotes: boolean) => CoachLibrary {
  const cards = new Map(content.cards.map((card) => [card.id, card]))
  const moduleTitles = new Map([...content.modules].map(([id, { title }]) => [id, title]))
  const glossary = loadGlossary((id) => cards.has(id))
  return (scope, personal, saysContentNotes) => {
    const avoided = cardsToAvoid(personal, library)
    const { title, examples } = scope === 'assistant' ? content.assistant : moduleOf(content, scope)
    return {
      scope,
      scopeTitle: title,
      examples,
      topics: orderTopics(topicsFor(scope, content), personal, avoided),
      moduleTitles,
      cards: withoutAvoided(cards, avoided),
      personal,
      saysContentNotes,
      isToAvoid: (id) => avoided.has(id),
      search: (question) => library.search(question, scope, SEARCH_LIMIT),
      searchEverywhere: (question) => library.search(question, 'assistant', SEARCH_LIMIT),
      glossary,
    }
  }
}

function moduleOf(content: CoachingContent, scope: Exclude<ChatScope, 'assistant'>) {
  const module = content.modules.get(scope)
  if (!module) throw new Error(`the coaching content lacks the module "${scope}"`)
  return module
}

/**
 * The coach of a machine without a model (decisions, "The coach without a model"): it answers from the skills
 * library and keeps nothing of a conversation between requests but which cards its questions found.
 */
export function createBuiltInCoach(parts: Parts): ChatModel {
  const schedule = parts.schedule ?? waitWithTimer
  const libraryFor = createCoachLibraries({ ...parts, library: rememberSearches(parts.library) })

  async function* stream(request: ModelRequest): AsyncGenerator<ModelPart> {
    const { scope, messages, replyLength, maxReplyTokens, signal } = request
    if (signal.aborted) return
    const library = libraryFor(
      scope,
      request.personal ?? noPersonalChoices,
      request.saysContentNotes ?? false,
    )
    const { plan, text } = fitReply(messages, library, replyLength, maxReplyTokens)
    const sources = planSources(plan, library)
    if (sources.length > 0) yield { type: 'sources', sources }
    for (const [index, piece] of splitIntoPieces(text).entries()) {
      if (index > 0) await schedule(PIECE_INTERVAL_MS, signal).catch(() => undefined)
      if (signal.aborted) return
      yield { type: 'text', text: piece }
    }
  }

  return { isBuiltIn: true, stream }
}
