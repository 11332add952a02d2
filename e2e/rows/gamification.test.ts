import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeToast, expectToast } from '../support/expect-toast.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { signUpByApi } from '../support/sign-up-by-api.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { expectToastFor, stopClock, toastIn, toldIn } from '../support/toasts.ts'

let product: Product
let browser: Browser
let storage: Awaited<ReturnType<BrowserContext['storageState']>>
let page: WatchedPage

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  page = await openPage(browser)
  await page.clock.install()
  await signUpByApi(page.context(), product.url)
  storage = await page.context().storageState()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const PAGE = '/dashboard/gamification'
const card = (name: string | RegExp, at: Page = page) => at.getByRole('region', { name })

async function open(path: string, at: Page = page): Promise<void> {
  await at.goto(product.url + path)
  await at.getByRole('heading', { level: 1 }).waitFor()
}
const bars = async (of: string) => {
  const lines = card(of).getByRole('progressbar')
  return Promise.all((await lines.all()).map((bar) => bar.getAttribute('aria-valuetext')))
}

describe('the gamification page of a new person', () => {
  it('has two tabs, the dashboard first, with every card and its empty text', async () => {
    await open(PAGE)
    await expect
      .poll(() => page.getByRole('tab').allTextContents())
      .toEqual(['Gamification Dashboard', 'Demo Controls'])
    await expect
      .poll(() => page.getByRole('tab', { selected: true }).textContent())
      .toBe('Gamification Dashboard')
    await page.getByRole('heading', { level: 2, name: 'Your Progress' }).waitFor()
    expect(await card('Level 1: Beginner').textContent()).toContain('Total points0 points')
    expect(await bars('Points Breakdown')).toEqual(Array(4).fill('0 points (0%)'))
    await card('Recent Activity')
      .getByText(
        'No recent activities yet. Start interacting with modules to earn points and achievements!',
        { exact: true },
      )
      .waitFor()
    await card('Achievements')
      .getByText("You haven't unlocked any achievements yet. Complete tasks to earn achievements!", {
        exact: true,
      })
      .waitFor()
    expect(await bars('Achievements')).toEqual(['0 of 1', '0 of 10', '0 of 5', '1 of 3', '1 of 7', '0 of 5'])
  })
})

const demo = (name: string, at: Page = page) => at.getByRole('button', { name, exact: true }).click()
const tab = (name: string) => page.getByRole('tab', { name }).click()
const GRANTS = [
  ['interaction', 5, 'Started a conversation'],
  ['learning', 10, 'Learned a new skill'],
  ['achievement', 15, 'Completed a challenge'],
  ['consistency', 5, 'Daily login bonus'],
] as const
/** What happens at the same moment is gathered this long before it is told, in ms. */
const GATHER_MS = 100

describe('demo controls', () => {
  it('grant points of each category, told for 3 seconds', async () => {
    await tab('Demo Controls')
    await stopClock(page)
    for (const [category, points, reason] of GRANTS) {
      await demo(`+${points} ${category} (${reason})`)
      await page.clock.runFor(GATHER_MS)
      await expectToastFor(page, { title: `+${points} ${category} points!`, durationMs: 3_000 })
    }
  })

  it('advance four achievements by 1; an unlocked one is told for 5 seconds', async () => {
    await demo('+1 first-chat')
    await page.clock.runFor(GATHER_MS)
    const description = 'First Chat: Send your first message in a chat. +10 points.'
    await expectToastFor(page, { title: 'Achievement Unlocked!', description, durationMs: 5_000 })
    await demo('+1 conversation-master')
    await demo('+1 diverse-learner')
    for (let step = 0; step < 5; step++) await demo('+1 deep-dive')
    await page.clock.runFor(GATHER_MS)
    await expectToastFor(page, { title: 'Achievement Unlocked!', durationMs: 5_000 })
    await demo('+1 first-chat')
    await page.clock.runFor(GATHER_MS)
    expect(await toastIn(page).count(), 'unlocked once').toBe(0)
  })

  it('show on the dashboard: level, shares of the points, activities and achievements', async () => {
    await tab('Gamification Dashboard')
    expect(await card('Level 2: Explorer').textContent()).toContain('Total points65 points')
    expect(await bars('Points Breakdown')).toEqual([
      '15 points (23%)',
      '30 points (46%)',
      '15 points (23%)',
      '5 points (8%)',
    ])
    expect(await bars('Achievements')).toEqual(['1 of 10', '1 of 5', '1 of 3', '1 of 7'])
    const lines = card('Recent Activity').getByRole('listitem')
    expect((await lines.locator('p').allTextContents()).slice(0, 4)).toEqual([
      'Reached level 2: Explorer',
      'Unlocked achievement: Deep Dive',
      'Unlocked achievement: First Chat',
      'Daily login bonus',
    ])
    expect(await lines.locator('p').allTextContents()).toHaveLength(7)
    expect(await lines.nth(1).textContent()).toMatch(/\+20$/)
    await expect.poll(() => lines.first().locator('time').textContent()).toBe('less than a minute ago')
  })

  it('say how long ago each was, and keep the newest ten', async () => {
    await page.clock.fastForward(60 * 60 * 1_000)
    await card('Recent Activity').getByText('about 1 hour ago').first().waitFor()
    await tab('Demo Controls')
    for (let step = 0; step < 4; step++) await demo('+5 interaction (Started a conversation)')
    await tab('Gamification Dashboard')
    const lines = card('Recent Activity').getByRole('listitem')
    await expect.poll(() => lines.count()).toBe(10)
    await expect.poll(() => lines.last().locator('p').textContent()).toBe('Learned a new skill')
    await page.clock.runFor(10_000)
  })

  it("explain themselves: 'Show Details' opens the categories, 'Show Less' closes them", async () => {
    const meaning = page.getByText(/^For finishing exercises, such as rewriting a message\./)
    expect(await meaning.count()).toBe(0)
    await page.getByRole('heading', { name: 'About Points Categories' }).waitFor()
    await page.getByRole('button', { name: 'Show Details' }).click()
    await meaning.waitFor()
    await page.getByRole('button', { name: 'Show Less' }).click()
    expect(await meaning.count()).toBe(0)
  })

  it("'Reset Progress' asks, tells 'Progress Reset' for 3 seconds, and restores the defaults", async () => {
    await page.getByRole('button', { name: 'Reset Progress' }).click()
    await page.getByRole('button', { name: 'Keep my progress' }).click()
    await card('Level 2: Explorer').waitFor()
    await page.getByRole('button', { name: 'Reset Progress' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reset Progress' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.clock.runFor(GATHER_MS)
    await expectToastFor(page, { title: 'Progress Reset', durationMs: 3_000 })
    expect(await card('Level 1: Beginner').textContent()).toContain('Total points0 points')
    expect(await bars('Points Breakdown')).toEqual(Array(4).fill('0 points (0%)'))
    expect(await card('Recent Activity').getByRole('listitem').count()).toBe(0)
    await card('Achievements').getByText("You haven't unlocked any achievements yet.").waitFor()
  })
})

const api = (path: string) => `${product.url}/api/progress${path}`
const totalPoints = async (at: Page = page): Promise<number> =>
  (await (await at.request.get(api(''))).json()).state.points.total
const occurrence = () => ({ id: crypto.randomUUID(), at: new Date().toISOString(), timeZone: 'UTC' })
const granted = (category: string) => ({ ...occurrence(), type: 'demo-points-granted', category })
/** Adds points, 5 or 15 at a time, as another device of the same person would. */
async function grant(points: number): Promise<void> {
  const events = [
    ...Array.from({ length: Math.floor(points / 15) }, () => granted('achievement')),
    ...Array.from({ length: (points % 15) / 5 }, () => granted('interaction')),
  ]
  expect((await page.request.post(api('/events'), { data: { events } })).status()).toBe(200)
}

describe('levels by total points', () => {
  it.each([
    ['Level 1: Beginner', 45],
    ['Level 2: Explorer', 50],
    ['Level 2: Explorer', 145],
    ['Level 3: Learner', 150],
    ['Level 3: Learner', 295],
    ['Level 4: Practitioner', 300],
    ['Level 4: Practitioner', 495],
    ['Level 5: Expert', 500],
    ['Level 5: Expert', 745],
    ['Level 6: Master', 750],
    ['Level 6: Master', 995],
    ['Level 7: Guru', 1000],
  ])('%s at %i', async (level, total) => {
    await grant(total - (await totalPoints()))
    await card(level)
      .getByText(`${total.toLocaleString('en-US')} points`, { exact: true })
      .waitFor()
  })

  it('and what another device did is told nowhere here', async () => {
    expect(await toastIn(page).count()).toBe(0)
    await card('Level 7: Guru').getByText('This is the highest level.').waitFor()
  })
})

describe('the progress', () => {
  it('is shown at once, saved 500 ms after the last change in one request, and mirrored', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url() === api('/events')) sent.push(request.postData() ?? '')
    })
    await tab('Demo Controls')
    await demo('+5 interaction (Started a conversation)')
    await page.clock.runFor(400)
    await demo('+10 learning (Learned a new skill)')
    await page.clock.runFor(499)
    expect(sent).toEqual([])
    expect(await totalPoints()).toBe(1000)
    const saved = page.waitForResponse(api('/events'))
    await page.clock.runFor(1)
    await saved
    expect(sent.map((body) => JSON.parse(body).events.length)).toEqual([2])
    expect(await totalPoints()).toBe(1015)
    const mirrored = () =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('wayfern.progress.')) ?? ''
        return JSON.parse(localStorage.getItem(key) ?? '{}').state?.points.total
      })
    await expect.poll(mirrored).toBe(1015)
    await tab('Gamification Dashboard')
    await card('Level 7: Guru').getByText('1,015 points', { exact: true }).waitFor()
  })

  const unsent = () =>
    page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('wayfern.progress-outbox.')).length,
    )

  it('made without a connection is sent later', async () => {
    await page.clock.runFor(10_000)
    await page.context().setOffline(true)
    await tab('Demo Controls')
    await demo('+5 interaction (Started a conversation)')
    await page.clock.runFor(600)
    await tab('Gamification Dashboard')
    await card('Level 7: Guru').getByText('1,020 points', { exact: true }).waitFor()
    await page.context().setOffline(false)
    await expect.poll(() => totalPoints()).toBe(1020)
    await expect.poll(unsent).toBe(0)
  })

  it('whose answer was lost on the way is sent again, and counts once', async () => {
    const tries: string[][] = []
    await page.route(api('/events'), async (route) => {
      const { events } = JSON.parse(route.request().postData() ?? '{}')
      tries.push(events.map(({ id }: { id: string }) => id))
      if (tries.length > 1) return await route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await tab('Demo Controls')
    const lost = page.waitForEvent('requestfailed')
    await demo('+5 interaction (Started a conversation)')
    await page.clock.runFor(500)
    await lost
    expect(await totalPoints()).toBe(1025)
    // The next try comes 5 seconds after the page has learnt that this one failed, or once its stream stands again.
    await expect.poll(() => page.clock.runFor(1_000).then(() => tries.length)).toBe(2)
    expect(tries[1]).toEqual(tries[0])
    await expect.poll(unsent).toBe(0)
    expect(await totalPoints()).toBe(1025)
    await page.unroute(api('/events'))
  })

  it('made in two tabs adds up, and each shows it', async () => {
    const second = (await page.context().newPage()) as WatchedPage
    await open(PAGE, second)
    await demo('+5 interaction (Started a conversation)')
    await page.clock.runFor(500)
    await card('Level 7: Guru', second).getByText('1,030 points', { exact: true }).waitFor()
    await second.getByRole('tab', { name: 'Demo Controls' }).click()
    await demo('+5 consistency (Daily login bonus)', second)
    await tab('Gamification Dashboard')
    await page.clock.runFor(500)
    await card('Level 7: Guru').getByText('1,035 points', { exact: true }).waitFor()
    await second.close()
  })

  it('that cannot be loaded is said once, stays said, and can be asked for again', async () => {
    const unlucky = await openPage(browser, { storageState: storage })
    // What is sent is answered with the progress, too: nothing gets through.
    await unlucky.route(api('**'), (route) => route.abort())
    await open(PAGE, unlucky)
    await expectToast(unlucky, {
      title: 'Error Loading Gamification Data',
      description: 'Your progress may not be saved. Please try logging in again.',
      variant: 'destructive',
    })
    await unlucky.getByText('Your progress could not be loaded').waitFor()
    await closeToast(unlucky)
    await unlucky.unroute(api('**'))
    await unlucky.getByRole('button', { name: 'Try again' }).click()
    await card('Level 7: Guru', unlucky).waitFor()
    expect(await toldIn(unlucky)).toEqual(['Error Loading Gamification Data'])
    await unlucky.context().close()
  })
})

describe('the daily streak', () => {
  const DAY_MS = 24 * 60 * 60 * 1_000
  let streakStorage: typeof storage | undefined

  /** Visits the home page so many days ago; the clock stands still from the beginning. */
  async function visit(daysAgo: number): Promise<WatchedPage> {
    const visitor = await openPage(browser, streakStorage ? { storageState: streakStorage } : {})
    const time = Date.now() - daysAgo * DAY_MS
    await visitor.clock.install({ time })
    await visitor.clock.pauseAt(time + 1_000)
    if (!streakStorage) {
      await signUpByApi(visitor.context(), product.url)
      streakStorage = await visitor.context().storageState()
    }
    await open('/dashboard', visitor)
    return visitor
  }
  const strip = (at: Page) => card('Your level, points and streak', at)
  const finish = async (visitor: WatchedPage) => {
    await visitor.clock.runFor(1_000)
    expect(visitor.consoleErrors).toEqual([])
    await visitor.context().close()
  }

  it('begins with 1 and says nothing', async () => {
    const visitor = await visit(6)
    await strip(visitor).getByText('0 points, 1-day streak').waitFor()
    await visitor.clock.runFor(1_000)
    expect(await toldIn(visitor)).toEqual([])
    await finish(visitor)
  })

  it('goes on on the next day: 5 consistency points, and its length for 4 seconds', async () => {
    const visitor = await visit(5)
    await strip(visitor).getByText('5 points, 2-day streak').waitFor()
    await visitor.clock.runFor(GATHER_MS)
    await expectToastFor(visitor, { title: '2 Day Streak!', durationMs: 4_000 })
    expect(await toldIn(visitor)).toEqual(['2 Day Streak!', '+5 consistency points!'])
    await finish(visitor)
  })

  it('of 3 days unlocks its achievement, and the same day changes nothing', async () => {
    const visitor = await visit(4)
    await strip(visitor).getByText('25 points, 3-day streak').waitFor()
    await visitor.clock.runFor(GATHER_MS)
    await expectToastFor(visitor, { title: '3 Day Streak!', durationMs: 4_000 })
    await expectToastFor(visitor, { title: 'Achievement Unlocked!', durationMs: 5_000 })
    expect(await toldIn(visitor)).toEqual([
      'Achievement Unlocked!',
      '3 Day Streak!',
      '+5 consistency points!',
    ])
    await visitor.reload()
    await strip(visitor).getByText('25 points, 3-day streak').waitFor()
    await visitor.clock.runFor(1_000)
    expect(await toldIn(visitor)).toEqual([])
    await finish(visitor)
  })

  it("that is interrupted begins again with 1, and 'Streak Reset' says for 4 seconds what stays", async () => {
    const visitor = await visit(1)
    await strip(visitor).getByText('25 points, 1-day streak').waitFor()
    await visitor.clock.runFor(GATHER_MS)
    const description = 'Your points, level and achievements stay.'
    await expectToastFor(visitor, {
      title: 'Streak Reset',
      description,
      variant: 'default',
      durationMs: 4_000,
    })
    await finish(visitor)
  })
})

describe('with game elements switched off', () => {
  it('there are no points, bars or toasts anywhere, and what is done goes on being counted', async () => {
    const quiet = await openPage(browser, { storageState: storage })
    const settings = { gamificationEnabled: false }
    expect((await quiet.request.patch(`${product.url}/api/settings`, { data: settings })).status()).toBe(200)
    await open('/dashboard', quiet)
    for (const path of [
      '/dashboard',
      '/dashboard/energy',
      '/dashboard/progress-report',
      '/dashboard/skills',
    ]) {
      await open(path, quiet)
      await expect
        .poll(() =>
          quiet
            .locator('main')
            .getByText(/^Loading/)
            .count(),
        )
        .toBe(0)
      const words = await quiet.locator('main').innerText()
      // A card may have a "point" in its words.
      expect(words, path).not.toMatch(/\bpoints\b|\blevels?\b|streak|achievement/i)
    }
    const isOff = () => quiet.getByText('Points, levels and achievements are switched off').waitFor()
    await open('/dashboard/profile', quiet)
    await quiet.getByRole('tab', { name: 'Achievements' }).click()
    await isOff()
    await open(PAGE, quiet)
    await isOff()
    expect(await quiet.getByRole('tab').count()).toBe(0)
    expect(await quiet.getByRole('progressbar').count()).toBe(0)

    const before = await totalPoints(quiet)
    await open('/dashboard/modules/friendship', quiet)
    await quiet.getByRole('region', { name: 'Example Questions' }).getByRole('button').first().click()
    await quiet.locator('main [data-reply]').waitFor()
    // Opening the module 2, the first message 3 and its achievement 10, the example 5.
    await expect.poll(() => totalPoints(quiet)).toBe(before + 20)
    expect(await toldIn(quiet)).toEqual([])
    await quiet.context().close()
  })
})
