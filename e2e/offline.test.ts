import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible } from './support/expect-accessible.ts'
import { standBefore } from './support/newer-version.ts'
import { openBrowser, openPage, type WatchedPage } from './support/open-browser.ts'
import { sharedProduct } from './support/shared-product.ts'
import { signUpByApi } from './support/sign-up-by-api.ts'

const EXERCISE = '/dashboard/practice/a-friend-calls-off-the-museum'
const offlineLine = 'You are offline.'
/** The same at each try of a test, so that it is one sentence. */
const SENTENCE = crypto.randomUUID()

const product = sharedProduct()
let front: Awaited<ReturnType<typeof standBefore>>
let browser: Browser
let page: WatchedPage
let card: string

/** Until the worker has all files, and the device the answers that the page asked for. */
async function untilKept(path: string): Promise<void> {
  const isKept = (kept: string) =>
    page.evaluate(async (address) => {
      const registration = await navigator.serviceWorker.getRegistration('/dashboard')
      return registration?.active?.state === 'activated' && (await caches.match(address)) !== undefined
    }, `/api${kept}`)
  await expect.poll(() => isKept(path)).toBe(true)
}
const open = (path: string) => page.goto(front.url + path)
const keptCaches = () =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('wayfern.kept.')))
const countOf = (call: string) => front.seen.filter((each) => each.startsWith(call)).length

beforeAll(async () => {
  browser = await openBrowser()
  front = await standBefore(product.url)
  page = await openPage(browser, { serviceWorkers: 'allow' })
  await signUpByApi(page.context(), front.url)
})
afterAll(async () => {
  await browser?.close()
  front?.close()
})

beforeEach(() => page.context().setOffline(false))

describe('without a connection', () => {
  it('what was opened before opens anew, and one line says so', async () => {
    const steps = { people: 'Ana, my sister' }
    await page.request.put(`${front.url}/api/safety-plan`, { data: { steps } })
    await page.request.put(`${front.url}/api/kept-sentences/${SENTENCE}`, {
      data: { text: 'I need a minute.', person: '', place: '' },
    })
    const { cards } = await (await page.request.get(`${front.url}/api/skills`)).json()
    card = cards[0].title
    const cardPath = `/skills/${cards[0].module}/${cards[0].id}`
    await open(`/dashboard${cardPath}`)
    await untilKept(cardPath)
    await open('/dashboard/my-words')
    await page.getByText('I need a minute.').waitFor()
    await untilKept('/exercises')

    await page.context().setOffline(true)
    await page.getByText(offlineLine).waitFor()
    await open('/dashboard/safety-plan')
    await page.getByText('Ana, my sister').waitFor()
    await page.getByText(offlineLine).waitFor()
    await expectAccessible(page, [1440, 360])
    await open(`/dashboard${cardPath}`)
    await page.getByRole('heading', { name: card, level: 1 }).waitFor()
    await open('/dashboard/my-words')
    await page.getByText('I need a minute.').waitFor()
    await open('/dashboard/help')
    await page.getByRole('heading', { name: /^More help lines/ }).waitFor()
    await open('/dashboard/practice')
    await page
      .getByText(/^Exercises: |exercises/)
      .first()
      .waitFor()
    await open('/dashboard/calm')
    await page.getByText('Nothing is needed from you now.').waitFor()
  })

  it('a sentence is kept on the device, and sent once when there is a connection', async () => {
    await open('/dashboard/my-words')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Add a sentence' }).click()
    await page.getByRole('textbox', { name: 'Sentence', exact: true }).fill('Please write it down for me.')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.locator('li', { hasText: 'Please write it down for me.' }).first().waitFor()
    await page.reload()
    await page.locator('li', { hasText: 'Please write it down for me.' }).first().waitFor()
    const before = countOf('PUT /api/kept-sentences/')
    await page.context().setOffline(false)
    await page.getByText(offlineLine).waitFor({ state: 'detached' })
    await expect.poll(() => countOf('PUT /api/kept-sentences/')).toBe(before + 1)
    await page.reload()
    await page.locator('li', { hasText: 'Please write it down for me.' }).first().waitFor()
    expect(countOf('PUT /api/kept-sentences/')).toBe(before + 1)
    const { sentences } = await (await page.request.get(`${front.url}/api/kept-sentences`)).json()
    expect(sentences).toHaveLength(2)
  })

  it('an exercise goes on where the connection ended, and its place arrives once afterwards', async () => {
    await open(EXERCISE)
    await untilKept('/exercises/a-friend-calls-off-the-museum')
    await untilKept('/exercise-runs/a-friend-calls-off-the-museum')
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await page.getByRole('heading', { name: 'Turn 1: Adaeze' }).waitFor()
    await page.context().setOffline(true)
    await page.locator('main button', { hasText: /^A/ }).first().click()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('heading', { name: 'Turn 2: Adaeze' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Go on where you were' }).click()
    await page.getByRole('heading', { name: 'Turn 2: Adaeze' }).waitFor()
    // Left before there is a connection: whatever page is open then sends it.
    await open('/dashboard/calm')
    const before = countOf('PUT /api/exercise-runs/')
    await page.context().setOffline(false)
    await expect.poll(() => countOf('PUT /api/exercise-runs/')).toBe(before + 1)
    await open(EXERCISE)
    await page.getByRole('button', { name: 'Go on where you were' }).click()
    await page.getByRole('heading', { name: 'Turn 2: Adaeze' }).waitFor()
    expect(countOf('PUT /api/exercise-runs/')).toBe(before + 1)
  })
})

it('a newer version asks before it loads, and keeps what was typed', async () => {
  await open('/dashboard/modules/friendship')
  const input = page.locator('main').getByLabel('Your message')
  await input.fill('Half a thought')
  await untilKept('/exercises')
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'first'
  })
  front.publish()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/dashboard'))?.update())
  await page.getByText('A newer version of Wayfern is ready.').waitFor()
  await expectAccessible(page, [1440, 360])
  expect(await page.locator('html').getAttribute('data-visit')).toBe('first')
  await page.getByRole('button', { name: 'Reload now' }).click()
  await page.waitForFunction(() => !document.documentElement.dataset.visit)
  await expect.poll(() => input.inputValue()).toBe('Half a thought')
  expect(await page.locator('meta[name=wayfern-version]').getAttribute('content')).toBe('f'.repeat(16))
  expect(await page.getByText('A newer version of Wayfern is ready.').count()).toBe(0)
  await input.fill('')
})

it('a sign-out empties what was kept', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await keptCaches()).toHaveLength(1)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.waitForURL('**/signup')
  await expect.poll(keptCaches).toEqual([])
  await page.context().setOffline(true)
  await open('/dashboard/safety-plan')
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  expect(await page.getByText('Ana, my sister').count()).toBe(0)
})
