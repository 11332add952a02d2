import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examinePages } from './support/examine-pages.ts'
import { watchShifts } from './support/layout-shift.ts'
import { looks, storeLook, untilLook, wearLook } from './support/looks.ts'
import { openBrowser, openPage, type WatchedPage } from './support/open-browser.ts'
import { sharedProduct } from './support/shared-product.ts'

const product = sharedProduct()
let browser: Browser
/** A visitor's, who looks at one page after the other. */
let looking: WatchedPage

beforeAll(async () => {
  browser = await openBrowser()
  looking = await openPage(browser)
  await watchShifts(looking)
})
afterAll(async () => {
  await browser?.close()
})

const publicPaths = ['/', '/learn-more', '/terms', '/privacy', '/safety', '/accessibility', '/help#signup']
/** Open, but part of the app: it ships scripts. */
const signUpPaths = ['/signup', '/signup?mode=login']
/** Pages that mails lead to, opened without the rest of their address; and one that is not there. */
const otherPaths = ['/reset-password', '/confirm-email', '/unsubscribe', '/newsletter', '/shared', '/nowhere']

examinePages([...publicPaths, ...signUpPaths, ...otherPaths], () => ({
  page: looking,
  url: product.url,
  wear: (look) => wearLook(looking, look),
  withBestPractices: true,
}))

describe('public pages', () => {
  it.each(publicPaths)('%s ships no script file and no console error', async (path) => {
    const page = await openPage(browser)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const reply = await page.goto(product.url + path, { waitUntil: 'networkidle' })
    expect(reply?.status()).toBe(200)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(scripts).toEqual([])
    expect(page.consoleErrors).toEqual([])
    await page.context().close()
  })

  it.each([
    '/',
    '/signup',
  ])('the head of %s is one row of whole words from 320 px on in text of the usual size, in high contrast, too', async (path) => {
    for (const look of looks) {
      const page = await openPage(browser, { viewport: { width: 320, height: 700 } })
      await storeLook(page, { ...look, largerText: false })
      await page.goto(product.url + path)
      await untilLook(page, { ...look, largerText: false })
      const parts = page.locator('header').first().locator('a:visible')
      await parts.first().waitFor()
      const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()))
      expect(boxes).toHaveLength(path === '/' ? 3 : 2)
      expect(new Set(boxes.map((box) => box && box.y + box.height / 2)).size).toBe(1)
      for (const box of boxes) expect(box?.height).toBeLessThanOrEqual(48)
      await page.context().close()
    }
  })

  it('leads from the landing page to sign-up, to sign-in and to the about page', async () => {
    const page = await openPage(browser)
    await page.goto(product.url)
    await page.getByRole('link', { name: 'Get Started' }).first().click()
    await page.waitForURL('**/signup')
    await page.getByRole('heading', { name: 'Join Today' }).waitFor()
    await page.goto(`${product.url}/signup?mode=login`)
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
    await page.goto(product.url)
    await page
      .getByRole('link', { name: /^Learn More/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Back to Home' }).first().click()
    await page.waitForURL(`${product.url}/`)
    expect(page.consoleErrors).toEqual([])
    await page.context().close()
  })
})

describe('help', () => {
  it.each([
    ['/', 'Start page'],
    ['/learn-more', 'About Wayfern'],
    ['/signup', 'Sign up and sign in'],
    ['/no/such/page', 'Page not found'],
  ])('help shows the part of the page that it was opened from, %s, and no other', async (path, title) => {
    const page = await openPage(browser)
    await page.goto(product.url + path)
    const link = page.getByRole('link', { name: /^Get help/ })
    await page.goto(new URL((await link.getAttribute('href')) ?? '', product.url).href)
    const shown = () => page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts()
    await expect.poll(shown).toEqual([`How to use this page: ${title}`, 'Urgent help', 'Reach a person'])
    await page.context().close()
  })
})

describe('the landing page', () => {
  it('has its sections in their order, one plan, four steps, four stories, and ways to sign up', async () => {
    const page = await openPage(browser)
    await page.goto(product.url)
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts())
      .toEqual([
        'Empowering Independence',
        'Try One Turn',
        'How It Works',
        'Simple, Transparent Pricing',
        'Success Stories',
        'Start Your Journey Today',
      ])
    const plan = page.getByRole('region', { name: 'Simple, Transparent Pricing' })
    for (const text of [
      'Best Value',
      'Premium',
      '$10.00',
      'per month',
      '500,000 AI message tokens per month',
    ])
      expect(await plan.getByText(text, { exact: true }).isVisible(), text).toBe(true)
    const steps = page.getByRole('region', { name: 'How It Works' }).getByRole('heading', { level: 3 })
    await expect
      .poll(() => steps.allTextContents())
      .toEqual(['Step 1: Sign up', 'Step 2: Personalize', 'Step 3: Practice', 'Step 4: Progress'])
    const stories = page.getByRole('region', { name: 'Success Stories' })
    await expect.poll(() => stories.getByRole('figure').count()).toBe(4)
    await expect.poll(() => stories.getByText('5 out of 5 stars').count()).toBe(4)
    expect(await stories.getByText(/^Illustrative stories\./).isVisible()).toBe(true)
    for (const place of [plan, page.getByRole('region', { name: 'Start Your Journey Today' })]) {
      await place.getByRole('link', { name: 'Subscribe Now' }).click()
      await page.waitForURL('**/signup')
      await page.goBack()
    }
    await page.goto(`${product.url}/learn-more`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('About Wayfern')
    await page.getByRole('link', { name: 'Sign Up Now' }).first().click()
    await page.waitForURL('**/signup')
    await page.context().close()
  })
})

describe('an unknown path', () => {
  it('is answered with status 404, a way home, and a line in the console', async () => {
    const page = await openPage(browser)
    const reply = await page.goto(`${product.url}/no/such/page`)
    expect(reply?.status()).toBe(404)
    await page.getByText('Oops! Page not found').waitFor()
    expect(page.consoleErrors.join('\n')).toContain('/no/such/page')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.getByRole('heading', { name: 'Life Skills Through Play' }).waitFor()
    await page.context().close()
  })

  it('below /api is a problem document', async () => {
    const reply = await fetch(`${product.url}/api/no-such-thing`)
    expect(reply.status).toBe(404)
    expect(reply.headers.get('content-type')).toContain('application/problem+json')
    expect(await reply.json()).toMatchObject({ code: 'not-found' })
  })
})
