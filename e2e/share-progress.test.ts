import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInLooks } from './support/expect-accessible.ts'
import { journeyLooks, untilLook, wearLook } from './support/looks.ts'
import { openBrowser, openPage, type WatchedPage } from './support/open-browser.ts'
import { sharedProduct } from './support/shared-product.ts'
import { signUpByApi } from './support/sign-up-by-api.ts'

const product = sharedProduct()
let browser: Browser
/** The person who shares, on the Privacy tab of the settings. */
let owner: WatchedPage

const widths = [1440, 360]
const privacy = () => owner.goto(`${product.url}/dashboard/settings?tab=privacy`)
const sharingSwitch = () => owner.getByRole('switch', { name: 'Share Progress with Healthcare Provider' })
const heading = (page: WatchedPage, name: string | RegExp) => page.getByRole('heading', { name })
const reportTitle = (page: WatchedPage) =>
  page.getByRole('heading', { level: 1, name: 'Progress report of Robin' })
const ended = (page: WatchedPage) => page.getByRole('heading', { level: 1, name: 'This link does not work' })

beforeAll(async () => {
  browser = await openBrowser()
  owner = await openPage(browser)
  await signUpByApi(owner.context(), product.url)
  // Enough for a picture.
  for (const module of ['friendship', 'coaching', 'life-skills']) {
    const counted = owner.waitForResponse(
      (reply) =>
        reply.url().endsWith('/api/progress/events') &&
        (reply.request().postData() ?? '').includes('module-opened'),
    )
    await owner.goto(`${product.url}/dashboard/modules/${module}`)
    await counted
  }
  await privacy()
  expect(await sharingSwitch().getAttribute('aria-checked')).toBe('false')
  await sharingSwitch().click()
  await heading(owner, 'Set up a link').waitFor()
})
afterAll(async () => {
  await browser?.close()
})

async function makePreview(recipient: string) {
  await owner.getByLabel('Name of the person who gets the report').fill(recipient)
  for (const box of await owner
    .getByRole('group', { name: 'What the report shows' })
    .getByRole('checkbox')
    .all())
    await box.check()
  await owner.getByRole('button', { name: 'Preview' }).click()
  await heading(owner, `Preview: what ${recipient} will see`).waitFor()
  await owner.getByRole('img', { name: /^Modules visited/ }).waitFor()
}
async function makeLink(recipient: string): Promise<string> {
  await privacy()
  await makePreview(recipient)
  await owner.getByRole('button', { name: 'Make the link' }).click()
  await heading(owner, 'The link is ready').waitFor()
  return await owner.getByLabel('Link', { exact: true }).inputValue()
}
const rowOf = (recipient: string) =>
  owner.getByRole('listitem').filter({ has: owner.getByRole('heading', { level: 3, name: recipient }) })

/** What a report says, but for times of day: the clock may have reached the next minute since the preview. */
async function factsOf(page: WatchedPage): Promise<string[]> {
  const report = page.getByRole('article')
  const facts = await report.getByRole('definition').allInnerTexts()
  const pictures = await report.getByRole('img').all()
  const labels = await Promise.all(pictures.map((picture) => picture.getAttribute('aria-label')))
  const headings = await report.getByRole('heading').allInnerTexts()
  return [...facts, ...labels, ...headings].map((text) => (text ?? '').replace(/\d+:\d\d/, ''))
}

/** A browser that shares nothing with the owner's. The refusal of a link is an error for the console. */
async function visit(link: string): Promise<WatchedPage> {
  const visitor = await openPage(browser)
  await visitor.goto(link)
  return visitor
}

describe('a progress report for one person', () => {
  it('is set up, previewed, opened without a session, seen in the list, and revoked', async () => {
    await privacy()
    await makePreview('Dr. Lee')
    const previewed = await factsOf(owner)
    await owner.getByRole('button', { name: 'Make the link' }).click()
    await heading(owner, 'The link is ready').waitFor()
    const link = await owner.getByLabel('Link', { exact: true }).inputValue()
    await rowOf('Dr. Lee').getByText('Not opened yet').waitFor()

    const visitor = await openPage(browser)
    const addresses: string[] = []
    visitor.on('request', (request) => addresses.push(request.url()))
    const reply = await visitor.goto(link)
    expect(reply?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
    await visitor.getByRole('img', { name: /^Modules visited/ }).waitFor()
    await visitor.waitForURL(`${product.url}/shared`)
    const [, token = ''] = link.split('#')
    expect(token).toHaveLength(32)
    expect(addresses.filter((address) => address.includes(token))).toEqual([])
    expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await factsOf(visitor)).toEqual(previewed)
    await visitor.reload()
    await reportTitle(visitor).waitFor()

    await rowOf('Dr. Lee').getByText('2 times', { exact: true }).waitFor()
    await rowOf('Dr. Lee').getByRole('button', { name: 'Show when it was opened' }).click()
    // One line for each minute; the clock may have reached the next one between the two openings.
    expect([1, 2]).toContain(await rowOf('Dr. Lee').getByRole('listitem').count())
    await rowOf('Dr. Lee').getByRole('button', { name: 'Revoke now: link for Dr. Lee' }).click()
    await rowOf('Dr. Lee')
      .getByText(/^Revoked on/)
      .waitFor()
    expect([...owner.consoleErrors, ...visitor.consoleErrors]).toEqual([])
    await visitor.reload()
    await ended(visitor).waitFor()
    await visitor.context().close()
  })

  it('stops working when sharing is switched off, and does not come back when it is switched on', async () => {
    const link = await makeLink('Mum')
    const visitor = await visit(link)
    await reportTitle(visitor).waitFor()
    await sharingSwitch().click()
    await rowOf('Mum')
      .getByText(/^Revoked on/)
      .waitFor()
    await visitor.reload()
    await ended(visitor).waitFor()
    await sharingSwitch().click()
    await heading(owner, 'Set up a link').waitFor()
    await owner.locator('[data-toast]', { hasText: 'Your settings have been updated' }).waitFor()
    await visitor.reload()
    await ended(visitor).waitFor()
    await visitor.context().close()
  })

  it.each([
    ['guessed', `/shared#${'a'.repeat(32)}`, 'This link does not work'],
    ['cut off', '/shared#abc', 'This link does not work'],
    ['without its code', '/shared', 'The link is not complete'],
  ])('is not shown by a link that is %s, which says so', async (_, address, title) => {
    const visitor = await visit(product.url + address)
    await visitor.getByRole('heading', { level: 1, name: title }).waitFor()
    await expectAccessible(visitor, [1440])
    await visitor.context().close()
  })

  it('can be asked for again when there was no connection', async () => {
    const link = await makeLink('Gran')
    const visitor = await openPage(browser)
    await visitor.route('**/api/shared', (route) => route.abort())
    await visitor.goto(link)
    await visitor.getByRole('heading', { level: 1, name: 'The report could not be loaded' }).waitFor()
    await visitor.unroute('**/api/shared')
    await visitor.getByRole('button', { name: 'Try again' }).click()
    await reportTitle(visitor).waitFor()
    await visitor.context().close()
  })
})

it('in every look axe finds nothing in the set-up and on the page of the recipient at 360 and 1440 px', async () => {
  // The steps between are taken in the narrow window; the other journeys take them in the wide one.
  await owner.setViewportSize({ width: 360, height: 900 })
  const expectSeen = () => expectAccessibleInLooks(owner, product.url, widths)
  await privacy()
  await heading(owner, 'Set up a link').waitFor()
  await owner.getByRole('button', { name: 'Preview' }).click()
  await owner.getByText('Write the name of the person.').waitFor()
  await expectSeen()
  await makePreview('Dr. Lee')
  await expectSeen()
  await owner.getByRole('button', { name: 'Make the link' }).click()
  await heading(owner, 'The link is ready').waitFor()
  await expectSeen()

  const visitor = await visit(await owner.getByLabel('Link', { exact: true }).inputValue())
  await visitor.getByRole('img', { name: /^Modules visited/ }).waitFor()
  for (const look of journeyLooks) {
    await wearLook(visitor, look)
    await untilLook(visitor, look)
    await expectAccessible(visitor, widths, { look })
  }
  expect([...owner.consoleErrors, ...visitor.consoleErrors]).toEqual([])
  await visitor.context().close()
})

it('skills and notes are shown if they are ticked, and gone at once when they are taken out', async () => {
  const api = owner.context().request
  const note = { skill: 'change-a-plan', person: 'Mina', text: 'I asked for another day.' }
  const kept = await api.put(`${product.url}/api/practice-notes/${crypto.randomUUID()}`, {
    data: note,
    headers: { Origin: product.url },
  })
  expect(kept.status()).toBe(200)
  await owner.setViewportSize({ width: 1440, height: 900 })
  const visitor = await visit(await makeLink('Noted'))
  await visitor.getByText(note.text).waitFor()
  await heading(visitor, 'Skills practiced').waitFor()
  await rowOf('Noted').getByRole('button', { name: 'Take something out' }).click()
  await rowOf('Noted').getByRole('button', { name: 'Take out: Own notes from real life' }).click()
  await owner.locator('[data-toast]', { hasText: 'Taken out' }).waitFor()
  await visitor.reload()
  await heading(visitor, 'Skills practiced').waitFor()
  expect(await visitor.getByText(note.text).count()).toBe(0)
  expect([...owner.consoleErrors, ...visitor.consoleErrors]).toEqual([])
  await visitor.context().close()
})

describe('by keyboard alone', () => {
  it('a link is set up, made, copied and revoked', async () => {
    await owner.setViewportSize({ width: 1440, height: 900 })
    await privacy()
    await owner.getByLabel('Name of the person who gets the report').focus()
    const press = async (...keys: string[]) => {
      for (const key of keys) await owner.keyboard.press(key)
    }
    const tabTo = async (name: string) => {
      const target = owner.getByRole('button', { name, exact: true })
      for (let stops = 0; stops < 40; stops++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await press('Tab')
      }
      throw new Error(`"${name}" was not reached by Tab`)
    }
    await owner.keyboard.type('Keys')
    await press('Tab', 'Tab', 'Space')
    await tabTo('Preview')
    await press('Enter')
    await heading(owner, 'Preview: what Keys will see').waitFor()
    await tabTo('Make the link')
    await press('Enter')
    await heading(owner, 'The link is ready').waitFor()
    await tabTo('Copy the link')
    await tabTo('Revoke now: link for Keys')
    await press('Enter')
    await rowOf('Keys')
      .getByText(/^Revoked on/)
      .waitFor()
    expect(await owner.evaluate(() => document.activeElement?.textContent)).toBe('Keys')
  })
})
