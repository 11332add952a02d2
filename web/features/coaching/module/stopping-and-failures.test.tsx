// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { fakeApi, noConnection, refusal } from '#web/testing/fake-api.ts'
import { toastStore } from '#web/ui/toast.ts'
import { answerLive, button, input, leaveModule, liveReply, messages, open, said } from './testing.tsx'

const failureText = 'Error: Failed to get a response. Please try again.'

beforeEach(() => standInForBrowser())
afterEach(leaveModule)

describe('stopping', () => {
  it('keeps what was written, marked, and gives the focus to the input', async () => {
    const live = liveReply()
    answerLive(live.response)
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    await live.text('Half a')
    await user.click(button('Stop'))
    expect(said()[2]).toContain('Half a')
    expect(said()[2]).toContain('Stopped')
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
    expect(document.activeElement).toBe(input())
  })

  it('does not lose the focus when the reply ends while Stop has it', async () => {
    const live = liveReply()
    answerLive(live.response)
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    await live.text('All of it.')
    button('Stop').focus()
    await live.end()
    await waitFor(() => expect(document.activeElement).toBe(input()))
  })
})

describe('failures', () => {
  it('takes the message back, says so, and sends it again with Retry', async () => {
    const api = fakeApi({ 'POST /api/chat': refusal('model-unavailable') })
    const { user } = open()
    await user.type(input(), 'How do I say no?{Enter}')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(failureText))
    expect(messages()).toHaveLength(1)
    expect(input().value).toBe('How do I say no?')
    await user.click(button('Retry'))
    await waitFor(() => expect(api.callsTo('POST /api/chat')).toHaveLength(2))
    expect(api.calls[1]?.body).toMatchObject({ messages: [{ content: 'How do I say no?' }] })
  })

  it('says that there is no connection', async () => {
    fakeApi({ 'POST /api/chat': noConnection })
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('could not be reached'))
    expect(input().value).toBe('one')
  })

  it('shows the spent allowance as a toast, takes the message back, and offers no Retry', async () => {
    fakeApi({ 'POST /api/chat': refusal('token-limit-exceeded') })
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    await waitFor(() => expect(input().value).toBe('one'))
    expect(messages()).toHaveLength(1)
    expect(toastStore.getState().shown).toMatchObject({
      title: 'Token Limit Exceeded',
      description: "You've reached your monthly token limit.",
      variant: 'destructive',
    })
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('leads to where an ended subscription is renewed, and offers no Retry', async () => {
    fakeApi({ 'POST /api/chat': refusal('subscription-ended') })
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    const renew = await screen.findByRole('link', { name: 'Renew subscription' })
    expect(renew.getAttribute('href')).toBe('/dashboard/settings?tab=account')
    expect(screen.getByRole('alert').textContent).toContain('Your subscription has ended')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(input().value).toBe('one')
  })

  it('keeps a reply that broke off, and asks again with Retry', async () => {
    const broken = liveReply()
    const whole = liveReply()
    answerLive(broken.response, whole.response)
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    await broken.text('Half a')
    await broken.breakOff()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The reply broke off.'))
    expect(said()[2]).toContain('Half aCut off')
    await user.click(button('Retry'))
    await whole.text('All of it.')
    await whole.end()
    await waitFor(() => expect(said()[2]).toMatch(/^CoachAll of it\./))
    expect(said()).toHaveLength(3)
    expect(said()[1]).toBe('Youone')
  })

  it('closes when it is told to', async () => {
    fakeApi({ 'POST /api/chat': refusal('model-failed') })
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    await waitFor(() => screen.getByRole('alert'))
    await user.click(button('Close'))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
