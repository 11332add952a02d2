import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilReplies } from '../support/chat-steps.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { signUpByApi } from '../support/sign-up-by-api.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { takeToast } from '../support/toasts.ts'

const QUESTION = 'My friend calls me late at night with her problems.'
const NOTED_QUESTION = 'The sound of people chewing is unbearable to me. What do I do at family meals?'

let product: Product
let browser: Browser
let page: WatchedPage

type Spoken = { text: string; rate: number }
declare global {
  interface Window {
    spoken: Spoken[]
    finishSentence: () => void
  }
}

/** Stands in for the browser's voice, which a test machine lacks: a sentence lasts until the test ends it. */
function standInForSpeech() {
  window.spoken = []
  class Utterance {
    text: string
    rate = 1
    onend: () => void = () => undefined
    onerror: (event: { error: string }) => void = () => undefined
    constructor(text: string) {
      this.text = text
    }
  }
  let current: Utterance | null = null
  window.finishSentence = () => current?.onend()
  const speechSynthesis = {
    getVoices: () => [],
    speak(utterance: Utterance) {
      current = utterance
      window.spoken.push({ text: utterance.text, rate: utterance.rate })
    },
    cancel: () => current?.onerror({ error: 'canceled' }),
  }
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
}

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  page = await openPage(browser)
  await page.addInitScript(standInForSpeech)
  await signUpByApi(page.context(), product.url)
  // Their messages would stand in the way of the ones that are looked for.
  await set({ gamificationEnabled: false })
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const main = () => page.locator('main')
const button = (name: string) => main().getByRole('button', { name, exact: true })
const more = () => button('More for this conversation')
const open = (path: string) => page.goto(product.url + path)
const set = (data: object) => page.request.patch(`${product.url}/api/settings`, { data })
const entries = () =>
  main().getByRole('group', { name: 'Conversation', exact: true }).locator('> div > ol > li')
const composer = () => main().getByRole('textbox', { name: 'Your message' })
const list = () => page.getByRole('dialog', { name: 'Earlier conversations' })
const titles = () => list().locator('li button[aria-label^=Open]').allInnerTexts()

/** Sends a message and waits for its whole reply, whose words are returned. */
async function ask(text: string): Promise<string> {
  const before = await main().locator('[data-own-message]').count()
  const replies = await main().locator('[data-reply]').count()
  await composer().fill(text)
  await composer().press('Enter')
  await expect.poll(() => main().locator('[data-own-message]').count()).toBe(before + 1)
  await untilReplies(page, replies + 1)
  return await entries().last().innerText()
}
async function askAnew(text: string): Promise<string> {
  await button('New conversation').click()
  return await ask(text)
}

describe("the companion's replies", () => {
  it('are as long as chosen under AI Companion: concise, balanced, detailed', async () => {
    await open('/dashboard/settings?tab=ai')
    await page.getByRole('radio', { name: 'Concise' }).check()
    await takeToast(page, 'Settings saved')
    await open('/dashboard/modules/friendship')
    const lengths = [(await ask(QUESTION)).length]
    for (const aiResponseLength of ['balanced', 'detailed']) {
      await set({ aiResponseLength })
      lengths.push((await askAnew(QUESTION)).length)
    }
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
    expect(new Set(lengths).size).toBe(3)
  })

  it('follow the questionnaire while personalization is on, and not while it is off', async () => {
    await page.request.put(`${product.url}/api/questionnaire`, { data: { responses: { 1: 'Wren' } } })
    expect(await askAnew('Hello')).toContain('Wren')
    await set({ aiPersonalization: false })
    expect(await askAnew('Hello')).not.toContain('Wren')
  })

  it('begin with the difficult matter while content warnings are on, and not while they are off', async () => {
    const note = 'Content note: this reply speaks about eating and weight.'
    await open('/dashboard/modules/social-issues')
    expect(await ask(NOTED_QUESTION)).toContain(note)
    await set({ sensitiveContentWarnings: false })
    expect(await askAnew(NOTED_QUESTION)).not.toContain(note)
  })
})

describe('the voice', () => {
  const spoken = () => page.evaluate(() => window.spoken)
  const finishSentence = () => page.evaluate(() => window.finishSentence())

  it('is offered under each reply once it is switched on, on the open page at once', async () => {
    expect(await button('Read aloud').count()).toBe(0)
    await set({ aiVoiceEnabled: true, voiceRate: 1.5 })
    await button('Read aloud').waitFor()
  })

  it('reads sentence by sentence at the chosen speed, and stops by its button', async () => {
    await button('Read aloud').click()
    await expect.poll(async () => (await spoken()).length).toBe(1)
    await finishSentence()
    await expect.poll(async () => (await spoken()).length).toBe(2)
    expect((await spoken()).map(({ rate }) => rate)).toEqual([1.5, 1.5])
    expect(await entries().last().innerText()).toContain((await spoken())[0]?.text)
    await button('Stop reading').click()
    await button('Read aloud').waitFor()
    expect(await page.locator('[data-toast]').count()).toBe(0)
    expect(await spoken()).toHaveLength(2)
  })

  it('lets the speed be heard in the settings', async () => {
    await open('/dashboard/settings?tab=ai')
    await page.getByLabel('Speed of the voice').selectOption({ label: '0.75 times the usual speed' })
    await takeToast(page, 'Settings saved')
    await button('Hear this speed').click()
    expect(await spoken()).toEqual([{ text: 'This is how fast I read a reply to you.', rate: 0.75 }])
    await finishSentence()
    await button('Hear this speed').waitFor()
  })
})

describe('kept conversations', () => {
  it('are resumed on return', async () => {
    await open('/dashboard/modules/friendship')
    await entries().nth(2).waitFor()
    expect(await main().locator('[data-own-message]').innerText()).toContain('Hello')
    await ask('How do I say no to Petunia?')
    await page.reload()
    await expect.poll(() => main().locator('[data-own-message]').count()).toBe(2)
  })

  it('are listed newest first, renamed, searched, and opened again', async () => {
    await button('Earlier conversations').click()
    await list().getByRole('button', { name: 'Rename' }).first().waitFor()
    expect(await titles()).toEqual(['Hello', 'Hello', QUESTION, QUESTION, QUESTION])
    await list().getByRole('button', { name: 'Rename' }).nth(2).click()
    await list().getByLabel('New title').fill('Saying no')
    await list().getByRole('button', { name: 'Save title' }).click()
    await expect.poll(titles).toEqual(['Hello', 'Hello', 'Saying no', QUESTION, QUESTION])
    await list().getByLabel('Search titles and messages').fill('petunia')
    await list().getByRole('button', { name: 'Search' }).click()
    await expect.poll(titles).toEqual(['Hello'])
    await list().getByLabel('Search titles and messages').fill('saying NO')
    await list().getByRole('button', { name: 'Search' }).click()
    await list().getByRole('button', { name: 'Open "Saying no"' }).click()
    await list().waitFor({ state: 'detached' })
    expect(await main().locator('[data-own-message]').innerText()).toContain(QUESTION)
  })

  it('are exported as a text file', async () => {
    await button('Earlier conversations').click()
    const downloading = page.waitForEvent('download')
    await list().getByRole('link', { name: 'Export' }).nth(2).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/\.md$/)
    const text = Buffer.concat(await (await download.createReadStream()).toArray()).toString()
    expect(text).toContain('# Saying no')
    expect(text).toContain(QUESTION)
  })

  it('are deleted after a question, one or all of this chat', async () => {
    await list().getByRole('button', { name: 'Delete "Hello"' }).first().click()
    await list().getByText('Delete this conversation? It cannot be brought back.').waitFor()
    await list().getByRole('button', { name: 'Delete conversation' }).click()
    await expect.poll(titles).toHaveLength(4)
    await list().getByRole('button', { name: 'Delete all conversations of this chat' }).click()
    await list().getByRole('button', { name: 'Delete all', exact: true }).click()
    await list().getByText('There are no kept conversations here.').waitFor()
    await page.keyboard.press('Escape')
    await list().waitFor({ state: 'detached' })
    expect(await main().locator('[data-own-message]').count()).toBe(0)
  })

  it('are not those that are marked temporary', async () => {
    await more().click()
    await button('Temporary conversation').click()
    await main()
      .getByText('This is a temporary conversation. It is not kept and ends when you leave Wayfern.')
      .waitFor()
    await ask('What is a boundary?')
    await button('Earlier conversations').click()
    await list().getByText('There are no kept conversations here.').waitFor()
    await page.keyboard.press('Escape')
  })

  it('are none while data collection is off, and nothing is added to the progress report', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const report = async () => {
      const reply = await page.request.get(
        `${product.url}/api/progress/report?from=${day}&to=${day}&timeZone=UTC`,
      )
      return (await reply.json()).totals
    }
    await set({ dataCollection: false })
    await main()
      .getByText('Data collection is off in your settings. Nothing of this conversation is kept.')
      .waitFor()
    const before = await report()
    await askAnew(QUESTION)
    expect(await report()).toEqual({ ...before, tokens: expect.any(Number) })
    await page.reload()
    await button('Earlier conversations').click()
    await list().getByText('There are no kept conversations here.').waitFor()
    expect(page.consoleErrors).toEqual([])
  })
})
