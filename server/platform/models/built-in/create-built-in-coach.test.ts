import { beforeAll, describe, expect, it } from 'vitest'
import { noPersonalChoices, type PersonalChoices } from '#domain/coaching/built-in-coach/personal-choices.ts'
import { COACH_LINE } from '#domain/coaching/built-in-coach/reply-texts.ts'
import type { ChatMessage, ReplySource } from '#domain/coaching/contract.ts'
import { type ChatScope, moduleIds } from '#domain/coaching/module-ids.ts'
import type { ReplyLength } from '#domain/coaching/reply-length.ts'
import { type CoachingContent, loadCoachingContent } from '../../content/load-coaching-content.ts'
import { createSkillsLibrary } from '../../library/create-skills-library.ts'
import type { SkillsLibrary } from '../../library/skills-library.ts'
import type { ChatModel, ModelPart } from '../chat-model.ts'
import { createBuiltInCoach, type Schedule } from './create-built-in-coach.ts'

let content: CoachingContent
let coach: ChatModel
let waits: number[] = []

const noWaiting: Schedule = async (durationMs) => {
  waits.push(durationMs)
}

beforeAll(() => {
  content = loadCoachingContent()
  coach = createBuiltInCoach({ content, library: createSkillsLibrary(content), schedule: noWaiting })
})

type Asked = {
  scope: ChatScope
  messages: readonly ChatMessage[]
  replyLength?: ReplyLength
  signal?: AbortSignal
}

const request = ({
  scope,
  messages,
  replyLength = 'balanced',
  signal = new AbortController().signal,
}: Asked) => coach.stream({ scope, messages, replyLength, signal, instruction: '', maxReplyTokens: 4_000 })

async function collect(stream: AsyncIterable<ModelPart>): Promise<ModelPart[]> {
  const parts: ModelPart[] = []
  for await (const part of stream) parts.push(part)
  return parts
}

async function ask(scope: ChatScope, question: string, replyLength?: ReplyLength) {
  const parts = await collect(
    request({ scope, messages: [{ role: 'user', content: question }], replyLength }),
  )
  const sources = parts.flatMap((part): ReplySource[] => (part.type === 'sources' ? part.sources : []))
  return { text: parts.map((part) => (part.type === 'text' ? part.text : '')).join(''), sources }
}

describe('example questions', () => {
  const scopesWithExamples = () =>
    [...moduleIds.map((id) => content.modules.get(id)), content.assistant].flatMap((module) =>
      (module?.examples ?? []).map((question) => ({ scope: module?.id as ChatScope, question })),
    )

  it('find their own card, in their module and with the assistant', async () => {
    expect(scopesWithExamples()).toHaveLength(69)
    for (const { scope, question } of scopesWithExamples()) {
      const own = content.cards.find(({ questions }) => questions.includes(question))
      for (const where of new Set([scope, 'assistant' as const])) {
        const { sources, text } = await ask(where, question)
        expect(sources[0]?.cardId, `${where}: ${question}`).toBe(own?.id)
        expect(text).toContain(own?.title)
      }
    }
  })

  it('of one page get answers that are all different', async () => {
    const answers = new Map<string, string>()
    for (const { scope, question } of scopesWithExamples()) {
      const { text } = await ask(scope, question)
      const key = `${scope}:${text}`
      expect(answers.get(key), question).toBeUndefined()
      answers.set(key, question)
    }
  })
})

describe('questions on the cards', () => {
  it('are answered with their card, not taken for small talk', async () => {
    for (const { id, module, questions } of content.cards) {
      for (const question of questions) {
        expect((await ask(module, question)).sources[0]?.cardId, question).toBe(id)
      }
    }
  })
})

describe('words of the coach', () => {
  it('never speak of therapy, treatment or diagnosis, and never cheer', async () => {
    const turns = [
      'hello',
      'what can you do',
      'who are you',
      'thanks',
      'bye',
      'why?',
      'quantum physics',
      'am I autistic?',
    ]
    for (const scope of ['assistant', ...moduleIds] as const) {
      for (const turn of turns) {
        const { text } = await ask(scope, turn)
        expect(text).not.toMatch(/therap|treatment|diagnos|symptom|disorder|normal|!/i)
        expect(text.endsWith(COACH_LINE)).toBe(true)
      }
    }
  })
})

describe('the stream', () => {
  const question: Asked = {
    scope: 'life-skills',
    messages: [{ role: 'user', content: 'How do I cook pasta?' }],
  }

  it('names its sources first, then gives the text in pieces with a pause between them', async () => {
    waits = []
    const parts = await collect(request(question))
    expect(parts[0]).toEqual({
      type: 'sources',
      sources: [{ cardId: 'cooking-a-first-meal', title: expect.any(String), module: 'life-skills' }],
    })
    expect(parts.slice(1).every((part) => part.type === 'text')).toBe(true)
    expect(parts.length).toBeGreaterThan(20)
    expect(waits).toEqual(Array.from({ length: parts.length - 2 }, () => 15))
  })

  it('names none where no card was used', async () => {
    expect((await ask('life-skills', 'hello')).sources).toEqual([])
  })

  it('ends at once and without an error when it is stopped', async () => {
    const stop = new AbortController()
    const parts: ModelPart[] = []
    for await (const part of request({ ...question, signal: stop.signal })) {
      parts.push(part)
      if (parts.length === 4) stop.abort()
    }
    expect(parts).toHaveLength(4)
  })

  it('ends without an error when it is stopped while it waits', async () => {
    const stop = new AbortController()
    const stopping = createBuiltInCoach({
      content,
      library: createSkillsLibrary(content),
      schedule: async (_durationMs, signal) => {
        stop.abort()
        signal.throwIfAborted()
      },
    })
    const parts = await collect(
      stopping.stream({
        ...question,
        signal: stop.signal,
        instruction: '',
        replyLength: 'balanced',
        maxReplyTokens: 4_000,
      }),
    )
    expect(parts.map(({ type }) => type)).toEqual(['sources', 'text'])
  })

  it('says nothing when it was stopped before it began', async () => {
    expect(await collect(request({ ...question, signal: AbortSignal.abort() }))).toEqual([])
  })
})

describe('the choices of the questionnaire', () => {
  const greet = async (personal: Partial<PersonalChoices>, asked = coach) => {
    const messages: ChatMessage[] = [{ role: 'user', content: 'hello' }]
    const parts = await collect(
      asked.stream({
        scope: 'assistant',
        messages,
        replyLength: 'balanced',
        personal: { ...noPersonalChoices, ...personal },
        signal: new AbortController().signal,
        instruction: '',
        maxReplyTokens: 4_000,
      }),
    )
    const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
    const titles = [...text.matchAll(/^- (.+)$/gm)].map(([, title]) => title)
    return titles.map((title) => content.cards.find((card) => card.title === title))
  }

  it('put the topics of the goals first', async () => {
    const modules = (await greet({ goals: ['life-skills'] })).map((card) => card?.module)
    expect(modules[0]).toBe('life-skills')
  })

  it('keep a topic to avoid from being named', async () => {
    const [first] = await greet({})
    expect(first).toBeDefined()
    const named = await greet({ topicsToAvoid: first?.title ?? '' })
    expect(named).not.toContain(first)
    expect(named).toHaveLength(3)
  })

  it('look at a hundred topics to avoid at most, however many are written', async () => {
    const searched: string[] = []
    const library: SkillsLibrary = {
      search: (query) => {
        searched.push(query)
        return []
      },
    }
    const listing = createBuiltInCoach({ content, library, schedule: noWaiting })
    const topicsToAvoid = Array.from({ length: 500 }, (_, index) => `topic${index}`).join(',')
    await greet({ topicsToAvoid }, listing)
    expect(searched.filter((query) => query.startsWith('topic'))).toHaveLength(100)
  })
})

describe('a long conversation', () => {
  it('of the greatest allowed length is gone through and answered', async () => {
    const messages: ChatMessage[] = Array.from({ length: 99 }, (_, index) => ({
      role: index % 2 === 0 ? 'user' : 'assistant',
      content: index % 2 === 0 ? `My neighbor is loud on floor ${index}, what can I do?` : 'A reply.',
    }))
    const parts = await collect(request({ scope: 'assistant', messages }))
    expect(parts.length).toBeGreaterThan(1)
  })

  it('costs the searches of its new message alone, however many came before', async () => {
    const library = createSkillsLibrary(content)
    let searches = 0
    const counting: typeof library = {
      search: (...query) => {
        searches++
        return library.search(...query)
      },
    }
    const long = createBuiltInCoach({ content, library: counting, schedule: noWaiting })
    const turns = (count: number) =>
      Array.from({ length: count }, (_, index): ChatMessage => {
        return { role: 'user', content: `How do I say no to invitashun number ${index}?` }
      })
    const answer = (messages: ChatMessage[]) =>
      collect(
        long.stream({
          scope: 'assistant',
          messages,
          replyLength: 'balanced',
          signal: new AbortController().signal,
          instruction: '',
          maxReplyTokens: 4_000,
        }),
      )
    await answer(turns(19))
    const before = searches
    expect(before).toBeGreaterThanOrEqual(19)
    await answer(turns(20))
    // The message as it stands, and once more beside the one before it.
    expect(searches - before).toBeLessThanOrEqual(2)
  })
})
