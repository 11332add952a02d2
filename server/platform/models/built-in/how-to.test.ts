import { beforeAll, describe, expect, it } from 'vitest'
import type { ChatMessage } from '#domain/coaching/contract.ts'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { type CoachingContent, loadCoachingContent } from '../../content/load-coaching-content.ts'
import { createSkillsLibrary } from '../../library/create-skills-library.ts'
import type { ChatModel } from '../chat-model.ts'
import { createBuiltInCoach } from './create-built-in-coach.ts'

/** What a person writes, one message after the other, and what the last reply then has to contain. */
type Proof = { turns: readonly string[]; reply: RegExp }
/** About the page, or about what to leave out: nothing that a reply could show. Said here, so that it was looked at. */
const NO_REPLY = 'nothing that a reply shows'

const said = (reply: RegExp, ...turns: string[]): Proof => ({ turns, reply })

const answer = /\*\*Steps\*\*\n\n1\. [\s\S]*\*\*Words to use\*\*\n\n- "/
const topics = /Which of these|which of these you mean:\n\n1\. \*\*/
const words = /^\*\*Words to use\*\*\n\n- "[\s\S]*\n- "/
const inShort = /^In short:\n\n/
const otherTopics = /^Then I understood you wrongly\. Is it one of these\?\n\n1\. /
const otherWay = /\*\*If this does not work\*\*/
const firstStep = /^\*\*Step 1 of \d\*\*\n\n/

/** By module, then by how the bullet begins. */
const promises: Record<ChatScope, Record<string, Proof | typeof NO_REPLY>> = {
  'anxiety-management': {
    'Name the situation': said(answer, 'I am afraid of a new place.'),
    'Write the thought': said(topics, 'My thought is always: I will say something wrong.'),
    'Write what you hear': said(
      /two places[\s\S]*the senses[\s\S]*a thought/,
      'My anxiety rises in the supermarket. I hear the fridges hum and my skin feels tight.',
    ),
    'Ask what you can say': said(answer, 'What can I say when I call the doctor?'),
    'Write "smaller"': said(
      /^\*\*Step 1 of 6, in smaller pieces\*\*\n\n- .+\n- /,
      'I am afraid of calling the bank.',
      'smaller',
    ),
  },
  'autistic-burnout': {
    'Write what you could do': said(
      /Loss of skills[\s\S]*\*\*Steps\*\*/,
      'A year ago I could cook, and now I cannot.',
    ),
    'Ask which demands': said(
      /drop, pause for three months, make smaller, hand over/,
      'Which demands can I drop?',
    ),
    'Ask what you can write': said(answer, 'What can I write to my employer?'),
    'If reading is hard': said(firstStep, 'A year ago I could cook, and now I cannot.', 'one step only'),
    'Take medical questions': NO_REPLY,
  },
  coaching: {
    'Write what you want': said(answer, 'I want to learn to drive but it is too big.'),
    'Write "one step"': said(
      /^\*\*Step 2 of \d\*\*/,
      'How do I start a task that I keep putting off?',
      'one step',
      'next',
    ),
    'If you tried': said(otherWay, 'How do I start a task that I keep putting off?', 'that did not work'),
    'Use the buttons': NO_REPLY,
    'Select an example': NO_REPLY,
  },
  'conquering-bullies': {
    'Describe one incident': said(answer, 'At school two boys throw my bag around in every break.'),
    'Ask how to tell': said(/answer four questions/, 'How do I know whether it is a joke or bullying?'),
    'Write "more words"': said(
      /^\*\*More words to use\*\*\n\n- "/,
      'How do I know whether it is a joke or bullying?',
      'more words',
    ),
    'Ask how to write a record': said(
      /date, time, place, who did it, the exact words or act, who saw it/,
      'How do I write a record of the bullying?',
    ),
    'Leave out names': NO_REPLY,
  },
  'dating-relationships': {
    'Describe what the other': said(topics, 'He kissed me and then he did not write for a week.'),
    'Ask also when you do not': said(
      /It is okay not to date\./,
      'I do not want to date anyone. Is that all right?',
    ),
    'Ask "what can I say?"': said(words, 'How do I say that I do not want to be kissed?', 'what can I say?'),
    'Leave out names': NO_REPLY,
    'Select an example': NO_REPLY,
  },
  'emotion-management': {
    'Write what happened': said(answer, 'My boss shouted at me and my chest is tight.'),
    'If sentences are hard': said(
      /^What you write sounds hard\.[\s\S]*One thing that you can do now:/,
      'too much',
    ),
    'Say whether a meltdown': said(
      /^\*\*The day after a meltdown/,
      'I had a meltdown yesterday and I am ashamed.',
    ),
    'If you support someone': said(
      /^\*\*Being with someone who has a meltdown\*\*/,
      'I support someone else. My son has meltdowns. What can I do?',
    ),
    'If somebody may get hurt': NO_REPLY,
  },
  'emotional-intelligence': {
    'Paste a message': NO_REPLY,
    'Write in the context': NO_REPLY,
    'Compare both versions': NO_REPLY,
    'Use the coach chat': said(answer, 'How do I answer a message that upset me?'),
    'Select an example': NO_REPLY,
  },
  friendship: {
    'Write about one situation': said(answer, 'My friend has not answered my message for a week.'),
    'Copy the exact words': said(
      /It can be an open answer or a soft no\./,
      'She wrote "maybe another time". What does it mean?',
    ),
    'Write "low energy today"': said(
      inShort,
      'My friend has not answered my message for a week.',
      'low energy today',
    ),
    'Ask "what can I write?"': said(
      words,
      'My friend has not answered my message for a week.',
      'what can I write?',
    ),
    'Select an example': NO_REPLY,
  },
  'life-skills': {
    'Name one task': said(/\*\*Steps\*\*\n\n1\. /, 'unopened letters'),
    'Write "step 2"': said(
      /^\*\*Step 2 of 6, in smaller pieces\*\*/,
      'unopened letters',
      'step 2',
      'smaller',
    ),
    'Write "shorter"': said(inShort, 'unopened letters', 'shorter'),
    'Write "I need a script': said(answer, 'I need a script for a call'),
    'Keep passwords': NO_REPLY,
  },
  'masking-unmasking': {
    'Describe one thing': said(answer, 'I copy how other people laugh and I am tired afterwards.'),
    'Ask how to unmask': said(/one thing less, with one person/, 'How do I unmask safely?'),
    'Ask "what can I say?"': said(words, 'How do I unmask safely?', 'what can I say?'),
    'Ask whether you may': said(
      /^\*\*Masking to stay safe is no failure\*\*/,
      'May I go on masking to stay safe?',
    ),
    'If you tried a step': said(otherWay, 'How do I unmask safely?', 'that did not work'),
  },
  'nt-translator': {
    'Write the exact words': said(
      /^\*\*play it by ear\*\*: /,
      'My boss said "let\'s play it by ear". What does it mean?',
    ),
    'Add who said it': NO_REPLY,
    'Ask about your own': said(
      /^\*\*Explaining your own direct message\*\*/,
      'My message sounded rude. How do I explain it?',
    ),
    'Select an example': NO_REPLY,
    'If an answer does not fit': said(
      otherTopics,
      'My message sounded rude. How do I explain it?',
      'not that',
    ),
  },
  'self-care-strategies': {
    'Name one thing': said(topics, 'sleep'),
    'Add what gets in the way': said(
      /Find the point at which you stop\./,
      'I cannot shower because the water hurts my skin',
    ),
    'Write "low energy today"': said(/On a day with almost no energy the list is short/, 'low energy today'),
    'Ask what you can say': said(answer, 'What can I say to a doctor?'),
    'Take questions about pain': NO_REPLY,
  },
  'social-issues': {
    'Write the place': said(
      answer,
      'At the team lunch there are ten people and I want to stay for half an hour.',
    ),
    'Write about something': said(
      /^\*\*Said the wrong thing, or understood wrongly\*\*/,
      'I said something wrong at a party and everybody was quiet.',
    ),
    'Ask how to leave early': said(answer, 'How do I leave a party early?'),
    'Ask "why do people do that?"': said(
      /^\*\*Why\*\*/,
      'How do I leave a party early?',
      'why do people do that?',
    ),
    'Select an example': NO_REPLY,
  },
  assistant: {
    'Write what happened': said(answer, 'I want to tell my boss that I am sick.'),
    'Add "keep it short"': said(
      /^(?![\s\S]*Words to use)[\s\S]*\*\*Steps\*\*/,
      'I want to tell my boss that I am sick. keep it short',
    ),
    'If an answer does not fit': said(otherTopics, 'I want to tell my boss that I am sick.', 'not that'),
    'Each answer names': said(/^\*\*Calling in sick\*\*/, 'I want to tell my boss that I am sick.'),
  },
}

let content: CoachingContent
let coach: ChatModel
beforeAll(() => {
  content = loadCoachingContent()
  coach = createBuiltInCoach({
    content,
    library: createSkillsLibrary(content),
    schedule: () => Promise.resolve(),
  })
})

async function lastReply(scope: ChatScope, turns: readonly string[]): Promise<string> {
  const messages: ChatMessage[] = []
  let reply = ''
  for (const turn of turns) {
    messages.push({ role: 'user', content: turn })
    const { signal } = new AbortController()
    const request = { scope, messages, replyLength: 'balanced' as const, signal, instruction: '' }
    reply = ''
    for await (const part of coach.stream({ ...request, maxReplyTokens: 4_000 }))
      if (part.type === 'text') reply += part.text
    messages.push({ role: 'assistant', content: reply })
  }
  return reply
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
  it.each(shown)('%s: is what the built-in coach does', async (_, { turns, reply }) => {
    expect(await lastReply(scope, turns)).toMatch(reply)
  })
})
