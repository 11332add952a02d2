// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, noConnection, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { toastStore } from '#web/ui/toast.ts'
import { ResetTokensButton } from './reset-tokens-button.tsx'
import { listenForUsage } from './usage-news.ts'

const route = 'POST /api/reset-token-usage'
const shownToast = () => toastStore.getState().shown

async function reset(answer: unknown) {
  const api = fakeApi({ [route]: answer })
  render(<ResetTokensButton />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Reset Tokens' }))
  await waitFor(() => expect(shownToast()).not.toBeNull())
  return api
}

afterEach(leaveNothing)

it('resets the usage, tells the token card, and says so', async () => {
  const heard = vi.fn()
  const stop = listenForUsage(heard)
  const usage = {
    tokensUsed: 0,
    tokenLimit: 500_000,
    remaining: 500_000,
    resetDate: '2026-12-21T12:00:00.000Z',
  }
  const api = await reset(usage)
  stop()
  expect(api.callsTo(route)).toHaveLength(1)
  expect(heard).toHaveBeenCalledExactlyOnceWith(usage)
  expect(shownToast()).toMatchObject({
    title: 'Token Usage Reset',
    description: 'Your token usage has been reset successfully.',
    variant: 'success',
  })
})

it.each([refusal('unexpected'), noConnection])('says that it failed', async (answer) => {
  await reset(answer)
  expect(shownToast()).toMatchObject({
    title: 'Error',
    description: 'Failed to reset token usage',
    variant: 'destructive',
  })
})

it('before the reset date says when the tokens are reset by themselves', async () => {
  await reset(refusal('token-reset-not-due', { resetDate: '2026-12-21T12:00:00.000Z' }))
  expect(shownToast()?.description).toMatch(/^Failed to reset token usage\. .*by themselves on 12\/21\/2026/)
  expect(shownToast()?.variant).toBe('destructive')
})
