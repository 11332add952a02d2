import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMail, linkInMail } from '../support/find-mail.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { signUpByApi } from '../support/sign-up-by-api.ts'
import { freshDetails } from '../support/sign-up-steps.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { takeToast } from '../support/toasts.ts'

const SUBJECT = 'Three new cards'
const TEXT = '## New cards\n\nThere are **three** new cards:\n\n- calls\n- bills\n- bus rides'

const operator = freshDetails()
const member = freshDetails()
let product: Product
let browser: Browser
let page: WatchedPage

beforeAll(async () => {
  const env = { OPERATOR_EMAILS: operator.email }
  ;[product, browser] = await Promise.all([startProduct({ env }), openBrowser()])
  page = await openPage(browser)
  await signUpByApi(page.context(), product.url, operator)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('a newsletter', () => {
  it('is asked for by a member, and confirmed by the link of the mail', async () => {
    const context = await browser.newContext()
    await signUpByApi(context, product.url, member)
    const wish = { data: { newsletterEnabled: true } }
    expect((await context.request.patch(`${product.url}/api/settings`, wish)).status()).toBe(200)
    const confirming = await openPage(browser)
    await confirming.goto(product.url + (await linkInMail(product, member.email, '/newsletter')))
    await confirming.getByRole('button', { name: 'Confirm the newsletter' }).click()
    await confirming.getByRole('heading', { name: 'The newsletter is confirmed' }).waitFor()
    for (const done of [context, confirming.context()]) await done.close()
  })

  it('is written with a preview, and survives a reload', async () => {
    await page.goto(`${product.url}/dashboard/operator`)
    await page.getByRole('link', { name: 'Write a newsletter' }).click()
    await page.getByLabel('Subject').fill(SUBJECT)
    await page.getByLabel('Text', { exact: true }).fill(TEXT)
    await page.getByRole('region', { name: 'Preview' }).getByText('bus rides').waitFor()
    await button('Save draft').click()
    await takeToast(page, 'Draft saved')
    await page.reload()
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe(SUBJECT)
  })

  it('is sent to the operator as a test', async () => {
    await button('Send a test to me').click()
    await takeToast(page, 'Test sent')
    const mail = await findMail(product, operator.email, 'three')
    expect(mail).toContain(`Subject: [Test] ${SUBJECT}`)
  })

  it('is sent to the confirmed subscribers after a question, with one-click unsubscribe', async () => {
    await button('Send to 1 person...').click()
    await page.getByText(`"${SUBJECT}" is sent to 1 person.`).waitFor()
    await button('Send to 1 person').click()
    await takeToast(page, 'The newsletter is being sent')
    const mail = await findMail(product, member.email, 'bus rides')
    expect(mail).toMatch(/^List-Unsubscribe:\s+<http[^>]+\/unsubscribe\?token=n-[\w-]+>/m)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    await page.getByText('Sent: 1. Waiting: 0. Not delivered: 0.').waitFor()
  })

  it('is ended by its link without a session: a button first, then it is over', async () => {
    const visitor = await openPage(browser)
    await visitor.goto(product.url + (await linkInMail(product, member.email, '/unsubscribe')))
    await visitor.getByRole('button', { name: 'Stop the newsletter' }).click()
    await visitor.getByRole('heading', { name: 'The newsletter is stopped' }).waitFor()
    await visitor.context().close()
    await page.reload()
    await page.getByText('Nobody has confirmed the newsletter yet.').waitFor()
    expect(page.consoleErrors).toEqual([])
  })
})
