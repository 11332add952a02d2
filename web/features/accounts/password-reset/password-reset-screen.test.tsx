// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, noConnection, noContent, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { toastStore } from '#web/ui/toast.ts'
import { PasswordResetScreen } from './password-reset-screen.tsx'

const field = (name: string) => screen.getByLabelText(name)
const heading = () => screen.getByRole('heading', { level: 1 })

function open(search: string, answers: Record<string, unknown> = {}) {
  const api = fakeApi(answers)
  const onChanged = vi.fn()
  const router = createMemoryRouter(
    [{ path: '/reset-password', element: <PasswordResetScreen onChanged={onChanged} /> }],
    { initialEntries: [`/reset-password${search}`] },
  )
  render(<RouterProvider router={router} />)
  return { api, onChanged, router, user: userEvent.setup() }
}

async function choose(answer: unknown, passwords = ['fern-42', 'fern-42']) {
  const page = open('?token=t0ken', { 'POST /api/password-reset/confirm': answer })
  await page.user.type(field('New password'), passwords[0] ?? '')
  await page.user.type(field('New password again'), passwords[1] ?? '')
  await page.user.click(screen.getByRole('button', { name: 'Save new password' }))
  return page
}

afterEach(leaveNothing)

describe('a new password by a reset link', () => {
  it('takes the token out of the address and out of its history entry', async () => {
    const { router } = open('?token=t0ken')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(heading().textContent).toBe('Choose a new password')
  })

  it('is sent with the token, and leads to sign-in', async () => {
    const { api, onChanged } = await choose(noContent())
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe('/signup?mode=login')
    expect(heading().textContent).toBe('Your password is changed')
    expect(document.activeElement).toBe(heading())
    // The heading, which has the focus, is read: a message would say it twice.
    expect(toastStore.getState().shown).toBeNull()
    expect(api.calls).toEqual([
      { route: 'POST /api/password-reset/confirm', body: { token: 't0ken', password: 'fern-42' } },
    ])
    expect(onChanged).toHaveBeenCalledOnce()
  })

  it.each([
    [['12345', '12345'], 'Password must be at least 6 characters'],
    [['fern-42', 'fern-43'], 'The two passwords are not the same'],
  ])('refuses %j: %s', async (passwords, message) => {
    const { api } = await choose(noContent(), passwords)
    await screen.findByText(message)
    expect(api.calls).toEqual([])
  })

  it('keeps what was typed when the connection is lost, and can be sent again', async () => {
    const { user } = await choose([noConnection, noContent()])
    await waitFor(() => expect(toastStore.getState().shown?.description).toMatch(/could not be reached/))
    expect(field('New password')).toHaveProperty('value', 'fern-42')
    await user.click(screen.getByRole('button', { name: 'Save new password' }))
    await screen.findByRole('heading', { name: 'Your password is changed' })
  })

  it('says that a used or expired link does not work, and asks for a new one there', async () => {
    const { api, onChanged, user } = await choose(refusal('invalid-reset-link'))
    await screen.findByRole('heading', { name: 'This link does not work' })
    expect(document.activeElement).toBe(heading())
    expect(onChanged).not.toHaveBeenCalled()

    api.answer('POST /api/password-reset', new Response(null, { status: 202 }))
    await user.type(field('Email'), 'ada@example.org')
    await user.click(screen.getByRole('button', { name: 'Send reset link' }))
    await screen.findByText(/If there is an account for ada@example.org/)
  })

  it('says at once that a link without a token does not work', () => {
    open('')
    expect(heading().textContent).toBe('This link does not work')
  })
})
