import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './support/expect-accessible.ts'
import { openBrowser, openPage, type WatchedPage } from './support/open-browser.ts'
import { sharedProduct } from './support/shared-product.ts'
import { signUpByApi } from './support/sign-up-by-api.ts'

const product = sharedProduct()
let browser: Browser
let page: WatchedPage

beforeAll(async () => {
  browser = await openBrowser()
  page = await openPage(browser)
  await signUpByApi(page.context(), product.url)
})
afterAll(async () => {
  await browser?.close()
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const kept = () =>
  page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().includes('/api/task-runs/') && reply.ok(),
  )

describe('the task breaker on Life Skills', () => {
  it('finds a task by own words, breaks it down, and splits a step', async () => {
    await page.goto(`${product.url}/dashboard/modules/life-skills`)
    await page.getByLabel('What is the task?').fill('so many dirty dishes in the sink')
    await page.keyboard.press('Enter')
    await button(/^Wash the dishes/).click()
    await expect.poll(focused).toBe('Wash the dishes')
    await page.getByLabel(/^Fewer, larger steps/).check()
    const saved = kept()
    await button('Show the steps').click()
    await saved
    expect(await page.getByRole('checkbox').count()).toBe(4)
    await button(/^Split this step: Clear the sink/).click()
    await page.getByText('Now in 3 smaller steps.').waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(6)
    await expectAccessible(page, [360, 1440])
  })

  it('leads through one step at a time, and goes on after a reload', async () => {
    await button('One at a time').click()
    await expect.poll(focused).toBe('Get your body ready for the wet work.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Take everything out of the sink.')
    const saved = kept()
    await button('Smaller').click()
    await expect.poll(focused).toBe('Spread a towel beside the sink.')
    await expectAccessible(page, [360])
    await saved
    await page.reload()
    await page.getByRole('heading', { name: 'Go on where you stopped' }).waitFor()
    await button('Go on: Wash the dishes').click()
    await page.getByText(/1 of 9 steps done\./).waitFor()
  })

  it('says plainly that all steps are done, and keeps the list as an own task', async () => {
    await button('One at a time').click()
    for (let step = 2; step <= 9; step++) await button('Done').click()
    await page.getByText('All steps are done.').waitFor()
    const saved = kept()
    await button('Keep as my own task').click()
    await saved
    await button('Back to all tasks').click()
    await page.getByRole('heading', { name: 'Your own tasks' }).waitFor()
    await button('Start again: Wash the dishes').click()
    await page.getByText(/0 of 9 steps done\./).waitFor()
    expect(page.consoleErrors).toEqual([])
  })
})
