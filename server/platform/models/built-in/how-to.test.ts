import { beforeAll, describe, expect, it } from 'vitest'
import type { ChatMessage } from '#domain/coaching/contract.ts'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { type ReplyPart, readReplyParts } from '#domain/coaching/reply-parts.ts'
import type { ReadMessage } from '#engines/reader/reading.ts'
import { createScriptedReader } from '../../../testing/scripted-reader.ts'
import { type CoachingContent, loadCoachingContent } from '../../content/load-coaching-content.ts'
import { loadReader } from '../../reader/load-reader.ts'
import { createBuiltInCoach } from './create-built-in-coach.ts'

/** The situation that the first message is about, what is written after it, and what the last reply then has. */
type Proof = {
  situation: string
  sureness: number
  turns: readonly string[]
  has: (parts: readonly ReplyPart[]) => boolean
  /** What the bullet says to write, as the product's own reader takes it: it has to find the situation by itself. */
  asked?: string
}
/** About the page, about what to leave out, or about what the reader tells: nothing that a reply could show. */
const NO_REPLY = 'nothing that a reply shows'

const kindsOf = (parts: readonly ReplyPart[]) => parts.map(({ kind }) => kind)
const have =
  (...kinds: readonly ReplyPart['kind'][]) =>
  (parts: readonly ReplyPart[]) =>
    kinds.every((kind) => kindsOf(parts).includes(kind))
const are =
  (...kinds: readonly ReplyPart['kind'][]) =>
  (parts: readonly ReplyPart[]) =>
    kindsOf(parts).join() === kinds.join()
const say = (text: RegExp) => (parts: readonly ReplyPart[]) =>
  parts.some((part) => part.kind === 'answer' && text.test(part.text))

const sure = (situation: string, has: Proof['has'], ...turns: string[]): Proof => ({
  situation,
  sureness: 0.9,
  turns,
  has,
})
const asked = (words: string, situation: string, has: Proof['has'], ...turns: string[]): Proof => ({
  ...sure(situation, has, ...turns),
  asked: words,
})
const unsure = (situation: string): Proof => ({ situation, sureness: 0.05, turns: [], has: have('options') })

const moreWords = (situation: string) =>
  sure(
    situation,
    (parts) => kindsOf(parts).every((kind) => kind === 'words') && parts.length > 0,
    'Words to say.',
  )
const steps = (situation: string) => sure(situation, are('step'), 'Steps.')
const twoSentences = (situation: string) => sure(situation, are('answer', 'now'), 'Shorter.')
const otherWay = (situation: string) => sure(situation, are('answer'), 'It did not work.')

/** By module, then by how the bullet begins. */
const promises: Partial<Record<ChatScope, Record<string, Proof | typeof NO_REPLY>>> = {
  'anxiety-management': {
    'Name the situation': sure('must-call-today-hands-shake', have('answer', 'now', 'words')),
    'Write the thought': unsure('old-conversations-come-back-in-bed'),
    'Write what you hear': NO_REPLY,
    'Select "Words to say"': moreWords('must-call-today-hands-shake'),
    'Select "Steps"': sure(
      'must-call-today-hands-shake',
      are('step'),
      'Steps.',
      'Smaller.',
      'Done, next step.',
    ),
  },
  'autistic-burnout': {
    'Write what you could do': sure('cannot-cook-or-answer-any-more', have('answer', 'open', 'now')),
    'Ask which demands': asked(
      'Which demands can I drop first?',
      'what-to-drop-first-with-job-and-home',
      have('answer', 'now'),
    ),
    'Select "Words to say"': moreWords('sick-leave-ends-soon'),
    'If reading is hard': twoSentences('cannot-cook-or-answer-any-more'),
    'Take medical questions': NO_REPLY,
  },
  coaching: {
    'Write what you want': unsure('wants-to-change-everything'),
    'Select "Steps"': steps('habit-ends-after-three-days'),
    'If you tried it': otherWay('habit-ends-after-three-days'),
    'Use the other buttons': sure(
      'habit-ends-after-three-days',
      are('answer'),
      'Why?',
      'Give me an example.',
    ),
    'Select an example': NO_REPLY,
  },
  'conquering-bullies': {
    'Describe one incident': sure('nickname-kind-or-mean', have('answer', 'now', 'words')),
    'Ask whether it is': asked('Is it a joke or bullying?', 'joking-with-me-or-at-me', have('answer', 'now')),
    'Select "Words to say"': moreWords('nickname-kind-or-mean'),
    'Ask how to write a record': asked(
      'How do I write a record of what happened?',
      'how-to-write-it-down',
      are('step'),
      'Steps.',
    ),
    'Leave out names': NO_REPLY,
  },
  'dating-relationships': {
    'Describe what the other': sure('never-heard-again-after-date', have('answer', 'open')),
    'Ask also when you do not': sure('everybody-dates-i-do-not-want', have('answer', 'words')),
    'Select "Words to say"': moreWords('asked-out-and-not-interested'),
    'Leave out names': NO_REPLY,
    'Select an example': NO_REPLY,
  },
  'emotion-management': {
    'Write what happened': sure('four-people-want-something', have('answer', 'now')),
    'If sentences are hard': sure('too-much-right-now-few-words', have('answer', 'now')),
    'Say whether it is': asked(
      'I am having a meltdown right now',
      'in-the-middle-of-it-cannot-type-much',
      have('answer', 'now'),
    ),
    'If you support someone': asked(
      'How do I help someone who is having a meltdown?',
      'man-melts-down-on-the-train',
      have('answer', 'now'),
    ),
    'If somebody may get hurt': NO_REPLY,
  },
  'emotional-intelligence': {
    'Paste a message': NO_REPLY,
    'Write in the context': NO_REPLY,
    'Compare both versions': NO_REPLY,
    'Use the coach chat': sure('u-ok-too-big-to-answer', have('answer', 'words')),
    'Select an example': sure('long-exact-mails-nobody-reads', have('answer', 'words')),
  },
  friendship: {
    'Write about one situation': sure('read-and-no-reply-for-days', have('answer', 'open', 'now')),
    'Copy the exact words': asked('maybe another time', 'what-is-a-soft-no', have('answer', 'open')),
    'Select "Shorter"': twoSentences('read-and-no-reply-for-days'),
    'Select "Words to say"': moreWords('read-and-no-reply-for-days'),
    'Select an example': NO_REPLY,
  },
  'life-skills': {
    'Name one task': asked('unopened letters', 'pile-of-unopened-letters', have('answer', 'now')),
    'Select "Steps"': sure('pile-of-unopened-letters', are('step'), 'Steps.', 'Smaller.'),
    'Select "Shorter"': twoSentences('pile-of-unopened-letters'),
    'Select "Words to say"': moreWords('passed-on-and-forgot-why'),
    'Keep passwords': NO_REPLY,
  },
  'masking-unmasking': {
    'Describe one thing': sure('where-to-begin-being-myself', have('answer', 'open', 'now')),
    'Ask how to unmask': asked(
      'How do I unmask safely?',
      'stop-acting-but-how',
      are('step'),
      'Steps.',
      'Done, next step.',
    ),
    'Select "Words to say"': moreWords('where-to-begin-being-myself'),
    'Ask whether you may': asked(
      'May I go on masking to stay safe?',
      'need-the-job-so-i-act',
      have('answer', 'now'),
    ),
    'If you tried something': otherWay('where-to-begin-being-myself'),
  },
  'nt-translator': {
    'Write the exact words': {
      situation: '',
      sureness: 0,
      turns: ['My boss said "let\'s play it by ear". What does it mean?'],
      has: say(/^"play it by ear": /),
    },
    'Add who said it': NO_REPLY,
    'Ask about your own': sure('reader-offended-by-short-mail', have('answer', 'words')),
    'Select an example': NO_REPLY,
    'If an answer does not fit': sure(
      'reader-offended-by-short-mail',
      say(/^Then I understood you wrongly/),
      'Not that.',
    ),
  },
  'self-care-strategies': {
    'Name one thing': unsure('only-five-foods'),
    'Add what gets in the way': NO_REPLY,
    'Select "Shorter"': twoSentences('only-five-foods'),
    'Select "Words to say"': moreWords('smell-of-the-canteen'),
    'Take questions about pain': NO_REPLY,
  },
  'social-issues': {
    'Write the place': sure('team-evening-karaoke-or-boat', have('answer', 'words')),
    'Write about something': sure('joke-about-weight-no-one-laughed', have('answer', 'now')),
    'Ask how to leave early': asked(
      'How do I leave a party after an hour?',
      'party-one-hour-only',
      have('answer', 'words'),
    ),
    'Select "Why"': sure('party-one-hour-only', have('answer'), 'Why?'),
    'Select an example': NO_REPLY,
  },
  assistant: {
    'Write what happened': sure('how-to-write-it-down', have('answer', 'now', 'words')),
    'Use the buttons': steps('how-to-write-it-down'),
    'If an answer does not fit': sure(
      'how-to-write-it-down',
      say(/^Then I understood you wrongly/),
      'Not that.',
    ),
    'Most answers name': NO_REPLY,
  },
}

let content: CoachingContent
let readMessage: ReadMessage
beforeAll(() => {
  content = loadCoachingContent()
  readMessage = loadReader(content.situations.map(({ id }) => id))
})

const FIRST = 'This is what I write first about what has happened.'

async function lastReply(scope: ChatScope, proof: Proof): Promise<ReplyPart[]> {
  const { situation, sureness, turns, asked: first = FIRST } = proof
  const scripted = createScriptedReader({ [FIRST]: { situations: [[situation, sureness]] } })
  const reader = proof.asked === undefined ? scripted : readMessage
  const library = { search: () => [] }
  const coach = createBuiltInCoach({ content, library, reader, schedule: () => Promise.resolve() })
  const messages: ChatMessage[] = [first, ...turns].map((text) => ({ role: 'user', content: text }))
  const { signal } = new AbortController()
  let reply = ''
  for await (const part of coach.stream({
    scope,
    messages,
    replyLength: 'balanced',
    signal,
    instruction: '',
    maxReplyTokens: 4_000,
  }))
    if (part.type === 'text') reply += part.text
  return readReplyParts(reply)
}

const bulletsOf = (scope: ChatScope) =>
  (scope === 'assistant' ? content.assistant : content.modules.get(scope))?.howTo ?? []

describe.each(Object.entries(promises))('"How to Use This Tool" of %s', (module, proofs) => {
  const scope = module as ChatScope

  it('has a proof for each bullet', () => {
    const beginnings = Object.keys(proofs)
    const proofOf = (bullet: string) => beginnings.filter((beginning) => bullet.startsWith(beginning))
    expect(bulletsOf(scope).map(proofOf)).toEqual(beginnings.map((beginning) => [beginning]))
  })

  const shown = Object.entries(proofs).flatMap(([beginning, proof]) =>
    proof === NO_REPLY ? [] : [[beginning, proof] as const],
  )
  it.each(shown)('%s: is what the built-in coach does', async (_, proof) => {
    const situation = content.situations.some(({ id }) => id === proof.situation)
    expect(situation || proof.situation === '', proof.situation).toBe(true)
    if (proof.asked !== undefined) {
      const first = await lastReply(scope, { ...proof, turns: [] })
      expect(JSON.stringify(first)).toContain(
        content.situations.find(({ id }) => id === proof.situation)?.now,
      )
    }
    const parts = await lastReply(scope, proof)
    expect(proof.has(parts), JSON.stringify(parts)).toBe(true)
  })
})
