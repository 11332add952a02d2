// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { noConnection, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import {
  button,
  field,
  heading,
  openAccountScreen,
  session,
  shownToast,
} from '#web/testing/open-account-screen.tsx'

afterEach(leaveNothing)

describe('sign-in', () => {
  async function signIn(answer: unknown) {
    const page = openAccountScreen({ search: '?mode=login', answers: { 'POST /api/session': answer } })
    await page.user.type(field('Email'), ' ada@example.org ')
    await page.user.type(field('Password'), 'fern-42')
    await page.user.click(button('Sign in'))
    return page
  }

  it('hands over the session and says so', async () => {
    const { api, onSignedIn } = await signIn({ session })
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(session))
    expect(api.calls).toEqual([
      { route: 'POST /api/session', body: { email: 'ada@example.org', password: 'fern-42' } },
    ])
    expect(shownToast()).toMatchObject({
      title: 'Welcome back!',
      description: 'Successfully signed in.',
      variant: 'success',
    })
  })

  it("shows 'Signing in...' while pending and sends once", async () => {
    let answer: (value: unknown) => void = () => undefined
    const { api, user, onSignedIn } = await signIn(new Promise((resolve) => (answer = resolve)))
    expect(button('Signing in...')).toHaveProperty('disabled', true)
    await user.keyboard('{Enter}')
    answer({ session })
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(api.calls).toHaveLength(1)
  })

  it('refuses a wrong password with the exact words, and keeps what was typed', async () => {
    const { onSignedIn } = await signIn(refusal('invalid-credentials'))
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        description: 'Invalid email or password. Please try again.',
        variant: 'destructive',
      }),
    )
    expect(onSignedIn).not.toHaveBeenCalled()
    expect(field('Email')).toHaveProperty('value', 'ada@example.org')
    expect(field('Password')).toHaveProperty('value', 'fern-42')
    await waitFor(() => expect(button('Sign in')).toHaveProperty('disabled', false))
  })

  it('says a wrong password at the form, too, and lets its message stay behind', async () => {
    const { user } = await signIn(refusal('invalid-credentials'))
    await waitFor(() => expect(field('Password').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('Invalid email or password. Please try again.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Password'))
    await waitFor(() => expect(shownToast()?.variant).toBe('destructive'))
    await user.click(button('Forgot your password?'))
    expect(heading().textContent).toBe('Reset your password')
    expect(shownToast()).toBeNull()
    await user.click(button('Back to sign in'))
    await user.type(field('Password'), '3')
    expect(screen.queryByText('Invalid email or password. Please try again.')).toBeNull()
  })

  it.each([
    ['without a connection', noConnection, /could not be reached/],
    ['after too many tries', refusal('rate-limited', { retryAfterSeconds: 120 }), /Wait 2 minutes/],
  ])('says what is wrong %s', async (_when, answer, words) => {
    await signIn(answer)
    await waitFor(() => expect(shownToast()?.description).toMatch(words))
  })

  it('validates on submit, then on change, and focuses the first field that is not right', async () => {
    const { api, user } = openAccountScreen({ search: '?mode=login' })
    await user.type(field('Email'), 'ada')
    await user.tab()
    expect(screen.queryByText('Please enter a valid email')).toBeNull()

    await user.click(button('Sign in'))
    await screen.findByText('Please enter a valid email')
    screen.getByText('Password is required')
    expect(document.activeElement).toBe(field('Email'))
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')

    await user.type(field('Email'), '@example.org')
    await waitFor(() => expect(screen.queryByText('Please enter a valid email')).toBeNull())
    expect(api.calls).toEqual([])
  })

  it('can show the password, and names both fields for password managers', async () => {
    const { user } = openAccountScreen({ search: '?mode=login' })
    expect(field('Email').getAttribute('autocomplete')).toBe('email')
    expect(field('Password').getAttribute('autocomplete')).toBe('current-password')
    expect(field('Password').getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('checkbox', { name: 'Show password' }))
    expect(field('Password').getAttribute('type')).toBe('text')
  })

  it('takes a pasted password', async () => {
    const { user } = openAccountScreen({ search: '?mode=login' })
    await user.click(field('Password'))
    await user.paste('from a manager')
    expect(field('Password')).toHaveProperty('value', 'from a manager')
  })
})
