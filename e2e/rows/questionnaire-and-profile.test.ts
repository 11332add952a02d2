import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage, type WatchedPage } from '../support/open-browser.ts'
import { signUpByApi } from '../support/sign-up-by-api.ts'
import type { Details } from '../support/sign-up-steps.ts'
import { type Product, startProduct } from '../support/start-product.ts'
import { takeToast } from '../support/toasts.ts'

let product: Product
let browser: Browser
let page: WatchedPage
let details: Details

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  page = await openPage(browser)
  details = await signUpByApi(page.context(), product.url)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const COMPANION = 'What would you like to call your AI companion?'
const PROFILE = 'How would you describe your neurodivergent profile?'
const DANGER = 'I want to kill myself'
const main = () => page.locator('main')
const button = (name: string) => main().getByRole('button', { name, exact: true })
const open = (path: string) => page.goto(product.url + path)
const api = async (path: string) => (await page.context().request.get(`${product.url}/api${path}`)).json()
const question = (label: string) => page.getByLabel(label)
const heading = (name: string, level = 1) => page.getByRole('heading', { level, name })

/** Holds the next call of this method until the returned function is called. */
async function hold(method: string, path: string): Promise<() => void> {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await held
    await route.continue()
  })
  return letGo
}
async function lose(method: string, path: string): Promise<void> {
  await page.route(`**/api${path}`, (route) =>
    route.request().method() === method ? route.abort() : route.fallback(),
  )
}

describe('the questionnaire', () => {
  it.each([
    '/questions',
    '/questionnaire',
  ])('says that %s could not be loaded, and is asked for again', async (path) => {
    await lose('GET', path)
    // The page asks by itself, too, when the stream of changes opens; then there is nothing to press.
    await lose('GET', '/events')
    await open('/dashboard/questionnaire')
    expect(await takeToast(page, 'Failed to load questions')).toEqual({
      title: 'Error',
      description: 'Failed to load questions and responses. Please try again.',
      variant: 'destructive',
    })
    await page.unroute(`**/api${path}`)
    await button('Try again').click()
    await question('What name should the coach use for you?').waitFor()
    await page.unrouteAll()
  })

  it("is titled 'Onboarding Questionnaire' and lists the questions of the server: text, select, multi_select", async () => {
    await heading('Onboarding Questionnaire').waitFor()
    await heading('Question 1 of 11', 2).waitFor()
    await button('Next').click()
    await main().getByRole('group', { name: 'Who is using Wayfern?' }).waitFor()
    await button('Show all on one page').click()
    const { questions } = (await api('/questions')) as {
      questions: { text: string; type: string; options: string[] }[]
    }
    expect(new Set(questions.map(({ type }) => type))).toEqual(new Set(['text', 'select', 'multi_select']))
    const items = main().locator('ol > li')
    await expect.poll(() => items.count()).toBe(questions.length)
    for (const [index, { text, type, options }] of questions.entries()) {
      const item = items.nth(index)
      if (type === 'text') expect(await item.getByLabel(text).inputValue()).toBe('')
      if (type === 'select')
        await expect
          .poll(() => item.getByLabel(text).locator('option').allInnerTexts())
          .toEqual(['No answer', ...options])
      if (type === 'multi_select')
        await expect
          .poll(() => item.getByRole('group', { name: text }).getByRole('checkbox').count())
          .toBe(options.length)
    }
    await main().getByText('0 of 11 questions have an answer.').waitFor()
  })

  it("saves what was answered; the button says 'Saving...' and is disabled meanwhile", async () => {
    await question('What name should the coach use for you?').fill('Robin')
    await question('How old is the person who is learning?').selectOption('26 to 40')
    await page.getByLabel('Burnout and energy').check()
    await page.getByLabel('Friendships').check()
    await page.getByText('You have changes that are not saved.').waitFor()
    const letGo = await hold('PUT', '/questionnaire')
    await button('Save answers').click()
    const saving = button('Saving...')
    await saving.waitFor()
    await expect.poll(() => saving.isDisabled()).toBe(true)
    letGo()
    expect(await takeToast(page, 'responses')).toEqual({
      title: 'Success!',
      description: 'Your responses have been saved.',
      variant: 'success',
    })
    await page.unrouteAll()
    await main().getByText('3 of 11 questions have an answer.').waitFor()
    expect(await api('/questionnaire')).toMatchObject({
      responses: { 1: 'Robin', 3: '26 to 40', 7: ['Friendships', 'Burnout and energy'] },
    })
  })

  it('takes changes at any time: an emptied text and an emptied choice are saved as null', async () => {
    await page.reload()
    await expect.poll(() => page.getByLabel('Friendships').isChecked()).toBe(true)
    await expect.poll(() => question('How old is the person who is learning?').inputValue()).toBe('26 to 40')
    await question('What name should the coach use for you?').fill('')
    await page.getByLabel('Friendships').uncheck()
    await page.getByLabel('Burnout and energy').uncheck()
    await button('Save answers').click()
    await takeToast(page, 'Your responses have been saved.')
    expect(await api('/questionnaire')).toMatchObject({ responses: { 1: null, 3: '26 to 40', 7: null } })
    await main().getByText('1 of 11 questions have an answer.').waitFor()
  })

  it('keeps the answers when saving fails, and refuses one that is too long at its field', async () => {
    await lose('PUT', '/questionnaire')
    await question(COMPANION).fill('Fern')
    await button('Save answers').click()
    expect(await takeToast(page, 'Failed to submit')).toEqual({
      title: 'Error',
      description: 'Failed to submit responses. Please try again.',
      variant: 'destructive',
    })
    await expect.poll(() => question(COMPANION).inputValue()).toBe('Fern')
    await page.unrouteAll()
    const about = question('Is there anything else that the coach should know?')
    await about.fill('x'.repeat(2_001))
    await button('Save answers').click()
    await main().getByText('Write at most 2,000 characters.').waitFor()
    expect(await about.evaluate((field) => field === document.activeElement)).toBe(true)
    await about.fill('')
    await button('Save answers').click()
    await takeToast(page, 'Your responses have been saved.')
  })

  it('shows the safety card for what was saved, and "I meant something else" closes it', async () => {
    await question('Is there anything else that the coach should know?').fill(DANGER)
    await button('Save answers').click()
    await page.getByRole('heading', { name: 'You may be thinking about ending your life' }).waitFor()
    await takeToast(page, 'Your responses have been saved.')
    await button('I meant something else').click()
    await page
      .getByRole('heading', { name: 'You may be thinking about ending your life' })
      .waitFor({ state: 'detached' })
    expect(await api('/questionnaire')).toMatchObject({ responses: { 11: DANGER } })
  })

  it('has its save button disabled without questions', async () => {
    await page.route('**/api/questions', (route) => route.fulfill({ json: { questions: [] } }))
    await page.reload()
    await main().getByText('There are no questions to answer at the moment.').waitFor()
    await expect.poll(() => button('Save answers').isDisabled()).toBe(true)
    await page.unrouteAll()
  })

  it("needs a session to be saved: 'You must be logged in to submit responses.', and keeps the answers", async () => {
    // The stream of changes tells that the session has ended, too; the page then leaves before the button is pressed.
    await lose('GET', '/events')
    await page.reload()
    await question(PROFILE).fill('autistic')
    await page.context().request.delete(`${product.url}/api/session`)
    await button('Save answers').click()
    expect(await takeToast(page, 'logged in')).toEqual({
      title: 'Error',
      description: 'You must be logged in to submit responses.',
      variant: 'destructive',
    })
    await page.waitForURL('**/signup*')
    await page.unrouteAll()
    await page.context().request.post(`${product.url}/api/session`, {
      data: { email: details.email, password: details.password },
    })
    await open('/dashboard/questionnaire')
    await question(PROFILE).waitFor()
    await expect.poll(() => question(PROFILE).inputValue()).toBe('autistic')
    await button('Save answers').click()
    await takeToast(page, 'Your responses have been saved.')
  })
})

/** What the profile says of the person, without what stands beside it. */
const ownFacts = () => main().getByRole('region', { name: 'Information' }).getByRole('definition')

describe('the profile', () => {
  it("says 'Loading profile...', then that it was not found, with a way back", async () => {
    const letGo = await hold('GET', '/profile')
    await open('/dashboard/profile')
    await heading('Your Profile').waitFor()
    await main().getByText('Loading profile...').waitFor()
    letGo()
    await main().getByText('Your full name').waitFor()
    await page.unrouteAll()
    await lose('GET', '/profile')
    await page.reload()
    expect(await takeToast(page, 'profile information')).toEqual({
      title: 'Error',
      description: 'Failed to load profile information.',
      variant: 'destructive',
    })
    await heading('Profile Not Found').waitFor()
    await page.unrouteAll()
    await main().getByRole('link', { name: 'Return to Dashboard' }).click()
    await page.waitForURL(`${product.url}/dashboard`)
  })

  it('has three tabs and says what is empty', async () => {
    await open('/dashboard/profile')
    await main().getByText('Manage your profile information and view your achievements.').waitFor()
    const tabs = page.getByRole('tablist', { name: 'Profile tabs' }).getByRole('tab')
    await expect.poll(() => tabs.allInnerTexts()).toEqual(['Information', 'Achievements', 'AI Companion'])
    const facts = main().getByRole('definition')
    await expect
      .poll(() => ownFacts().allInnerTexts())
      .toEqual(['Robin', 'No bio provided', 'autistic', details.email])
    await page.getByRole('tab', { name: 'Achievements' }).click()
    await main().getByRole('heading', { name: 'In Progress' }).waitFor()
    await page.getByRole('tab', { name: 'AI Companion' }).click()
    await expect.poll(() => facts.allInnerTexts()).toEqual(['Fern'])
  })

  it("discards edits by 'Cancel' and persists them by 'Save Changes', also in the questionnaire", async () => {
    await page.getByRole('tab', { name: 'Information' }).click()
    await button('Edit Profile').click()
    await page.getByLabel('Your full name').fill('Somebody else')
    await button('Cancel').click()
    await expect.poll(() => main().getByRole('definition').first().innerText()).toBe('Robin')
    await button('Edit Profile').click()
    await expect.poll(() => page.getByLabel('Your full name').inputValue()).toBe('Robin')
    await page.getByLabel('Your full name').fill('Robin Moss')
    await page.getByLabel('About Me').fill('I like ferns.\nAnd quiet.')
    await page.getByLabel('Neurodivergent profile').fill('')

    await lose('PUT', '/profile')
    await button('Save Changes').click()
    expect(await takeToast(page, 'Failed to save')).toEqual({
      title: 'Error',
      description: 'Failed to save profile information.',
      variant: 'destructive',
    })
    await page.unrouteAll()
    await button('Save Changes').click()
    expect(await takeToast(page, 'Profile updated')).toEqual({
      title: 'Success',
      description: 'Profile updated successfully.',
      variant: 'success',
    })
    await button('Edit Profile').waitFor()
    await expect
      .poll(() => ownFacts().allInnerTexts())
      .toEqual(['Robin Moss', 'I like ferns.\nAnd quiet.', 'Not specified', details.email])
    expect(await api('/questionnaire')).toMatchObject({ responses: { 4: null, 6: 'Fern' } })
  })

  it('shows the safety card beside what was saved', async () => {
    await button('Edit Profile').click()
    await page.getByLabel('About Me').fill(DANGER)
    await button('Save Changes').click()
    await page.getByRole('heading', { name: 'You may be thinking about ending your life' }).waitFor()
    await main().getByText('What you wrote is saved, and nothing was blocked.').waitFor()
    await takeToast(page, 'Profile updated successfully.')
    await button('I meant something else').click()
  })

  it("falls back to 'AI Assistant' without a name, on every open page at once", async () => {
    const other = (await page.context().newPage()) as WatchedPage
    await other.goto(`${product.url}/dashboard/modules/coaching`)
    await other.getByRole('button', { name: 'Fern', exact: true }).waitFor()
    await page.bringToFront()
    await page.getByRole('tab', { name: 'AI Companion' }).click()
    await button('Edit Profile').click()
    await page.getByLabel('Name of your AI companion').fill('')
    await button('Save Changes').click()
    await takeToast(page, 'Profile updated successfully.')
    await expect.poll(() => main().getByRole('definition').allInnerTexts()).toEqual(['AI Assistant'])
    await other.getByRole('button', { name: 'AI Assistant', exact: true }).waitFor()
    await other.close()
  })
})

describe('the picture of the profile', () => {
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
  const choose = (chosen: ReturnType<typeof file>) => page.locator('input[type=file]').setInputFiles(chosen)

  it('is drawn anew as a square and kept by the browser for an hour (cache control 3600)', async () => {
    await page.getByRole('tab', { name: 'Information' }).click()
    const photo = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#2f6b3c' } })
      .png()
      .toBuffer()
    const served = page.waitForResponse((reply) => reply.request().resourceType() === 'image')
    await choose(file('me.png', 'image/png', photo))
    expect((await served).headers()).toMatchObject({
      'cache-control': 'private, max-age=3600',
      'content-type': 'image/webp',
    })
    expect(await takeToast(page, 'Picture saved')).toMatchObject({ variant: 'success' })
    const picture = main().getByRole('img', { name: 'Your profile picture' })
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight),
    ).toBe(1)
  })

  it.each([
    ['a script', file('me.png', 'image/png', Buffer.from('<script>alert(1)</script>'))],
    [
      'an SVG drawing',
      file('me.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    ],
    ['empty', file('me.png', 'image/png', Buffer.alloc(0))],
    ['over 5 MB', file('me.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1))],
  ])('stays as it is when the new file is %s, which is said', async (_, chosen) => {
    const picture = main().getByRole('img', { name: 'Your profile picture' })
    const before = await picture.getAttribute('src')
    await choose(chosen)
    await main().getByText('Your picture was not changed.').waitFor()
    expect(await picture.getAttribute('src')).toBe(before)
  })

  it('is removed', async () => {
    await button('Remove picture').click()
    await takeToast(page, 'Your profile has no picture now.')
    await main().getByText('No picture yet.').waitFor({ state: 'attached' })
    expect(await main().getByText('Your picture was not changed.').count()).toBe(0)
  })
})
