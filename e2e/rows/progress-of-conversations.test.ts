import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeModelServer, startFakeModelServer } from '#server/testing/fake-model-server.ts'
import { composerOf, providerAt, repliesOf, sendAndWait } from '../support/chat-steps.ts'
import { openBrowser, openPage } from '../support/open-browser.ts'
import { signUpByApi } from '../support/sign-up-by-api.ts'
import { signIn } from '../support/sign-up-steps.ts'
import { type Product, startProduct } from '../support/start-product.ts'

/** Opening a module for the first time; the first message, with its achievement. */
const VISIT_POINTS = 2
const FIRST_MESSAGE_POINTS = 3 + 10
const HOUR_MS = 60 * 60 * 1_000

let product: Product
let model: FakeModelServer
let browser: Browser

beforeAll(async () => {
  model = await startFakeModelServer({ pieces: ['A short ', 'reply.'], firstDelayMs: 0, delayMs: 0 })
  ;[product, browser] = await Promise.all([startProduct({ env: providerAt(model.url) }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await model?.close()
})

const card = (name: string, at: Page) => at.getByRole('region', { name })
const strip = (at: Page) => card('Your level, points and streak', at)

async function open(path: string, at: Page): Promise<void> {
  await at.goto(product.url + path)
  await at.getByRole('heading', { level: 1 }).waitFor()
}
/** What the server has. */
const totalPoints = async (at: Page): Promise<number> =>
  (await (await at.request.get(`${product.url}/api/progress`)).json()).state.points.total

describe('a conversation with the assistant on the home page', () => {
  it('moves the level above it and stands in the report, as one in a module does', async () => {
    const visitor = await openPage(browser)
    await signUpByApi(visitor.context(), product.url)
    await open('/dashboard', visitor)
    await strip(visitor).getByText('0 points, 1-day streak').waitFor()
    await sendAndWait(visitor, 'How do I begin?')
    await strip(visitor).getByText(`${FIRST_MESSAGE_POINTS} points, 1-day streak`).waitFor()
    await expect.poll(() => totalPoints(visitor)).toBe(FIRST_MESSAGE_POINTS)

    await open('/dashboard/progress-report', visitor)
    const totals = card('In total', visitor)
    await totals.getByText('Conversations1').waitFor()
    expect(await totals.textContent()).toContain('Practice days1')

    await open('/dashboard/gamification', visitor)
    const breakdown = card('Points Breakdown', visitor)
    await breakdown.getByText('Of these, 10 points are from unlocked achievements.').waitFor()
    expect(visitor.consoleErrors).toEqual([])
    await visitor.context().close()
  })

  it('gives the points of opening a module with its first open alone', async () => {
    const visitor = await openPage(browser)
    // At three in the morning, so that the hours to come are of one day.
    await visitor.clock.install({ time: new Date().setUTCHours(3, 0, 0, 0) })
    await signUpByApi(visitor.context(), product.url)
    for (const [hour, slug] of ['friendship', 'friendship', 'life-skills'].entries()) {
      await open(`/dashboard/modules/${slug}`, visitor)
      await expect.poll(() => totalPoints(visitor)).toBe(hour === 2 ? 2 * VISIT_POINTS : VISIT_POINTS)
      await visitor.clock.fastForward(HOUR_MS)
    }
    await visitor.context().close()
  })
})

describe('progress', () => {
  it('made without a session lies in gamification_local alone, and is merged once at the next sign-in', async () => {
    // It goes on for minutes, a word at a time.
    model.behavior = { pieces: ['It begins. ', ...Array(1_000).fill('On. ')], firstDelayMs: 0, delayMs: 200 }
    const visitor = await openPage(browser)
    const person = await signUpByApi(visitor.context(), product.url)
    await open('/dashboard/modules/friendship', visitor)
    await composerOf(visitor).fill('How do I begin?')
    await composerOf(visitor).press('Enter')
    await repliesOf(visitor).getByText('It begins.').waitFor()
    await expect.poll(() => totalPoints(visitor)).toBe(VISIT_POINTS)

    // The session ends while the reply is being written: what it gives is made without one.
    const elsewhere = await browser.newContext()
    const { email, password } = person
    await elsewhere.request.post(`${product.url}/api/session`, { data: { email, password } })
    expect((await elsewhere.request.delete(`${product.url}/api/account/sessions`)).ok()).toBe(true)
    await elsewhere.close()
    await visitor.waitForURL('**/signup*')
    const kept = () => visitor.evaluate(() => localStorage.getItem('gamification_local'))
    await expect.poll(async () => (await kept()) ?? '').toContain('message-sent')
    const local = JSON.parse((await kept()) ?? '')
    expect(local.state.points.total).toBe(FIRST_MESSAGE_POINTS)
    const outbox = await visitor.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('wayfern.progress-outbox.')),
    )
    expect(outbox).toEqual([])

    for (const visit of ['first', 'second']) {
      await signIn(visitor, product.url, person)
      await strip(visitor).getByText('15 points, 1-day streak').waitFor()
      expect(await kept(), visit).toBeNull()
      await expect
        .poll(() => totalPoints(visitor), { message: visit })
        .toBe(VISIT_POINTS + FIRST_MESSAGE_POINTS)
      await visitor.getByRole('button', { name: 'Sign Out' }).click()
      await visitor.waitForURL('**/signup*')
    }
    expect(visitor.consoleErrors.filter((line) => !line.includes('401'))).toEqual([])
    await visitor.context().close()
  })
})
