import { beforeAll, describe, expect, it } from 'vitest'
import type { ChatMessage, ReplySource } from '#domain/coaching/contract.ts'
import { type ChatScope, moduleIds } from '#domain/coaching/module-ids.ts'
import { noPersonalChoices, type PersonalChoices } from '#domain/coaching/personal-choices.ts'
import type { ReplyLength } from '#domain/coaching/reply-length.ts'
import { readReplyParts } from '#domain/coaching/reply-parts.ts'
import { createScriptedReader, type ScriptedReading } from '../../../testing/scripted-reader.ts'
import { type CoachingContent, loadCoachingContent } from '../../content/load-coaching-content.ts'
import type { SkillsLibrary } from '../../library/skills-library.ts'
import { rememberResults } from '../../remember-results.ts'
import type { ModelPart, ModelRequest } from '../chat-model.ts'
import { createBuiltInCoach, type Schedule } from './create-built-in-coach.ts'

const SITUATION = 'friend-cancels-again-and-again'
const QUESTION = 'My friend Anna cancels again'
const script: Record<string, ScriptedReading> = {
  [QUESTION]: { situations: [[SITUATION, 0.6]] },
  'My friend cancels, or is it me': {
    situations: [
      [SITUATION, 0.4],
      ['read-and-no-reply-for-days', 0.3],
      ['cancelled-so-often-ashamed', 0.2],
    ],
  },
}

let content: CoachingContent
let waits: number[] = []
const noWaiting: Schedule = async (durationMs) => {
  waits.push(durationMs)
}
const nothingFound: SkillsLibrary = { search: () => [] }
beforeAll(() => {
  content = loadCoachingContent()
})

const coachWith = (parts: { library?: SkillsLibrary; schedule?: Schedule; reader?: typeof reader } = {}) =>
  createBuiltInCoach({ content, library: nothingFound, reader, schedule: noWaiting, ...parts })
const reader = createScriptedReader(script)

const request = (text: string, own: Partial<ModelRequest> = {}): ModelRequest => ({
  scope: 'friendship',
  messages: [{ role: 'user', content: text }],
  replyLength: 'balanced',
  signal: new AbortController().signal,
  instruction: '',
  maxReplyTokens: 4_000,
  ...own,
})

async function collect(stream: AsyncIterable<ModelPart>): Promise<ModelPart[]> {
  const parts: ModelPart[] = []
  for await (const part of stream) parts.push(part)
  return parts
}

async function ask(text: string, own: Partial<ModelRequest> = {}, coach = coachWith()) {
  const parts = await collect(coach.stream(request(text, own)))
  const sources = parts.flatMap((part): ReplySource[] => (part.type === 'sources' ? part.sources : []))
  return { text: parts.map((part) => (part.type === 'text' ? part.text : '')).join(''), sources }
}

describe('a reply', () => {
  it('is the reviewed answer of the situation, in parts that the reader of its text finds again', async () => {
    const { text, sources } = await ask(QUESTION)
    const situation = content.situations.find(({ id }) => id === SITUATION)
    expect(readReplyParts(text).map(({ kind }) => kind)).toEqual(['answer', 'open', 'now', 'words'])
    expect(text).toContain(situation?.answer)
    expect(text).toContain('\n\n> Anna, ')
    expect(sources).toEqual([
      { cardId: 'canceling-plans-with-a-friend', title: expect.any(String), module: 'friendship' },
    ])
  })

  it.each([
    ['concise', 60],
    ['balanced', 120],
    ['detailed', 250],
  ] as const)('%s: has at most %i words, for every situation', async (replyLength: ReplyLength, most) => {
    const script = Object.fromEntries(
      content.situations.map(({ id }) => [`I hate ${id}`, { situations: [[id, 0.9]] as const }]),
    )
    const coach = coachWith({ reader: createScriptedReader(script) })
    const tooLong: string[] = []
    for (const message of Object.keys(script)) {
      const { text } = await ask(message, { replyLength, saysContentNotes: true }, coach)
      const words = text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
      if (words > most) tooLong.push(`${message}: ${words}`)
    }
    expect(tooLong).toEqual([])
  })

  it('ends within what is left to spend, after a whole sentence', async () => {
    const { text } = await ask(QUESTION, { maxReplyTokens: 60 })
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(32)
    expect(text).toMatch(/\.$/)
  })

  it('names the difficult matters of its card first, where the person wants that', async () => {
    const noted = content.situations.find(({ cardId }) =>
      content.cards.some(({ id, contentNotes }) => id === cardId && contentNotes.includes('violence')),
    )
    const reader = createScriptedReader({ it: { situations: [[noted?.id ?? '', 0.9]] } })
    const coach = coachWith({ reader })
    expect((await ask('it', { saysContentNotes: true }, coach)).text).toMatch(
      /^Content note: this reply speaks about/,
    )
    expect((await ask('it', {}, coach)).text).not.toContain('Content note')
  })

  it('after a disclosure that is made small says that speaking stays possible', async () => {
    const { text } = await ask('forget it', { isAfterDisclosure: true })
    expect(text).toContain('[Get help](/dashboard/help)')
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
      'Why?',
      'quantum physics',
      'Steps.',
    ]
    for (const scope of ['assistant', ...moduleIds] as readonly ChatScope[]) {
      for (const turn of turns) {
        const { text } = await ask(turn, { scope })
        expect(text).not.toMatch(/therap|treatment|diagnos|symptom|disorder|normal|!/i)
      }
    }
  })

  it('say what it is when somebody asks', async () => {
    expect((await ask('are you an AI?')).text).toMatch(
      /the built-in coach: software, not a person, and not an AI model/,
    )
  })
})

describe('the stream', () => {
  it('names its sources first, then gives the text in pieces with a pause between them', async () => {
    waits = []
    const parts = await collect(coachWith().stream(request(QUESTION)))
    expect(parts[0]?.type).toBe('sources')
    expect(parts.slice(1).every((part) => part.type === 'text')).toBe(true)
    expect(parts.length).toBeGreaterThan(15)
    expect(waits).toEqual(Array.from({ length: parts.length - 2 }, () => 15))
  })

  it('names none where no card was used', async () => {
    expect((await ask('hello')).sources).toEqual([])
  })

  it('ends at once and without an error when it is stopped', async () => {
    const stop = new AbortController()
    const parts: ModelPart[] = []
    for await (const part of coachWith().stream(request(QUESTION, { signal: stop.signal }))) {
      parts.push(part)
      if (parts.length === 4) stop.abort()
    }
    expect(parts).toHaveLength(4)
  })

  it('ends without an error when it is stopped while it waits', async () => {
    const stop = new AbortController()
    const stopping = coachWith({
      schedule: async (_durationMs, signal) => {
        stop.abort()
        signal.throwIfAborted()
      },
    })
    const parts = await collect(stopping.stream(request(QUESTION, { signal: stop.signal })))
    expect(parts.map(({ type }) => type)).toEqual(['sources', 'text'])
  })

  it('says nothing when it was stopped before it began', async () => {
    expect(await collect(coachWith().stream(request(QUESTION, { signal: AbortSignal.abort() })))).toEqual([])
  })
})

describe('the choices of the questionnaire', () => {
  const chosen = (personal: Partial<PersonalChoices>) => ({ personal: { ...noPersonalChoices, ...personal } })
  const both = 'My friend cancels, or is it me'

  it('greet by name', async () => {
    expect((await ask('hello', chosen({ name: 'Fern' }))).text).toMatch(/^Hello, Fern\./)
  })

  it('keep a topic to avoid from being offered', async () => {
    const card = content.cards.find(({ id }) => id === 'friend-does-not-answer')
    const finding: SkillsLibrary = {
      search: () => (card ? [{ card, score: 1, confidence: 'strong' }] : []),
    }
    const offered = async (topicsToAvoid: string) =>
      (await ask(both, chosen({ topicsToAvoid }), coachWith({ library: finding }))).text
    expect(await offered('')).toContain('- [ ] My friend read my message')
    expect(await offered('silence')).not.toContain('- [ ] My friend read my message')
  })

  it('look at a hundred topics to avoid at most, however many are written', async () => {
    const searched: string[] = []
    const library: SkillsLibrary = {
      search: (query) => {
        searched.push(query)
        return []
      },
    }
    const topicsToAvoid = Array.from({ length: 500 }, (_, index) => `topic${index}`).join(',')
    await ask('hello', chosen({ topicsToAvoid }), coachWith({ library }))
    expect(searched).toHaveLength(100)
  })
})

describe('a long conversation', () => {
  const turns = (count: number) =>
    Array.from(
      { length: count },
      (_, index): ChatMessage => ({
        role: index % 2 === 0 ? 'user' : 'assistant',
        content: index % 2 === 0 ? `My neighbor is loud on floor ${index}, what can I do?` : 'A reply.',
      }),
    )

  it('of the greatest allowed length is gone through and answered', async () => {
    expect((await ask('', { scope: 'assistant', messages: turns(99) })).text).not.toBe('')
  })

  it('costs the readings of its new message alone, however many came before', async () => {
    let readings = 0
    const counting = rememberResults((text) => {
      readings++
      return reader(text)
    })
    const coach = coachWith({ reader: counting })
    await ask('', { messages: turns(19) }, coach)
    const before = readings
    await ask('', { messages: turns(21) }, coach)
    // The message as it stands, and once more beside the one before it.
    expect(readings - before).toBeLessThanOrEqual(2)
  })
})
