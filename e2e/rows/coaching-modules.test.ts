import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CoachingModule } from '#domain/coaching/coaching-module.ts'
import { type ModuleId, moduleIds } from '#domain/coaching/module-ids.ts'
import { type FakeModelServer, startFakeModelServer } from '#server/testing/fake-model-server.ts'
import { exampleOf, providerAt, sendAndWait, untilReplies } from '../support/chat-steps.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { signUpByApi } from '../support/sign-up-by-api.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { expectToastFor, stopClock, toastIn, toldIn } from '../support/toasts.ts'

let product: Product
let browser: Browser
let model: FakeModelServer

beforeAll(async () => {
  model = await startFakeModelServer({ pieces: ['A short reply.'] })
  ;[product, browser] = await Promise.all([startProduct({ env: providerAt(model.url) }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await model?.close()
})

const GATHER_MS = 100
const LONGEST_TOAST_MS = 5_000
const wordsOf = (id: ModuleId): CoachingModule =>
  JSON.parse(readFileSync(new URL(`../../content/modules/${id}/module.json`, import.meta.url), 'utf8'))
const occurrence = () => ({ id: crypto.randomUUID(), at: new Date().toISOString(), timeZone: 'UTC' })
const progressOf = async (page: Page) =>
  (await (await page.request.get(`${product.url}/api/progress`)).json()).state
/** Whatever waits to be told is told, and goes. */
const letToastsGo = (page: Page) => page.clock.runFor(4 * LONGEST_TOAST_MS)

async function openAsNewPerson(): Promise<WatchedPage> {
  const page = await openPage(browser)
  await page.clock.install()
  await signUpByApi(page.context(), product.url)
  await page.goto(`${product.url}/dashboard`)
  await page.getByText('0 points, 1-day streak').waitFor()
  return page
}
async function openModule(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

const deepConversations: Record<string, [title: string, description?: string]> = {
  'nt-translator': ['Deep Conversation!', "You're having an extended conversation - great way to learn!"],
  friendship: ['Deep Conversation!', 'You sent 5 messages about friendship in this visit.'],
  'dating-relationships': [
    'Deep Conversation!',
    'You sent 5 messages about dating and relationships in this visit.',
  ],
  'social-issues': ['Deep Conversation!', 'You sent 5 messages about social situations in this visit.'],
  'emotion-management': ['Deep Emotional Exploration!'],
  'autistic-burnout': ['Deep Burnout Discussion!'],
  'anxiety-management': ['Deep Anxiety Discussion!'],
  'conquering-bullies': ['Deep Bullying Discussion!'],
  'self-care-strategies': ['Deep Self-Care Discussion!'],
  'masking-unmasking': ['Deep Masking Discussion!'],
  'emotional-intelligence': ['Deep Communication Discussion!'],
  coaching: ['Deep Coaching Session!'],
  'life-skills': ['Deep Life Skills Session!'],
}
const exampleCounts: Partial<Record<ModuleId, number>> = { 'nt-translator': 4, 'life-skills': 6 }

/** Half of the modules each: nobody sends all these messages within a minute. */
describe.each([[moduleIds.slice(0, 7)], [moduleIds.slice(7)]])('the modules %j', (ids) => {
  let page: WatchedPage

  beforeAll(async () => {
    page = await openAsNewPerson()
    // Achievements would be told among the rest; they are unlocked before.
    const steps = { 'first-chat': 1, 'conversation-master': 10, 'diverse-learner': 5, 'deep-dive': 5 }
    const events = Object.entries(steps).flatMap(([achievement, count]) =>
      Array.from({ length: count }, () => ({
        ...occurrence(),
        type: 'demo-achievement-advanced',
        achievement,
      })),
    )
    const reply = await page.request.post(`${product.url}/api/progress/events`, { data: { events } })
    expect(reply.status()).toBe(200)
    await page.getByText('105 points, 1-day streak').waitFor()
    await stopClock(page)
    await letToastsGo(page)
  })
  afterAll(async () => {
    expect(page.consoleErrors).toEqual([])
    await page.context().close()
  })

  it.each(
    ids,
  )('%s: title, intro, greeting, how-to and examples; exactly five messages are a deep conversation', async (id) => {
    const { title, intro, greeting, howTo, examples } = wordsOf(id)
    await openModule(page, title)
    await page.locator('main').getByText(intro, { exact: true }).waitFor()
    const conversation = page.locator('main').getByRole('group', { name: 'Conversation' })
    await conversation.getByText(greeting).waitFor()
    expect(await conversation.getByRole('listitem').count(), 'the greeting alone').toBe(1)
    const howToUse = page.getByRole('region', { name: 'How to Use This Tool' })
    // By keyboard: a pointer left there would hold the messages that come to lie under it.
    await howToUse.getByRole('button', { expanded: false }).press('Enter')
    const steps = howToUse.getByRole('listitem')
    await expect.poll(() => steps.allTextContents()).toEqual(howTo)
    const questions = page.getByRole('region', { name: 'Example Questions' }).getByRole('button')
    await expect.poll(() => questions.allTextContents()).toEqual(examples)
    expect(examples).toHaveLength(exampleCounts[id] ?? 5)
    const panel = page.getByRole('region', { name: 'Chat with the coach' })
    // The window of 900 px has more than the specified least heights.
    expect(await panel.evaluate((element) => getComputedStyle(element).minHeight)).toBe(`${900 - 152}px`)
    await letToastsGo(page)
    await sendAndWait(page, 'Message 1')
    await letToastsGo(page)
    const told = await toldIn(page)
    expect(told.slice(0, 2)).toEqual(['+3 interaction points!', '+2 learning points!'])
    for (const count of [2, 3, 4]) await sendAndWait(page, `Message ${count}`)
    await page.clock.runFor(GATHER_MS)
    expect(await toldIn(page), 'nothing from the second to the fourth').toEqual(told)
    await sendAndWait(page, 'Message 5')
    await page.clock.runFor(GATHER_MS)
    const [deepTitle, description] = deepConversations[id] ?? ['']
    await expectToastFor(page, { title: deepTitle, ...(description && { description }), durationMs: 3_000 })
    expect((await toldIn(page)).slice(0, 2)).toEqual([deepTitle, '+10 learning points!'])
  })

  it('the sixth message is told nothing', async () => {
    await letToastsGo(page)
    await sendAndWait(page, 'Message 6')
    await page.clock.runFor(GATHER_MS)
    expect(await toastIn(page).count()).toBe(0)
  })
})

/** One person's way through the modules, step after step on one page. */
describe('what is done in a module', () => {
  let page: WatchedPage

  beforeAll(async () => {
    page = await openAsNewPerson()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await stopClock(page)
    await letToastsGo(page)
  })
  afterAll(() => page.context().close())

  /** What the server holds once the page has sent what happened. */
  async function expectCounted(
    total: number,
    achievements: Record<string, { progress: number; unlocked: boolean }>,
  ): Promise<void> {
    await expect
      .poll(async () => {
        await page.clock.runFor(500)
        const state = await progressOf(page)
        return { total: state.points.total, achievements: state.achievements }
      })
      .toMatchObject({ total, achievements })
  }
  const streaks = { 'daily-streak-3': { progress: 1, unlocked: false } }
  const reached = (progress: number, unlocked = false) => ({ progress, unlocked })

  it('opening one gives 2 points and +1 diverse-learner', async () => {
    await openModule(page, 'NT Translator')
    await expectCounted(2, { ...streaks, 'diverse-learner': reached(1) })
  })

  it('an example question gives 5 points, beside those of a first message: 3, and +1 first-chat', async () => {
    await exampleOf(page).click()
    await untilReplies(page, 1)
    await expectCounted(2 + 5 + 3 + 10, {
      'first-chat': reached(1, true),
      'conversation-master': reached(1),
    })
  })

  it('messages are counted for one visit of the page: two and three are no deep conversation', async () => {
    await sendAndWait(page, 'The second')
    await openModule(page, 'Friendship Coach')
    await openModule(page, 'NT Translator')
    for (const text of ['The third', 'The fourth', 'The fifth']) await sendAndWait(page, text)
    await expectCounted(20 + 2 + 3, {
      'diverse-learner': reached(2),
      'conversation-master': reached(5),
    })
    expect((await progressOf(page)).achievements['deep-dive']).toBeUndefined()
  })

  it('the rewriter has fields of 120, 80 and 60 px, and sends nothing without a message', async () => {
    await openModule(page, 'Emotional Intelligence Helper')
    // It is loaded by itself, and React shows what was loaded after a moment of its own.
    const form = page.getByLabel('Original message')
    await expect.poll(() => page.clock.runFor(GATHER_MS).then(() => form.count())).toBe(1)
    const heights = ['Original message', 'Context (optional)', 'Relationship (optional)'].map((label) =>
      page.getByLabel(label).evaluate((field) => getComputedStyle(field).minHeight),
    )
    expect(await Promise.all(heights)).toEqual(['120px', '80px', '60px'])
    const before = model.requests.length
    await page.getByRole('button', { name: 'Rewrite Message' }).click()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
    expect(model.requests).toHaveLength(before)
    await letToastsGo(page)
  })

  const result = () =>
    page
      .locator('main section')
      .filter({ has: page.getByText('Rewritten Message:') })
      .last()
  const rewrite = () => page.getByRole('button', { name: 'Rewrite Message' }).click()

  it('a rewrite is told for 3 seconds and gives 10 points, and 5 for the tool', async () => {
    model.behavior.pieces = ['{"text": "Please answer me ', 'by Friday.", "changes": []}']
    await page.getByLabel('Original message').fill('answer me')
    await rewrite()
    await expectToastFor(page, {
      title: 'Message Rewritten!',
      description: 'Your message has been rewritten to improve clarity and effectiveness.',
      durationMs: 3_000,
    })
    expect(JSON.stringify(model.requests.at(-1))).toMatch(
      /No specific context provided\..*No specific relationship information provided\./,
    )
    await result().getByText('Please answer me by Friday.', { exact: true }).waitFor()
    await expectCounted(25 + 2 + 10 + 5, { 'diverse-learner': reached(3) })
    await letToastsGo(page)
  })

  it('its result is copied, told for 2 seconds, and replaced by a later one', async () => {
    await page.getByRole('button', { name: 'Copy to Clipboard' }).click()
    await expectToastFor(page, {
      title: 'Copied to clipboard!',
      description: 'The rewritten message has been copied to your clipboard.',
      durationMs: 2_000,
    })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Please answer me by Friday.')
    model.behavior.pieces = ['{"text": "Could you answer me by Friday?", "changes": []}']
    await rewrite()
    await result().getByText('Could you answer me by Friday?', { exact: true }).waitFor()
    expect(await page.getByText('Please answer me by Friday.').count()).toBe(0)
    await letToastsGo(page)
  })

  it("a rewrite that fails shows nothing and is logged: 'Error getting rewrite'", async () => {
    expect(page.consoleErrors).toEqual([])
    model.behavior.status = 500
    await rewrite()
    await expect.poll(() => page.consoleErrors.join('\n')).toContain('Error getting rewrite')
    model.behavior.status = undefined
    await page.clock.runFor(GATHER_MS)
    expect(await toastIn(page).count()).toBe(0)
    await result().getByText('Could you answer me by Friday?').waitFor()
    await expect.poll(() => page.getByLabel('Original message').inputValue()).toBe('answer me')
  })

  it('is listed under Recent Activity in words', async () => {
    await page.getByRole('link', { name: 'Gamification', exact: true }).click()
    const lines = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').locator('p')
    await lines.first().waitFor()
    const listed = await lines.allTextContents()
    expect(listed).toHaveLength(10)
    expect(listed).toEqual(
      expect.arrayContaining([
        'Started a conversation',
        'Unlocked achievement: First Chat',
        'Visited Friendship Coach module',
        'Visited Emotional Intelligence Helper module',
        'Rewrote a message',
        'Used a tool',
        'Reached level 2: Explorer',
      ]),
    )
  })
})
