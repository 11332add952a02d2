import type { ContentMatter } from '../content-notes.ts'
import type { ChatMessage } from '../contract.ts'
import type { ModuleId } from '../module-ids.ts'
import type { ReplyLength } from '../reply-length.ts'
import type { SkillCard } from '../skill-card.ts'
import type { CoachHit, CoachLibrary } from './coach-library.ts'
import { type ConversationReply, holdConversation } from './hold-conversation.ts'
import { noPersonalChoices } from './personal-choices.ts'

/** A small card for tests of the built-in coach. */
export function makeCard(card: {
  id: string
  title: string
  module?: ModuleId
  questions?: string[]
  related?: string[]
  whatIsGoingOn?: string
  contentNotes?: ContentMatter[]
}): SkillCard {
  const { id, title } = card
  return {
    id,
    title,
    module: card.module ?? 'life-skills',
    summary: `Summary of ${id}.`,
    questions: card.questions ?? [`What about ${id}?`],
    keywords: [id],
    related: card.related ?? [],
    contentNotes: card.contentNotes ?? [],
    sections: {
      whatIsGoingOn:
        card.whatIsGoingOn ?? `First thought on ${id}. Second thought on ${id}. Third thought on ${id}.`,
      why: `The reason for ${id}.`,
      steps: `1. Begin ${id} with all the things that you need for it. Take care.\n2. Go on with ${id}.\n3. End ${id}.`,
      wordsToUse: `- "Say one of ${id}."\n- "Say two of ${id}."\n- "Say three of ${id}."`,
      example: `Once upon ${id}.`,
      ifThisDoesNotWork: `Otherwise ${id}.`,
      whenNotToUseIt: `Never ${id}.`,
      questionToPractise: `Where is your ${id}?`,
    },
  }
}

/** A library whose search follows a table: message → hits. Messages that the table lacks find nothing. */
export function makeLibrary(
  cards: readonly SkillCard[],
  found: Readonly<
    Record<string, readonly (readonly [id: string, confidence: CoachHit['confidence']])[]>
  > = {},
): CoachLibrary {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const search: CoachLibrary['search'] = (question) =>
    (found[question] ?? []).flatMap(([id, confidence], index) => {
      const card = byId.get(id)
      return card ? [{ card, confidence, score: 1 / (index + 1) ** 2 }] : []
    })
  return {
    scope: 'life-skills',
    scopeTitle: 'Life Skills',
    examples: ['How do I begin?', 'How do I end?'],
    topics: cards,
    moduleTitles: new Map([
      ['life-skills', 'Life Skills'],
      ['friendship', 'Friendship Coach'],
    ]),
    cards: byId,
    search,
    searchEverywhere: search,
    personal: noPersonalChoices,
    saysContentNotes: false,
    isToAvoid: () => false,
    glossary: new Map([['masking', { meaning: 'Hiding something.' }]]),
  }
}

/** Plays a conversation turn by turn, each reply in the history as a person would see it. */
export function converse(
  library: CoachLibrary,
  turns: readonly string[],
  length: ReplyLength = 'balanced',
): ConversationReply[] {
  const messages: ChatMessage[] = []
  return turns.map((content) => {
    messages.push({ role: 'user', content })
    const reply = holdConversation(messages, library, length)
    messages.push({ role: 'assistant', content: reply.text })
    return reply
  })
}
