// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { session } from '#web/features/accounts/session/session.ts'
import { draftKey, writeDraft } from '#web/platform/draft-storage.ts'
import { closeProduct, openProduct } from '#web/testing/open-product.tsx'
import { toast } from '#web/ui/toast.ts'

const reason = 'You were signed out because your session ended. Sign in to go on.'

afterEach(closeProduct)

/** Opens a page of a member whose session the server then no longer knows. */
async function loseSession() {
  const product = await openProduct('/dashboard/gamification')
  await screen.findByRole('heading', { level: 1, name: 'Gamification' })
  product.api.answer('GET /api/session', { session: null })
  await act(() => session.check())
  return product
}
const headingOf = (name: string) => screen.findByRole('heading', { level: 1, name })
/** What is read with the heading, which has the focus. */
const readWith = (heading: HTMLElement) =>
  document.getElementById(heading.getAttribute('aria-describedby') ?? '')?.textContent

it('a session that ended leads to sign-in at /signup, which says why, and names nobody in the address', async () => {
  await loseSession()
  const heading = await headingOf('Welcome Back')
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(readWith(heading)).toBe(reason)
  expect(window.location.href).toBe(new URL('/signup', window.location.origin).href)
  expect(JSON.stringify(window.history.state)).not.toContain('u1')
})

it('says that typed texts are kept where there are any', async () => {
  writeDraft(draftKey('u1', 'profile'), '{"bio":"I like ferns"}')
  await loseSession()
  expect(readWith(await headingOf('Welcome Back'))).toBe(
    `${reason} What you had typed is kept on this device.`,
  )
})

it('a sign-out leads to the sign-in form, says nothing of it, and leaves no message of the visit in view', async () => {
  const { user } = await openProduct('/dashboard/gamification')
  const signOut = (await screen.findAllByRole('button', { name: 'Sign Out' }))[0] as HTMLElement
  act(() => toast({ title: 'Welcome back!', description: 'Successfully signed in.' }))
  await user.click(signOut)
  expect((await headingOf('Welcome Back')).getAttribute('aria-describedby')).toBeNull()
  expect(screen.queryByText(reason)).toBeNull()
  expect(screen.queryByText('Successfully signed in.')).toBeNull()
})

it('nor does the first visit of somebody without a session', async () => {
  await openProduct('/dashboard/gamification', { 'GET /api/session': { session: null } })
  await headingOf('Join Today')
  expect(screen.queryByText(reason)).toBeNull()
})
