// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noConnection, noContent, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import {
  button,
  field,
  heading,
  openAccountScreen,
  StandInPayment,
  session,
  shownToast,
} from '#web/testing/open-account-screen.tsx'
import { toastStore } from '#web/ui/toast.ts'
import { AccountScreen } from './account-screen.tsx'

async function fillDetails(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Name'), 'Ada')
  await user.type(field('Email'), 'ada@example.org')
  await user.type(field('Password'), 'fern-42')
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }))
}

async function reachPayment(answers: Record<string, unknown> = {}) {
  const page = openAccountScreen({ answers: { 'POST /api/sign-up/check': noContent(), ...answers } })
  await fillDetails(page.user)
  await page.user.click(button('Continue to Payment'))
  await screen.findByRole('heading', { name: 'Payment by ada@example.org' })
  return page
}

afterEach(leaveNothing)

describe('the two modes', () => {
  it.each([
    ['by navigation state', { state: { login: true } }],
    ['by ?mode=login', { search: '?mode=login' }],
  ])('opens as Welcome Back %s', (_how, opening) => {
    openAccountScreen(opening)
    expect(heading().textContent).toBe('Welcome Back')
  })

  it('opens as Join Today otherwise', () => {
    openAccountScreen()
    expect(heading().textContent).toBe('Join Today')
  })

  it('toggles, keeps the typed e-mail, and moves the focus to the heading', async () => {
    const { user } = openAccountScreen()
    await user.type(field('Name'), 'Ada')
    await user.type(field('Email'), 'ada@example.org')
    await user.click(button('Already have an account? Sign in'))
    expect(heading().textContent).toBe('Welcome Back')
    expect(document.activeElement).toBe(heading())
    expect(field('Email')).toHaveProperty('value', 'ada@example.org')

    await user.click(button("Don't have an account? Sign up"))
    expect(heading().textContent).toBe('Join Today')
    expect(field('Email')).toHaveProperty('value', 'ada@example.org')
    expect(field('Name')).toHaveProperty('value', 'Ada')
  })

  it("goes back to '/'", () => {
    openAccountScreen()
    expect(screen.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toBe('/')
  })

  it('gives the focus to its heading when another page led to it, not when it was just opened', async () => {
    openAccountScreen()
    expect(document.activeElement).toBe(document.body)
    cleanup()
    const screenElement = (
      <AccountScreen onSignedIn={vi.fn()} onSignedUp={vi.fn()} renderPaymentStep={StandInPayment} />
    )
    const router = createMemoryRouter([
      { path: '/', element: null },
      { path: '/signup', element: screenElement },
    ])
    render(<RouterProvider router={router} />)
    await act(() => router.navigate('/signup'))
    expect(document.activeElement).toBe(heading())
  })

  it('leads to help in a new tab, so that nothing typed is lost', () => {
    openAccountScreen()
    const help = screen.getByRole('link', { name: 'Get help (opens in a new tab)' })
    expect([help.getAttribute('href'), help.getAttribute('target')]).toEqual(['/help#signup', '_blank'])
  })
})

describe('a forgotten password', () => {
  async function askForLink(answer: unknown) {
    const page = openAccountScreen({ search: '?mode=login', answers: { 'POST /api/password-reset': answer } })
    await page.user.type(field('Email'), 'ada@example.org')
    await page.user.click(button('Forgot your password?'))
    expect(heading().textContent).toBe('Reset your password')
    expect(field('Email')).toHaveProperty('value', 'ada@example.org')
    await page.user.click(button('Send reset link'))
    return page
  }

  it('gets a link, in words that do not tell whether the e-mail has an account', async () => {
    const { api, user } = await askForLink(new Response(null, { status: 202 }))
    await screen.findByText(/If there is an account for ada@example.org/)
    expect(shownToast()).toMatchObject({
      title: 'Password reset email sent',
      description: 'Check your email for a link to reset your password.',
    })
    expect(screen.queryByText('Password reset email sent')).toBeNull()
    expect(api.calls).toEqual([{ route: 'POST /api/password-reset', body: { email: 'ada@example.org' } }])

    await user.click(button('Back to sign in'))
    expect(heading().textContent).toBe('Welcome Back')
  })

  it.each([
    ['without a connection', noConnection, /could not be reached/],
    ['when the mail server is down', refusal('mail-unavailable'), /could not be sent/],
  ])('says %s that it was not sent, and keeps the e-mail', async (_when, answer, words) => {
    await askForLink(answer)
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Failed to send password reset email.',
        description: expect.stringMatching(words),
        variant: 'destructive',
      }),
    )
    expect(screen.queryByText(/If there is an account/)).toBeNull()
    await waitFor(() => expect(button('Send reset link')).toHaveProperty('disabled', false))
  })

  it('wants a valid e-mail', async () => {
    const { user } = openAccountScreen({ search: '?mode=reset' })
    await user.click(button('Send reset link'))
    await screen.findByText('Please enter a valid email')
  })
})

describe('sign-up, step 1', () => {
  it('says each rule with its exact message and focuses the first field', async () => {
    const { api, user } = openAccountScreen()
    screen.getByText('Step 1 of 2: Your details')
    await user.type(field('Name'), 'A')
    await user.type(field('Email'), 'ada')
    await user.type(field('Password'), '12345')
    await user.click(button('Continue to Payment'))
    await screen.findByText('Name must be at least 2 characters')
    screen.getByText('Please enter a valid email')
    screen.getByText('Password must be at least 6 characters')
    screen.getByText('You must accept the terms and conditions')
    expect(document.activeElement).toBe(field('Name'))
    expect(api.calls).toEqual([])

    await user.click(screen.getByRole('checkbox', { name: /I accept/ }))
    await waitFor(() => expect(screen.queryByText('You must accept the terms and conditions')).toBeNull())
  })

  it('labels the consent exactly and opens what it names in a new tab', () => {
    openAccountScreen()
    const label = 'I accept the terms and conditions and privacy policy'
    expect(screen.getByRole('checkbox', { name: label })).toHaveProperty('checked', false)
    for (const [name, address] of [
      ['terms and conditions', '/terms'],
      ['privacy policy', '/privacy'],
    ] as const) {
      const link = screen.getByRole('link', { name })
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([address, '_blank'])
    }
  })

  it('says the password rule beforehand and names the fields for autofill', () => {
    openAccountScreen()
    screen.getByText(/At least 6 characters/)
    const autofill = ['Name', 'Email', 'Password'].map((name) => field(name).getAttribute('autocomplete'))
    expect(autofill).toEqual(['name', 'email', 'new-password'])
  })

  it("shows 'Processing...' while the details are checked, and checks once", async () => {
    let answer: (value: unknown) => void = () => undefined
    const check = new Promise((resolve) => (answer = resolve))
    const { api, user } = openAccountScreen({ answers: { 'POST /api/sign-up/check': check } })
    await fillDetails(user)
    await user.dblClick(button('Continue to Payment'))
    expect(button('Processing...')).toHaveProperty('disabled', true)
    answer(noContent())
    await screen.findByRole('heading', { name: 'Payment by ada@example.org' })
    expect(api.calls).toEqual([
      {
        route: 'POST /api/sign-up/check',
        body: { name: 'Ada', email: 'ada@example.org', password: 'fern-42', acceptTerms: true },
      },
    ])
    await waitFor(() => expect(document.activeElement).toBe(heading()))
  })

  it('says at the e-mail that it is taken, before any payment, and leads to sign-in with it', async () => {
    const { user } = openAccountScreen({ answers: { 'POST /api/sign-up/check': refusal('email-taken') } })
    await fillDetails(user)
    await user.click(button('Continue to Payment'))
    await screen.findByText(/There is an account with this email already/)
    expect(document.activeElement).toBe(field('Email'))
    await user.click(button('Sign in'))
    expect(heading().textContent).toBe('Welcome Back')
    expect(field('Email')).toHaveProperty('value', 'ada@example.org')
  })

  it('takes the message away when the e-mail is changed', async () => {
    const { user } = openAccountScreen({ answers: { 'POST /api/sign-up/check': refusal('email-taken') } })
    await fillDetails(user)
    await user.click(button('Continue to Payment'))
    await screen.findByText(/There is an account with this email already/)
    await user.type(field('Email'), '.uk')
    await waitFor(() => expect(screen.queryByText(/There is an account/)).toBeNull())
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  })

  it('keeps everything when the connection is lost, and goes on at the next try', async () => {
    const { user } = openAccountScreen({
      answers: { 'POST /api/sign-up/check': [noConnection, noContent()] },
    })
    await fillDetails(user)
    await user.click(button('Continue to Payment'))
    await waitFor(() => expect(shownToast()?.description).toMatch(/could not be reached/))
    expect(field('Password')).toHaveProperty('value', 'fern-42')
    await user.click(button('Continue to Payment'))
    await screen.findByRole('heading', { name: 'Payment by ada@example.org' })
  })
})

describe('between the steps', () => {
  async function expectDetailsKept() {
    await screen.findByRole('heading', { name: 'Join Today' })
    const values = ['Name', 'Email', 'Password'].map((name) => (field(name) as HTMLInputElement).value)
    expect(values).toEqual(['Ada', 'ada@example.org', 'fern-42'])
    expect(screen.getByRole('checkbox', { name: /I accept/ })).toHaveProperty('checked', true)
  }

  it('returns to the details, still filled in, by Back', async () => {
    const { user } = await reachPayment()
    await user.click(button('back'))
    await expectDetailsKept()
  })

  it("returns to the details by the browser's Back, and its Forward does not skip the check", async () => {
    const { router } = await reachPayment()
    await router.navigate(-1)
    await expectDetailsKept()
    await router.navigate(1)
    await waitFor(() => expect(router.state.location.state).toBeNull())
    await expectDetailsKept()
  })

  it('opens the details after a reload of the payment step', async () => {
    const { router } = openAccountScreen({ state: { step: 'payment' } })
    expect(heading().textContent).toBe('Join Today')
    await waitFor(() => expect(router.state.location.state).toBeNull())
  })

  it('returns to the details when the e-mail was taken meanwhile', async () => {
    const { user } = await reachPayment()
    await user.click(button('taken'))
    await expectDetailsKept()
    screen.getByText(/There is an account with this email already\. Nothing was charged/)
    expect(document.activeElement).toBe(field('Email'))
  })
})

describe('the account after the payment', () => {
  it('is made from the details, with each message in the notice list', async () => {
    const { api, user, onSignedIn } = await reachPayment({ 'POST /api/sign-up': { session } })
    await user.click(button('paid'))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(session))
    expect(api.callsTo('POST /api/sign-up')[0]?.body).toEqual({
      name: 'Ada',
      email: 'ada@example.org',
      password: 'fern-42',
      acceptTerms: true,
    })
    const [newest, before] = toastStore.getState().notices
    expect(newest).toMatchObject({
      title: 'Welcome!',
      description: "Your account has been created and you're now signed in.",
    })
    expect(before).toMatchObject({
      title: 'Success!',
      description: 'Your account has been created and your subscription is active.',
    })
  })

  it('tells so also where taking over the session forgets what was told before', async () => {
    const { user, onSignedIn } = await reachPayment({ 'POST /api/sign-up': { session } })
    onSignedIn.mockImplementation(() => toastStore.forget())
    await user.click(button('paid'))
    await waitFor(() => expect(toastStore.getState().notices).toHaveLength(2))
    expect(toastStore.getState().notices.map(({ title }) => title)).toEqual(['Welcome!', 'Success!'])
  })

  it.each([
    ['when the server fails', refusal('account-creation-failed'), 'Something went wrong. Please try again.'],
    ['without a connection', noConnection, /could not be reached/],
  ])('%s: back to the filled-in details, with the payment kept', async (_when, answer, words) => {
    const { user, onSignedIn } = await reachPayment({ 'POST /api/sign-up': [answer, { session }] })
    await user.click(button('paid'))
    await screen.findByRole('heading', { name: 'Join Today' })
    expect(shownToast()).toMatchObject({ title: 'Error', variant: 'destructive' })
    expect(shownToast()?.description).toMatch(words)
    screen.getByText('Your payment is kept')
    screen.getByText(/email ada@example.org\. If you try again with this email, you are not charged again/)
    expect(field('Name')).toHaveProperty('value', 'Ada')

    // The try that failed ends a moment after its form is shown; until then its button is disabled.
    await waitFor(() => expect(button('Continue to Payment')).toHaveProperty('disabled', false))
    await user.click(button('Continue to Payment'))
    await screen.findByText('kept')
    await user.click(button('paid'))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  })

  it('is not promised for another e-mail than the one that paid', async () => {
    const { user } = await reachPayment({ 'POST /api/sign-up': refusal('account-creation-failed') })
    await user.click(button('paid'))
    await screen.findByText('Your payment is kept')
    await user.clear(field('Email'))
    await user.type(field('Email'), 'eve@example.org')
    await user.click(button('Continue to Payment'))
    await screen.findByRole('heading', { name: 'Payment by eve@example.org' })
    expect(screen.queryByText('kept')).toBeNull()
  })

  it('stays at the payment when the server keeps no payment for the e-mail', async () => {
    const { user } = await reachPayment({ 'POST /api/sign-up': refusal('payment-required') })
    await user.click(button('paid'))
    await waitFor(() => expect(shownToast()?.description).toMatch(/There is no payment for this email/))
    expect(heading().textContent).toBe('Payment by ada@example.org')
    expect(screen.queryByText('kept')).toBeNull()
  })

  it('leads to sign-in when a lost answer had made the account already', async () => {
    const { user } = await reachPayment({ 'POST /api/sign-up': refusal('email-taken') })
    await user.click(button('paid'))
    await screen.findByRole('heading', { name: 'Join Today' })
    screen.getByText(/It may be the one that your payment was for/)
    await user.click(button('Sign in'))
    expect(heading().textContent).toBe('Welcome Back')
  })

  it('asks before the page is left while it runs, and not afterwards', async () => {
    const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    let answer: (value: unknown) => void = () => undefined
    const { user, onSignedIn } = await reachPayment({
      'POST /api/sign-up': new Promise((resolve) => (answer = resolve)),
    })
    expect(asksBeforeLeaving()).toBe(false)
    await user.click(button('paid'))
    expect(asksBeforeLeaving()).toBe(true)
    answer({ session })
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false))
  })

  it("stays on its step when the browser's Back is used while it runs", async () => {
    let answer: (value: unknown) => void = () => undefined
    const { user, router } = await reachPayment({
      'POST /api/sign-up': new Promise((resolve) => (answer = resolve)),
    })
    await user.click(button('paid'))
    await act(() => router.navigate(-1))
    expect(router.state.location.state).toBeNull()
    expect(heading().textContent).toBe('Payment by ada@example.org')
    answer(refusal('account-creation-failed'))
    await screen.findByRole('heading', { name: 'Join Today' })
  })
})
