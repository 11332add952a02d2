import { beforeEach, describe, expect, it } from 'vitest'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import type { SkillCardReply, SkillCardsReply, SkillSearchReply } from '#domain/skills/contract.ts'
import { skillCardReply, skillCardsReply, skillSearchReply } from '#domain/skills/contract.ts'
import { sectionBlocks } from '#domain/skills/section-blocks.ts'
import { createSkillsLibrary } from '../../platform/library/create-skills-library.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'

const test = setUpTestApp({ services: ({ content }) => ({ library: createSkillsLibrary(content) }) })
let userId: string

beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

const get = (path: string, id = userId) => test.send('GET', path, { headers: test.as(id) })
const list = async (id?: string) => (await (await get('/api/skills', id)).json()) as SkillCardsReply
const read = async (path: string) => (await (await get(`/api/skills/${path}`)).json()) as SkillCardReply
const sendSearch = (body: object) =>
  test.send('POST', '/api/skills/search', { headers: test.as(userId), body })
async function search(query: string, more: object = {}): Promise<SkillSearchReply> {
  const reply = await sendSearch({ query, ...more })
  expect(reply.status).toBe(200)
  return skillSearchReply.parse(await reply.json())
}
const ids = ({ cards }: SkillSearchReply) => cards.map(({ id }) => id)

describe('without a session', () => {
  it.each([
    ['GET', '/api/skills'],
    ['GET', '/api/skills/nt-translator/sarcasm-and-jokes'],
    ['POST', '/api/skills/search'],
  ])('%s %s is refused', async (method, path) => {
    const reply = await test.send(method, path, method === 'GET' ? {} : { body: { query: 'sarcasm' } })
    expect(reply.status).toBe(401)
  })
})

describe('the list', () => {
  it('holds every card, module by module in the order of the menu, by title within', async () => {
    const { cards } = skillCardsReply.parse(await list())
    expect(cards).toHaveLength(test.services.content.cards.length)
    expect([...new Set(cards.map(({ module }) => module))]).toEqual([...moduleIds])
    const titles = cards.filter(({ module }) => module === 'friendship').map(({ title }) => title)
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  it('names difficult matters before a card that speaks about them, and nothing before most cards', async () => {
    const { cards } = await list()
    const notesOf = (id: string) => cards.find((card) => card.id === id)?.contentNotes
    expect(notesOf('relationship-warning-signs')).toEqual(['abuse', 'violence'])
    expect(notesOf('grief-after-a-death')).toEqual(['death'])
    expect(notesOf('sarcasm-and-jokes')).toEqual([])
    const noted = cards.filter(({ contentNotes }) => contentNotes.length > 0)
    expect(noted.length).toBeLessThan(cards.length / 5)
  })

  it('can be read after the subscription has ended', async () => {
    const former = await test.addUser(crypto.randomUUID(), undefined, { isSubscribed: false })
    expect((await list(former)).cards.length).toBeGreaterThan(100)
  })
})

describe('a card', () => {
  it('comes with its text and the cards that are related to it', async () => {
    const reply = skillCardReply.parse(await read('nt-translator/asking-what-someone-means'))
    expect(reply.card).toMatchObject({ id: 'asking-what-someone-means', module: 'nt-translator' })
    expect(reply.card.sections.steps).toContain('1. Find the smallest unclear piece')
    expect(reply.related.map(({ id }) => id)).toEqual(['circle-back-meaning', 'indirect-requests-and-hints'])
  })

  it('comes with the exercises for it', async () => {
    const reply = skillCardReply.parse(await read('friendship/canceling-plans-with-a-friend'))
    expect(reply.exercises).toContainEqual({
      id: 'a-friend-calls-off-the-museum',
      title: 'Adaeze calls off the museum',
      minutes: 5,
    })
  })

  it('comes with its content notes, and so do the cards around it', async () => {
    const reply = await read('dating-relationships/relationship-warning-signs')
    expect(reply.card.contentNotes).toEqual(['abuse', 'violence'])
    expect(reply.related.map(({ id, contentNotes }) => [id, contentNotes])).toContainEqual([
      'consent-in-dating',
      ['sexual matters', 'abuse'],
    ])
  })

  it('of the content holds nothing but paragraphs, lists and bold', () => {
    for (const { id, sections } of test.services.content.cards) {
      for (const text of Object.values(sections)) {
        const shown = sectionBlocks(text).flatMap(({ lines }) =>
          lines.flatMap((line) => line.map((span) => span.text)),
        )
        expect([id, shown.join(' ')]).toEqual([id, expect.not.stringMatching(/[*`<>|#]|\]\(/)])
      }
    }
  })

  it('has the neighbors of the list, and none at the ends of its module', async () => {
    const { cards } = await list()
    const own = cards.filter(({ module }) => module === 'friendship')
    const [first, second] = own
    expect(await read(`friendship/${first?.id}`)).toMatchObject({ previous: null, next: second })
    expect(await read(`friendship/${second?.id}`)).toMatchObject({ previous: first })
    expect(await read(`friendship/${own.at(-1)?.id}`)).toMatchObject({ next: null })
  })

  it.each([
    'nt-translator/no-such-card',
    'friendship/sarcasm-and-jokes',
    'telepathy/sarcasm-and-jokes',
  ])('%s does not exist', async (path) => {
    const reply = await get(`/api/skills/${path}`)
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ code: 'not-found' })
  })
})

describe('the search', () => {
  it.each([
    ['words', 'sarcasm'],
    ['typing errors', 'sarcsm'],
    ['an unfinished word', 'sarc'],
    ['a sentence', 'I never know if people are being sarcastic'],
  ])('understands %s', async (_, query) => {
    const found = await search(query)
    expect(ids(found)[0]).toBe('sarcasm-and-jokes')
    expect(found.safety).toBeNull()
  })

  it('finds cards of all modules, each once', async () => {
    const found = await search('meltdown')
    expect(new Set(ids(found)).size).toBe(found.cards.length)
    expect(new Set(found.cards.map(({ module }) => module)).size).toBeGreaterThan(1)
  })

  it('finds nothing where the library has nothing', async () => {
    expect(await search('quantum chromodynamics')).toEqual({ cards: [], safety: null })
  })

  it('answers a sign of danger with the safety card, until it was meant otherwise', async () => {
    const raised = await search('I want to kill myself')
    expect(raised).toMatchObject({ cards: [], safety: { topic: 'suicide' } })
    const meant = await search('I want to kill myself', { safetyAcknowledged: true })
    expect(meant.safety).toBeNull()
  })

  it.each([
    ['no text', {}],
    ['a blank text', { query: '   ' }],
    ['one letter', { query: 'a' }],
    ['more than 200 characters', { query: 'x'.repeat(201) }],
    ['a list', { query: ['sarcasm'] }],
    ['an unknown field', { query: 'sarcasm', userId: 'someone' }],
  ])('refuses %s', async (_, body) => {
    const reply = await sendSearch(body)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'invalid-request' })
  })

  it('repeats nothing of the text in a refusal', async () => {
    const reply = await sendSearch({ query: `private ${'x'.repeat(200)}` })
    expect(reply.status).toBe(400)
    expect(await reply.text()).not.toContain('private')
  })

  it('is limited to what a person types', async () => {
    const replies = await Promise.all(Array.from({ length: 241 }, () => sendSearch({ query: 'sarcasm' })))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})
