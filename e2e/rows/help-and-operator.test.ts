import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { signUpByApi } from '../support/sign-up-by-api.ts'
import { freshDetails } from '../support/sign-up-steps.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { takeToast } from '../support/toasts.ts'

const DANGER = 'I want to kill myself'
const CARD = 'You may be thinking about ending your life'
const SECRET = 'My landlord Quillon shouts at me.'

let product: Product
let browser: Browser
let member: WatchedPage
let operator: WatchedPage

beforeAll(async () => {
  const details = freshDetails()
  const env = { OPERATOR_EMAILS: details.email }
  ;[product, browser] = await Promise.all([startProduct({ env }), openBrowser()])
  ;[member, operator] = await Promise.all([openPage(browser), openPage(browser)])
  await Promise.all([
    signUpByApi(member.context(), product.url),
    signUpByApi(operator.context(), product.url, details),
  ])
  await member.request.patch(`${product.url}/api/settings`, { data: { gamificationEnabled: false } })
  const messages = [{ role: 'user', content: SECRET }]
  const [conversationId, messageId] = [crypto.randomUUID(), crypto.randomUUID()]
  const data = { module: 'coaching', messageId, conversationId, messages }
  const reply = await member.request.post(`${product.url}/api/chat`, { data })
  expect(reply.status()).toBe(200)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const button = (page: WatchedPage, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true })
const card = (page: WatchedPage) => page.getByRole('region', { name: CARD })

async function write(subject: string, message: string) {
  await member.getByLabel('Subject').fill(subject)
  await member.getByLabel('Message', { exact: true }).fill(message)
}
const requestRow = (subject: string) => member.getByRole('listitem').filter({ hasText: subject })

describe('a request for support', () => {
  it('says what is missing, at the field', async () => {
    await member.goto(`${product.url}/dashboard/help`)
    await member.getByRole('link', { name: 'Ask for support' }).click()
    await member.locator('main').getByText('You have not sent a request.').waitFor()
    await button(member, 'Send request').click()
    await member.getByText('Subject is required').waitFor()
    await member.getByText('Message is required').waitFor()
    expect(await member.getByLabel('Subject').evaluate((field) => field === document.activeElement)).toBe(
      true,
    )
  })

  it('is kept when it could not be sent, over a reload too', async () => {
    await write('The chat is empty', 'I opened it twice.')
    await member.route('**/api/support-requests', (route) => route.abort())
    await button(member, 'Send request').click()
    expect(await takeToast(member, 'No connection')).toMatchObject({ variant: 'destructive' })
    await member.unrouteAll()
    member.once('dialog', (question) => question.accept())
    await member.reload()
    await member.getByLabel('Subject').waitFor()
    await expect.poll(() => member.getByLabel('Subject').inputValue()).toBe('The chat is empty')
    await expect
      .poll(() => member.getByLabel('Message', { exact: true }).inputValue())
      .toBe('I opened it twice.')
  })

  it('goes to the operator without a conversation, unless one is attached', async () => {
    await expect.poll(() => member.getByLabel('Attach a conversation (optional)').inputValue()).toBe('')
    await button(member, 'Send request').click()
    expect(await takeToast(member, 'Request sent')).toEqual({
      title: 'Request sent',
      description: 'You get the answer by email.',
      variant: 'success',
    })
    await requestRow('The chat is empty').getByText('Open', { exact: true }).waitFor()
    expect(await requestRow('The chat is empty').innerText()).not.toContain('attached')

    await write('Strange answer', 'Please look at it.')
    await member.getByLabel('Attach a conversation (optional)').selectOption({ label: SECRET })
    await button(member, 'Send request').click()
    await takeToast(member, 'Request sent')
    await requestRow('Strange answer').getByText('with a conversation attached').waitFor()
  })

  it('is saved with the safety card beside it', async () => {
    await write('Not well', DANGER)
    await button(member, 'Send request').click()
    await card(member).waitFor()
    await takeToast(member, 'Request sent')
    await requestRow('Not well').waitFor()
    await button(member, 'I meant something else').click()
    await card(member).waitFor({ state: 'detached' })
  })
})

describe('the page for operators', () => {
  it('is for operators only', async () => {
    await member.goto(`${product.url}/dashboard/operator`)
    await member.getByText('This page is for operators').waitFor()
    expect(await member.getByText('Active subscriptions').count()).toBe(0)
  })

  it('shows counts, jobs and requests, and nothing of chats', async () => {
    await operator.goto(`${product.url}/dashboard/operator`)
    await operator.getByRole('heading', { name: 'Strange answer' }).waitFor()
    await operator.getByRole('heading', { name: 'Jobs' }).waitFor()
    const facts = await operator.getByRole('definition').allInnerTexts()
    const [users, active, pastDue, ended, openRequests, tokens] = facts
    expect([users, active, pastDue, ended, openRequests]).toEqual(['2', '2', '0', '0', '3'])
    expect(Number(tokens?.replaceAll(',', ''))).toBeGreaterThan(0)
    await operator.getByText('reset-token-usage', { exact: true }).waitFor()
    expect(await operator.locator('main').innerText()).not.toContain('Quillon')
    const { conversations } = await (await member.request.get(`${product.url}/api/conversations`)).json()
    const foreign = await operator.request.get(`${product.url}/api/conversations/${conversations[0].id}`)
    expect(foreign.status()).toBe(404)
  })

  it('sets the state of a request, which its writer sees', async () => {
    await operator.getByLabel('State of "Strange answer"').selectOption('Answered')
    await expect.poll(() => operator.getByRole('definition').nth(4).innerText()).toBe('2')
    await member.goto(`${product.url}/dashboard/support`)
    await requestRow('Strange answer').getByText('Answered', { exact: true }).waitFor()
    await requestRow('Not well').getByText('Open', { exact: true }).waitFor()
  })

  it('triggers the global reset with its two messages', async () => {
    await operator.route('**/api/reset-token-usage/all', (route) => route.abort(), { times: 1 })
    await button(operator, 'Trigger global token reset').click()
    expect(await takeToast(operator, 'Failed to trigger')).toEqual({
      title: 'Error',
      description: 'Failed to trigger global token reset',
      variant: 'destructive',
    })
    await button(operator, 'Trigger global token reset').click()
    expect(await takeToast(operator, 'Global Token Reset')).toEqual({
      title: 'Global Token Reset',
      description: 'Token usage reset has been triggered for eligible users.',
      variant: 'success',
    })
  })
})

describe('the safety card', () => {
  it('stands above the results of the library, which come after "I meant something else"', async () => {
    await member.goto(`${product.url}/dashboard/skills`)
    await member.getByLabel('Search the cards').fill(DANGER)
    await card(member).waitFor()
    await button(member, 'I meant something else').click()
    await card(member).waitFor({ state: 'detached' })
    await member.getByRole('heading', { level: 2, name: 'Cards' }).waitFor({ state: 'attached' })
  })

  it('stands beside a rewritten message, and goes by "I meant something else"', async () => {
    await member.goto(`${product.url}/dashboard/modules/emotional-intelligence`)
    await member.getByLabel('Original message').fill(DANGER)
    await button(member, 'Rewrite Message').click()
    await card(member).waitFor()
    await member.getByRole('heading', { name: /^(Send as is|Rewritten Message:)$/ }).waitFor()
    await button(member, 'I meant something else').click()
    await card(member).waitFor({ state: 'detached' })
    await expect.poll(() => member.getByLabel('Original message').inputValue()).toBe(DANGER)
  })

  it('answers in the chat of the menu, costs nothing and locks nothing', async () => {
    const usage = async () =>
      (await (await member.request.get(`${product.url}/api/token-usage`)).json()).tokensUsed
    const before = await usage()
    await member.getByRole('button', { name: 'AI Assistant', exact: true }).click()
    const chat = member.getByRole('region', { name: 'AI Assistant' })
    await chat.getByLabel('Your message').fill(DANGER)
    await chat.getByLabel('Your message').press('Enter')
    await chat.getByRole('region', { name: CARD }).waitFor()
    expect(await usage()).toBe(before)
    await chat.getByLabel('Your message').fill('Hello')
    await chat.getByLabel('Your message').press('Enter')
    await chat.getByText('Hello', { exact: true }).waitFor()
    await expect.poll(usage).toBeGreaterThan(before)
    expect(operator.consoleErrors.filter((text) => !/404|ERR_FAILED/.test(text))).toEqual([])
  })
})
