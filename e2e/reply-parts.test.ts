import type { Browser, Locator } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ReplyPart, writeReplyParts } from '#domain/coaching/reply-parts.ts'
import { type FakeModelServer, startFakeModelServer } from '#server/testing/fake-model-server.ts'
import {
  composerOf,
  ownMessagesOf,
  providerAt,
  repliesOf,
  sendAndWait,
  untilReplies,
} from './support/chat-steps.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { focusArrives } from './support/keyboard.ts'
import { openBrowser, openPage, type WatchedPage } from './support/open-browser.ts'
import { signUpByApi } from './support/sign-up-by-api.ts'
import { type Product, startProduct } from './support/start-product.ts'

const QUESTION =
  'My friend cancelled our plan again, an hour before. It is the third time this month. What do I do?'
/** An ordinary answer: 120 words, labels included. */
const whole: ReplyPart[] = [
  {
    kind: 'answer',
    text: 'It is tiring to plan again and again. A friend who cancels late several times shows that something about these plans does not work for them. It does not show that they dislike you. Plans can be too long, too late in the day, or too expensive.',
  },
  {
    kind: 'open',
    text: 'Only your friend knows the reason. You can ask once, and you do not have to guess.',
  },
  {
    kind: 'now',
    text: 'Choose one calm moment this week, not right after a cancelled plan, and ask one short question.',
  },
  { kind: 'words', text: 'Would shorter plans be easier for you? An hour in the park is enough.' },
  { kind: 'words', text: 'I like meeting you. Please tell me one day before.' },
]
const step: ReplyPart[] = [{ kind: 'step', number: 1, of: 2, text: 'Choose a day.' }]
const options: ReplyPart[] = [
  { kind: 'answer', text: 'I am not sure that I understood.' },
  {
    kind: 'options',
    question: 'Which is nearest?',
    options: [{ text: 'A friend is late' }, { text: 'I am too tired to meet' }],
  },
]

let product: Product
let browser: Browser
let model: FakeModelServer
let page: WatchedPage

const answerWith = (parts: ReplyPart[]) => {
  model.behavior.pieces = [writeReplyParts(parts)]
}

beforeAll(async () => {
  model = await startFakeModelServer()
  ;[product, browser] = await Promise.all([startProduct({ env: providerAt(model.url) }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await model?.close()
})
beforeEach(async () => {
  answerWith(whole)
  page = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
  await signUpByApi(page.context(), product.url)
  await page.request.patch(`${product.url}/api/settings`, { data: { gamificationEnabled: false } })
})
afterEach(async () => {
  expect(page.consoleErrors).toEqual([])
  await page.context().close()
})

const main = () => page.locator('main')
const button = (name: string) => main().getByRole('button', { name, exact: true })
const conversation = () => main().getByRole('group', { name: 'Conversation', exact: true })
const newest = () => repliesOf(page).last()
async function boxOf(element: Locator) {
  // The end of a reply draws it once more.
  await element.waitFor()
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not shown')
  return { top: box.y, bottom: box.y + box.height, right: box.x + box.width }
}
async function open(width: number, height: number, path = '/dashboard/modules/friendship') {
  await page.setViewportSize({ width, height })
  await page.goto(product.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

describe('an ordinary answer of 120 words', () => {
  it.each([
    '/dashboard',
    '/dashboard/modules/friendship',
  ])('can be read whole at 1440 by 900 px on %s', async (path) => {
    await open(1440, 900, path)
    await sendAndWait(page, QUESTION)
    // Until it is whole, its parts are drawn anew.
    await button('Not that').waitFor()
    const list = await boxOf(conversation())
    await expect.poll(async () => (await boxOf(newest())).top).toBeGreaterThanOrEqual(list.top)
    expect((await boxOf(newest().getByText('Please tell me one day before'))).bottom).toBeLessThanOrEqual(
      list.bottom,
    )
    expect((await boxOf(button('Send'))).bottom).toBeLessThanOrEqual(900)
  })

  it.each([
    [390, 844],
    [360, 640],
  ])('begins in view at %i by %i px, is read by scrolling the page, and has the input below it', async (width, height) => {
    await open(width, height)
    await sendAndWait(page, QUESTION)
    await button('Not that').waitFor()
    const scrollsInside = await conversation().evaluate(
      (list) => getComputedStyle(list).overflowY !== 'visible' || list.scrollHeight > list.clientHeight,
    )
    expect(scrollsInside).toBe(false)
    await expect
      .poll(async () => (await boxOf(newest())).top)
      .toSatisfy((top: number) => top >= 0 && top < height / 4)
    const composer = await boxOf(composerOf(page))
    expect(composer.bottom).toBeLessThanOrEqual(height)
    for (const control of await newest().getByRole('button').all())
      expect((await boxOf(control)).right).toBeLessThanOrEqual(width)
    await button('Go to newest').click()
    await expect.poll(async () => (await boxOf(newest())).bottom).toBeLessThanOrEqual(composer.top)
    await button('Go to newest').waitFor({ state: 'detached' })
    // What the Tab key comes to is not under the input.
    await page.evaluate(() => window.scrollTo(0, 0))
    await button('Not that').focus()
    expect((await boxOf(button('Not that'))).bottom).toBeLessThanOrEqual(composer.top)
  })
})

describe('the parts of a reply', () => {
  it('are asked about by keyboard, and the reply begins in view each time', async () => {
    await open(1280, 720)
    await sendAndWait(page, QUESTION)
    answerWith(step)
    await button('Steps').focus()
    await page.keyboard.press('Enter')
    await focusArrives(page, 'Conversation')
    await untilReplies(page, 2)
    expect(await ownMessagesOf(page).last().innerText()).toContain('Steps.')
    answerWith(options)
    await button('Done, next step').focus()
    await page.keyboard.press('Enter')
    await untilReplies(page, 3)
    await button('A friend is late').waitFor()
    await expect
      .poll(async () => (await boxOf(button('I am too tired to meet'))).bottom)
      .toBeLessThanOrEqual((await boxOf(conversation())).bottom)
    answerWith(whole)
    await button('A friend is late').click()
    await untilReplies(page, 4)
    expect(await ownMessagesOf(page).last().innerText()).toContain('A friend is late')
    // Of an older reply they are words alone.
    expect(await button('I am too tired to meet').count()).toBe(0)
    expect(await button('Done, next step').count()).toBe(0)
  })

  it('are announced with their labels as plain words', async () => {
    await open(1440, 900)
    await sendAndWait(page, QUESTION)
    const log = main().getByRole('log')
    await expect.poll(() => log.innerText()).toContain('Now: Choose one calm moment this week')
    expect(await log.innerText()).not.toMatch(/[*>]/)
  })

  it('are there again when the conversation is opened again, with a sentence that can be copied', async () => {
    await open(1440, 900)
    await sendAndWait(page, QUESTION)
    await page.reload()
    const sentence = main().getByText('I like meeting you. Please tell me one day before.', { exact: true })
    await sentence.waitFor()
    await button('Copy').last().focus()
    await page.keyboard.press('Enter')
    await main().getByRole('status').filter({ hasText: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'I like meeting you. Please tell me one day before.',
    )
    await button('More').click()
    await expectAccessible(page, [1440, 390])
  })

  it('are drawn in the narrow chat of the menu too', async () => {
    await open(1440, 900, '/dashboard/profile')
    await page.getByRole('button', { name: 'AI Assistant', exact: true }).click()
    const companion = page.locator('aside')
    await companion.getByRole('textbox', { name: 'Your message' }).fill(QUESTION)
    await companion.getByRole('button', { name: 'Send' }).click()
    await companion.getByRole('button', { name: 'Not that' }).waitFor()
    await companion.getByText('Now', { exact: true }).waitFor()
    expect(await companion.evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0)
  })
})
