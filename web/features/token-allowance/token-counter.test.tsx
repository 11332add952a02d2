// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, noConnection, refusal } from '#web/testing/fake-api.ts'
import { toastStore } from '#web/ui/toast.ts'
import { TokenCounter } from './token-counter.tsx'

const route = 'POST /api/count-tokens'

function open(answer: unknown) {
  const api = fakeApi({ [route]: answer })
  render(<TokenCounter />)
  return { api, user: userEvent.setup() }
}
const input = () => screen.getByLabelText('Text')
const count = () => screen.getByRole('button', { name: 'Count tokens' })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('counting the tokens of a text', () => {
  it('asks the server, which counts with a real tokenizer', async () => {
    const { api, user } = open({ count: 3 })
    await user.type(input(), 'Hello there')
    await user.click(count())
    expect(await screen.findByText('This text has 3 tokens.')).toBeTruthy()
    expect(api.calls).toEqual([{ route, body: { text: 'Hello there' } }])
  })

  it.each([
    ['no connection', noConnection],
    ['a refusal', refusal('rate-limited', { retryAfterSeconds: 30 })],
    ['a fault of the server', refusal('unexpected')],
  ])('is an estimate after %s: the length divided by 4, rounded up', async (_, answer) => {
    const { user } = open(answer)
    await user.type(input(), '123456789')
    await user.click(count())
    expect(
      await screen.findByText('The text could not be counted. By its length it has about 3 tokens.'),
    ).toBeTruthy()
    expect(toastStore.getState().shown).toBeNull()
  })

  it('says nothing about a text that was changed since', async () => {
    const { user } = open({ count: 1 })
    await user.type(input(), 'Hello')
    await user.click(count())
    await screen.findByText('This text has 1 token.')
    await user.type(input(), ' there')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('sends nothing while there is no text', async () => {
    const { api, user } = open({ count: 0 })
    await user.type(input(), '  ')
    await user.click(count())
    expect(api.calls).toEqual([])
  })
})
