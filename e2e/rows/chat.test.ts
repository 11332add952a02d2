import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeModelServer, startFakeModelServer } from '#server/testing/fake-model-server.ts'
import {
  composerOf,
  exampleOf,
  ownMessagesOf,
  providerAt,
  repliesOf,
  sendAndWait,
  untilReplies,
} from '../support/chat-steps.ts'
import { closeToast, expectToast } from '../support/expect-toast.ts'
import { saveLook } from '../support/looks.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { signUpByApi } from '../support/sign-up-by-api.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { toastIn } from '../support/toasts.ts'

let product: Product
let browser: Browser
let model: FakeModelServer
let storage: Awaited<ReturnType<BrowserContext['storageState']>>
let page: WatchedPage

const usual = { pieces: ['A short ', 'reply.'], firstDelayMs: 0, delayMs: 0 }
const NEVER_MS = 600_000
const CHAT_FAILURE = 'Error: Failed to get a response. Please try again.'

beforeAll(async () => {
  model = await startFakeModelServer(usual)
  ;[product, browser] = await Promise.all([startProduct({ env: providerAt(model.url) }), openBrowser()])
  const person = await browser.newContext()
  await signUpByApi(person, product.url)
  storage = await person.storageState()
  // Nothing is resumed: each journey begins with an empty conversation.
  await person.request.patch(`${product.url}/api/settings`, { data: { dataCollection: false } })
  await person.close()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await model?.close()
})
beforeEach(async () => {
  model.behavior = { ...usual }
  page = await openPage(browser, { storageState: storage })
  await open('coaching')
})
afterEach(() => page.context().close())

async function open(slug: string, at: Page = page): Promise<void> {
  await at.goto(`${product.url}/dashboard/modules/${slug}`)
  await composerOf(at).waitFor()
}
const type = async (text: string, at: Page = page) => {
  await composerOf(at).fill(text)
  await composerOf(at).press('Enter')
}
const draft = (at: Page = page) => composerOf(at).inputValue()
const button = (name: string) => page.locator('main').getByRole('button', { name, exact: true })

describe('a conversation', () => {
  it('keeps the lines of the person as plain text, and shows the reply as Markdown', async () => {
    model.behavior.pieces = [
      'Two **meanings**:\n\n1. now\n2. later\n\n| cue | means |\n| - | - |\n| *soon* | `?` |\n',
    ]
    await composerOf(page).fill('**How** do I\n<b>say no</b>?')
    await button('Send').click()
    await untilReplies(page, 1)
    const own = ownMessagesOf(page).first()
    expect(await own.innerText()).toContain('**How** do I\n<b>say no</b>?')
    // The first reply stands there as plain text until the part that draws Markdown has loaded.
    for (const element of ['strong', 'ol > li', 'table', 'em', 'code'])
      await repliesOf(page).first().locator(element).first().waitFor()
    expect(page.consoleErrors).toEqual([])
  })

  it('begins each line on its own side, from the right where it is written so', async () => {
    model.behavior.pieces = ['שלום עולם.\n\nAnd in English.']
    await composerOf(page).fill('مرحبا (كيف أنام؟)\nA line in English, which is the longest.\nIn English.')
    /** How far the first or the last line of an element stands from each side of it. */
    const sides = (lines: Locator, which: 'first' | 'last' = 'first') =>
      lines.evaluate((element, wanted) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const all = [...range.getClientRects()].filter(({ width }) => width > 0)
        const bottoms = all.map(({ bottom }) => bottom)
        const edge = wanted === 'first' ? Math.min(...bottoms) : Math.max(...bottoms)
        const line = all.filter(({ bottom }) => bottom === edge)
        const box = element.getBoundingClientRect()
        return {
          left: Math.min(...line.map(({ left }) => left)) - box.left,
          right: box.right - Math.max(...line.map(({ right }) => right)),
        }
      }, which)
    const right = { left: expect.toSatisfy((px) => px > 20), right: expect.closeTo(0, 0) }
    const left = { left: expect.closeTo(0, 0), right: expect.toSatisfy((px) => px > 20) }
    expect(await composerOf(page).evaluate((field) => getComputedStyle(field).unicodeBidi)).toBe('plaintext')
    await button('Send').click()
    await untilReplies(page, 1)
    const own = ownMessagesOf(page).first().locator('p').last()
    expect(await sides(own)).toEqual(right)
    expect(await sides(own, 'last')).toEqual(left)
    const line = (text: string) => repliesOf(page).first().locator('p', { hasText: text })
    await expect.poll(() => sides(line('שלום עולם.'))).toEqual(right)
    await expect.poll(() => sides(line('And in English.'))).toEqual(left)
  })

  it('has links only with the schemes http, https, irc, ircs, mailto and xmpp, and relative ones', async () => {
    const targets = [
      'http://a.example/',
      'https://b.example/',
      'irc://c.example/room',
      'ircs://d.example/room',
      'mailto:e@example.org',
      'xmpp:f@example.org',
      '/dashboard/skills',
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://g.example/',
      'vbscript:x',
      'file:///etc/passwd',
    ]
    model.behavior.pieces = [targets.map((target, index) => `[link ${index}](${target})`).join('\n\n')]
    await sendAndWait(page, 'Links?')
    const links = repliesOf(page).locator('a', { hasText: /^link/ })
    await links.first().waitFor()
    const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(targets.slice(0, 7))
    await repliesOf(page).getByText('link 11').waitFor()
  })

  it('ignores empty input, and input while a reply is pending, which stays where it is', async () => {
    model.behavior.firstDelayMs = NEVER_MS
    await composerOf(page).press('Enter')
    await type('   ')
    expect(await ownMessagesOf(page).count()).toBe(0)
    await type('The first')
    await button('Stop').waitFor()
    await type('The second')
    expect(await draft()).toBe('The second')
    await exampleOf(page).click({ force: true })
    await expect.poll(() => ownMessagesOf(page).count()).toBe(1)
    // Stopped before its first word it is taken back, above what was written meanwhile.
    await button('Stop').click()
    expect(await ownMessagesOf(page).count()).toBe(0)
    expect(await draft()).toBe('The first\nThe second')
  })

  it('that is stopped keeps what was written', async () => {
    model.behavior = { ...usual, delayMs: NEVER_MS }
    await type('A question')
    await repliesOf(page).getByText('A short').waitFor()
    await button('Stop').click()
    await repliesOf(page).getByText('Stopped', { exact: true }).waitFor()
    await page.getByText('Stopped. What was written so far is kept.').waitFor()
  })
})

describe('what fails', () => {
  it('an example question adds nothing, is logged, and can be sent again', async () => {
    model.behavior.status = 500
    await exampleOf(page).click()
    await page.getByText(CHAT_FAILURE).first().waitFor()
    expect(await ownMessagesOf(page).count()).toBe(0)
    expect(await draft()).toBe('')
    expect(page.consoleErrors.join('\n')).toContain('Error processing example question')
    model.behavior.status = undefined
    await button('Retry').click()
    await untilReplies(page, 1)
    expect(await ownMessagesOf(page).innerText()).toContain(await exampleOf(page).innerText())
    expect(await page.getByText(CHAT_FAILURE).count()).toBe(0)
  })

  it('a reply that breaks off keeps what came, and Retry asks the same again', async () => {
    model.behavior.breakAfter = 1
    await type('A question')
    await repliesOf(page).getByText('Cut off').waitFor()
    await page.getByText(CHAT_FAILURE).first().waitFor()
    model.behavior = { ...usual }
    await button('Retry').click()
    await repliesOf(page).getByText('A short reply.').waitFor()
    await expect.poll(() => repliesOf(page).count()).toBe(1)
    await expect.poll(() => ownMessagesOf(page).count()).toBe(1)
  })

  const answer = (status: number, body: unknown) => (route: Route) =>
    route.fulfill({
      status,
      contentType: typeof body === 'string' ? 'text/plain' : 'application/problem+json',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  it('a spent allowance takes the message back and is told until it is closed', async () => {
    const problem = { type: 'about:blank', title: '', status: 429, code: 'token-limit-exceeded' }
    await page.route('**/api/chat', answer(429, problem))
    await type('A question')
    await expectToast(page, {
      title: 'Token Limit Exceeded',
      description: "You've reached your monthly token limit.",
      variant: 'destructive',
    })
    expect(await ownMessagesOf(page).count()).toBe(0)
    expect(await draft()).toBe('A question')
    await closeToast(page)
  })

  it('an answer 429 that does not say why may be the allowance', async () => {
    await page.route('**/api/chat', answer(429, 'Too many requests'))
    await type('A question')
    await page
      .getByText('Failed to send message. You may have reached your token limit for this month.')
      .first()
      .waitFor()
    expect(await draft()).toBe('A question')
    expect(await toastIn(page).count()).toBe(0)
  })
})

describe('what is not sent', () => {
  it('is there again after a reload, also while its reply is waited for', async () => {
    await composerOf(page).fill('half a thought')
    await page.reload()
    await expect.poll(() => draft()).toBe('half a thought')
    model.behavior.firstDelayMs = NEVER_MS
    await composerOf(page).press('Enter')
    await button('Stop').waitFor()
    await page.reload()
    await expect.poll(() => draft()).toBe('half a thought')
  })

  it('is kept for each of two tabs, and what a closed one left is taken over by the next', async () => {
    const second = await page.context().newPage()
    await open('coaching', second)
    await composerOf(page).fill('in the first tab')
    await composerOf(second).fill('in the second tab')
    await composerOf(page).fill('in the first tab, too')
    await page.reload()
    await second.reload()
    await expect.poll(() => draft()).toBe('in the first tab, too')
    await expect.poll(() => draft(second)).toBe('in the second tab')
    await second.close()
    await page.reload()
    await expect.poll(() => draft()).toBe('in the first tab, too')
    const third = await page.context().newPage()
    await open('coaching', third)
    await expect.poll(() => draft(third)).toBe('in the second tab')
    await third.close()
    await sendAndWait(page, 'in the first tab, too')
    await page.reload()
    await expect.poll(() => draft()).toBe('in the second tab')
  })

  it('comes back to the rewriter, too', async () => {
    await open('emotional-intelligence')
    await page.getByLabel('Original message').fill('answer me')
    await page.getByLabel('Relationship (optional)').fill('my sister')
    await page.reload()
    await expect.poll(() => page.getByLabel('Original message').inputValue()).toBe('answer me')
    await expect.poll(() => page.getByLabel('Relationship (optional)').inputValue()).toBe('my sister')
  })
})

describe('on a phone', () => {
  /** Neither the beginning of the reply, its speaker and three lines, nor the composer is covered. */
  async function expectClear(title: string): Promise<void> {
    const toast = toastIn(page).filter({ hasText: title })
    await toast.waitFor()
    const [box, reply, composer] = await Promise.all(
      [toast, repliesOf(page).first(), composerOf(page)].map((part) => part.boundingBox()),
    )
    if (!box || !reply || !composer) throw new Error('something is not in view')
    const covers = (top: number, bottom: number) => box.y < bottom && top < box.y + box.height
    expect(covers(reply.y, reply.y + 120), `${title} on the reply`).toBe(false)
    expect(covers(composer.y, composer.y + composer.height), `${title} on the composer`).toBe(false)
  }

  const largerText = { name: 'larger text', darkMode: false, highContrast: false, largerText: true }

  async function expectBeside(chat: Locator): Promise<void> {
    const toNewest = chat.getByRole('button', { name: 'Go to newest' })
    await toNewest.waitFor()
    const label = await chat.locator('label', { hasText: /^Your message/ }).evaluate((element) => {
      const range = document.createRange()
      // What follows is for screen readers alone.
      range.selectNodeContents(element.firstChild ?? element)
      return range.getBoundingClientRect().right
    })
    expect((await toNewest.boundingBox())?.x).toBeGreaterThan(label)
  }

  it.each([640, 740])('of %i px, a message about points covers no reply and no composer', async (height) => {
    const reset = { data: { id: crypto.randomUUID() } }
    expect((await page.request.post(`${product.url}/api/progress/reset`, reset)).status()).toBe(200)
    model.behavior.pieces = [Array(30).fill('A reply that is longer than the window.').join('\n\n')]
    await page.setViewportSize({ width: 360, height })
    await page.clock.install()
    await open('friendship')
    await toastIn(page).waitFor()
    await sendAndWait(page, 'A question')
    await expectClear('+2 learning points!')
    await page.clock.fastForward(3_000)
    await expectClear('Achievement Unlocked!')
  })

  it('"Go to newest" stands beside the name of the composer, also in larger text', async () => {
    await saveLook(page.context(), product.url, largerText)
    model.behavior.pieces = [Array(30).fill('A reply that is longer than the window.').join('\n\n')]
    await page.setViewportSize({ width: 360, height: 740 })
    await open('friendship')
    await sendAndWait(page, 'A question')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'AI Assistant', exact: true }).click()
    const companion = drawer.getByRole('textbox', { name: 'Your message' })
    await companion.fill('A question')
    await drawer.getByRole('button', { name: 'Send' }).click()
    await expectBeside(drawer)
    await page.keyboard.press('Escape')
    await expectBeside(page.locator('main'))
    await saveLook(page.context(), product.url, { ...largerText, largerText: false })
  })
})
