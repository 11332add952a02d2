// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { useLinkToken } from '#web/platform/use-link-token.ts'
import { fakeApi, noConnection, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { toastStore } from '#web/ui/toast.ts'
import { NewsletterPanel } from './newsletter-panel.tsx'
import { UnsubscribePanel } from './unsubscribe-panel.tsx'

const UNSUBSCRIBE = 'POST /api/unsubscribe'
const LOOK = 'GET /api/newsletter/confirmation?token=t0ken'
const CONFIRM = 'POST /api/newsletter/confirmation'

function open(Panel: typeof NewsletterPanel, search: string, answers: Record<string, unknown> = {}) {
  const api = fakeApi(answers)
  function Page() {
    return <Panel token={useLinkToken()} />
  }
  const router = createMemoryRouter([{ path: '/page', element: <Page /> }], {
    initialEntries: [`/page${search}`],
  })
  render(<RouterProvider router={router} />)
  return { api, router, user: userEvent.setup() }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.findByRole('button', { name })

afterEach(leaveNothing)

describe('the link that ends e-mails', () => {
  it.each([
    ['reminders', 'r', 'Stop the daily reminders', 'The daily reminders are stopped'],
    ['newsletter', 'n', 'Stop the newsletter', 'The newsletter is stopped'],
  ])('ends the %s by one button, and is taken out of the address', async (list, prefix, name, done) => {
    const token = `${prefix}-abc`
    const { api, router, user } = open(UnsubscribePanel, `?token=${token}`, {
      [UNSUBSCRIBE]: { unsubscribedFrom: list },
    })
    await heading(name)
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(api.calls).toEqual([])
    await user.click(await button(name))
    await heading(done)
    expect(api.calls).toEqual([{ route: UNSUBSCRIBE, body: { token } }])
    const settings = screen.getByRole('link', { name: 'Open Settings' })
    expect(settings.getAttribute('href')).toBe('/dashboard/settings?tab=notifications')
  })

  it.each([
    '',
    '?token=',
    '?token=damaged',
    '?token=x-abc',
  ])('says that "%s" does not work', async (search) => {
    open(UnsubscribePanel, search)
    await heading('This link does not work')
  })

  it('says that a link which the server does not know does not work', async () => {
    const { user } = open(UnsubscribePanel, '?token=r-abc', { [UNSUBSCRIBE]: refusal('invalid-mail-link') })
    await user.click(await button('Stop the daily reminders'))
    await heading('This link does not work')
  })

  it('can be pressed again when there was no connection', async () => {
    const { user } = open(UnsubscribePanel, '?token=r-abc', {
      [UNSUBSCRIBE]: [noConnection, { unsubscribedFrom: 'reminders' }],
    })
    await user.click(await button('Stop the daily reminders'))
    await waitFor(() => expect(toastStore.getState().shown?.title).toBe('No connection'))
    await user.click(await button('Stop the daily reminders'))
    await heading('The daily reminders are stopped')
  })
})

describe('the link that confirms the newsletter', () => {
  it('confirms nothing by being opened, and confirms by its button', async () => {
    const { api, user } = open(NewsletterPanel, '?token=t0ken', {
      [LOOK]: { newsletter: 'waiting' },
      [CONFIRM]: { newsletter: 'confirmed' },
    })
    await heading('Confirm the newsletter')
    expect(api.callsTo(CONFIRM)).toEqual([])
    await user.click(await button('Confirm the newsletter'))
    await heading('The newsletter is confirmed')
    expect(api.callsTo(CONFIRM)[0]?.body).toEqual({ token: 't0ken' })
  })

  it('says when it was confirmed before', async () => {
    open(NewsletterPanel, '?token=t0ken', { [LOOK]: { newsletter: 'confirmed' } })
    await heading('The newsletter is confirmed')
  })

  it('says when it does not work', async () => {
    open(NewsletterPanel, '?token=t0ken', { [LOOK]: refusal('invalid-mail-link') })
    await heading('This link does not work')
  })

  it('still offers the button when nobody could look at the link', async () => {
    const { user } = open(NewsletterPanel, '?token=t0ken', {
      [LOOK]: noConnection,
      [CONFIRM]: { newsletter: 'confirmed' },
    })
    await user.click(await button('Confirm the newsletter'))
    await heading('The newsletter is confirmed')
  })
})
