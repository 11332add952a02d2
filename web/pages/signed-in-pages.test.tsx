// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { moduleCatalogue } from '#web/features/coaching/module/module-catalogue.ts'
import { signedInPaths } from '#web/routes.tsx'
import { operatorAnswers } from '#web/testing/member-answers.ts'
import { closeProduct, openProduct } from '#web/testing/open-product.tsx'
import { toastStore } from '#web/ui/toast.ts'

/** An address of each signed-in page, but for help itself. */
const helpedPaths = signedInPaths
  .filter((path) => path !== '/dashboard/help')
  .map((path) => path.replace(':slug', 'friendship').replace(':module/:card', 'friendship/making-plans'))

async function page() {
  await screen.findByRole('heading', { level: 1 })
  return within(screen.getByRole('main'))
}

afterEach(closeProduct)

describe('every signed-in page', () => {
  it.each<[string, string]>([
    ['/dashboard', 'AI Assistant'],
    ['/dashboard/questionnaire', 'Onboarding Questionnaire'],
    ['/dashboard/gamification', 'Gamification'],
    ['/dashboard/progress-report', 'Progress report'],
    ['/dashboard/profile', 'Your Profile'],
    ['/dashboard/settings', 'Settings'],
    ['/dashboard/help', 'Get help'],
    ['/dashboard/support', 'Ask for support'],
    ['/dashboard/operator', 'Operator'],
    ['/dashboard/operator/newsletters', 'Newsletter'],
    ...moduleCatalogue.map(({ slug, title }): [string, string] => [`/dashboard/modules/${slug}`, title]),
  ])('%s has the title "%s"', async (at, title) => {
    await openProduct(at)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('has one link to help, at the same place, and sign-out, skip link and notices', async () => {
    await openProduct('/dashboard/support')
    await page()
    const [topBar] = screen.getAllByRole('banner')
    const banner = within(topBar as HTMLElement)
    expect(banner.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe(
      '/dashboard/help?from=%2Fdashboard%2Fsupport',
    )
    expect(banner.getByRole('button', { name: 'Sign Out' })).toBeTruthy()
    expect(banner.getByRole('button', { name: /^Notices/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toBeTruthy()
  })
})

describe('the settings page', () => {
  it("signs out by its own 'Sign Out', to /signup", async () => {
    const product = await openProduct('/dashboard/settings?tab=account')
    const panel = within(await screen.findByRole('tabpanel', { name: 'Account' }))
    await product.user.click(panel.getByRole('button', { name: 'Sign Out' }))
    await waitFor(() => expect(product.path()).toBe('/signup'))
    expect(product.api.callsTo('DELETE /api/session')).toHaveLength(1)
  })

  it('keeps the open tab in its address', async () => {
    const { user, router } = await openProduct('/dashboard/settings')
    await user.click(await screen.findByRole('tab', { name: 'Privacy' }))
    expect(router.shown().location.search).toBe('?tab=privacy')
    await screen.findByRole('switch', { name: 'Data collection' })
  })

  it("opens the AI Companion, which has no tab, by '?tab=ai' and by its link", async () => {
    const { user, router } = await openProduct('/dashboard/settings')
    await user.click(await (await page()).findByRole('link', { name: 'AI Companion settings' }))
    expect(router.shown().location.search).toBe('?tab=ai')
    await screen.findByRole('radio', { name: 'Balanced' })
    expect(screen.queryByRole('tab', { name: 'AI Companion' })).toBeNull()
  })

  it('shows who is signed in', async () => {
    await openProduct('/dashboard/settings?tab=account')
    expect(await (await page()).findByText('Your address is ada@example.org.')).toBeTruthy()
  })
})

describe('the help page', () => {
  it('has urgent help first, then a person to reach and the safety plan, then more lines and how to use Wayfern', async () => {
    await openProduct('/dashboard/help')
    const main = await page()
    const headings = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual([
      'Urgent help',
      'Reach a person',
      'Safety plan',
      'More help lines: international',
      'How to use Wayfern',
    ])
    expect(main.getByRole('link', { name: /^Call 112/ }).getAttribute('href')).toBe('tel:112')
    expect(main.getByRole('link', { name: 'Ask for support' }).getAttribute('href')).toBe(
      '/dashboard/support',
    )
    expect(main.queryByRole('link', { name: 'Operator' })).toBeNull()
  })

  it('leads an operator to the page for operators', async () => {
    await openProduct('/dashboard/help', operatorAnswers())
    const link = await (await page()).findByRole('link', { name: 'Operator' })
    expect(link.getAttribute('href')).toBe('/dashboard/operator')
  })

  it.each(
    helpedPaths,
  )('opened from %s begins with how to use that page, and urgent help follows', async (path) => {
    await openProduct(`/dashboard/help?from=${encodeURIComponent(path)}`)
    const main = await page()
    const [first, urgent] = main.getAllByRole('heading', { level: 2 })
    expect(urgent?.textContent).toBe('Urgent help')
    expect(first?.textContent).toMatch(/^How to use this page: ./)
    expect(first?.closest('section')?.querySelectorAll('li').length).toBeGreaterThanOrEqual(2)
  })

  it('opened from a module begins with the words of that module', async () => {
    const { user } = await openProduct('/dashboard/modules/friendship')
    await page()
    await user.click(screen.getAllByRole('link', { name: 'Get help' })[0] as HTMLElement)
    expect(
      await screen.findByRole('heading', { name: 'How to use this page: Friendship Coach' }),
    ).toBeTruthy()
  })

  it.each([
    '',
    '?from=%2Fnowhere',
    '?from=',
    '?from=https%3A%2F%2Fexample.org',
  ])('opened with %j begins with urgent help', async (search) => {
    await openProduct(`/dashboard/help${search}`)
    const [first] = (await page()).getAllByRole('heading', { level: 2 })
    expect(first?.textContent).toBe('Urgent help')
  })

  it('gives the emergency numbers without a connection too', async () => {
    await openProduct('/dashboard/help')
    expect((await page()).getByText(/112 in Europe, 911 in the US and Canada/)).toBeTruthy()
  })
})

describe('the support page', () => {
  it('says what happens with a request, and that no time is set for the answer', async () => {
    await openProduct('/dashboard/support')
    const main = await page()
    const steps = within(main.getByRole('region', { name: 'What happens with your request' }))
    expect(steps.getAllByRole('listitem')).toHaveLength(3)
    expect(steps.getByText(/No time is set for the answer/)).toBeTruthy()
    expect(steps.getByRole('link', { name: 'Open urgent help' }).getAttribute('href')).toBe('/dashboard/help')
  })

  it('sends a request and says so', async () => {
    const { api, user } = await openProduct('/dashboard/support', {
      'POST /api/support-requests': { id: 'r1' },
    })
    const main = await page()
    await user.type(main.getByLabelText('Subject'), 'No reply')
    await user.type(main.getByLabelText('Message'), 'I wrote and got no reply.')
    await user.click(main.getByRole('button', { name: 'Send request' }))
    await waitFor(() => expect(toastStore.getState().shown?.title).toBe('Request sent'))
    expect(api.callsTo('POST /api/support-requests')).toHaveLength(1)
  })
})

describe('the page for operators', () => {
  it.each([
    '/dashboard/operator',
    '/dashboard/operator/newsletters',
  ])('shows a member that it is not theirs, and asks the server for nothing: %s', async (at) => {
    const { api } = await openProduct(at)
    expect(await (await page()).findByText('This page is for operators')).toBeTruthy()
    expect(api.calls.filter(({ route }) => route.includes('/operator/'))).toEqual([])
  })

  it('shows an operator the numbers, the reset and the requests', async () => {
    await openProduct('/dashboard/operator', operatorAnswers())
    const main = await page()
    expect((await main.findByText('Users')).nextElementSibling?.textContent).toBe('12')
    expect(main.getByRole('button', { name: 'Trigger global token reset' })).toBeTruthy()
    expect(await main.findByText('There are no requests.')).toBeTruthy()
    const link = main.getByRole('link', { name: 'Write a newsletter' })
    expect(link.getAttribute('href')).toBe('/dashboard/operator/newsletters')
  })

  it('lets an operator write a newsletter', async () => {
    await openProduct('/dashboard/operator/newsletters', operatorAnswers())
    const main = await page()
    expect(await main.findByRole('button', { name: 'Send to 2 people...' })).toBeTruthy()
    expect(main.getByText('There are no newsletters.')).toBeTruthy()
  })
})

it('a page that throws shows the error screen with the error text', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openProduct('/dashboard/profile', { 'GET /api/profile': { fullName: 7, email: null, bio: {} } })
  await screen.findByRole('heading', { name: 'Unexpected Application Error!' })
  expect(screen.getByText(/Objects are not valid as a React child/)).toBeTruthy()
})
