// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPrivateData } from '#web/platform/private-data.ts'
import { NARROW } from '#web/platform/use-is-narrow.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { answerLive, button, input, leaveModule, liveReply, messages, open, said, words } from './testing.tsx'

beforeEach(() => standInForBrowser())
afterEach(leaveModule)

describe('a module page', () => {
  it('has title, intro, chat with the fixed greeting, how-to and example questions', () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Friendship Coach')
    expect(screen.getByText('About friends.')).toBeTruthy()
    expect(said()).toEqual(['CoachHello **you**.\nSecond line.'])
    expect(screen.getByRole('region', { name: 'How to Use This Tool' })).toBeTruthy()
    const examples = screen.getByRole('region', { name: 'Example Questions' })
    expect(
      within(examples)
        .getAllByRole('button')
        .map((example) => example.textContent),
    ).toEqual(words.examples)
  })

  it('has its title, the way back and its intro in the head of the chat on a phone', () => {
    standInForBrowser({ queries: [NARROW] })
    open()
    const chat = within(screen.getByRole('region', { name: 'Chat with the coach' }))
    expect(chat.getByRole('heading', { level: 1 }).textContent).toBe('Friendship Coach')
    expect(chat.getByRole('link', { name: 'Back to Home' })).toBeTruthy()
    expect(chat.getByText('About friends.')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('says once a day that this is software', () => {
    const { unmount } = open()
    expect(screen.getByText(/This is software, not a person/)).toBeTruthy()
    unmount()
    open()
    expect(screen.queryByText(/This is software, not a person/)).toBeNull()
  })
})

describe('example questions', () => {
  it('sends the question and brings the chat into view', async () => {
    const live = liveReply()
    const bodies = answerLive(live.response)
    const { user } = open()
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    box.mockReturnValue(new DOMRect(0, window.innerHeight - 100, 100, 600))
    await user.click(button('How do I cancel?'))
    box.mockRestore()
    expect(said()[1]).toBe('YouHow do I cancel?')
    expect(scrollBy).toHaveBeenCalledWith(0, 508)
    scrollBy.mockRestore()
    await user.click(button('Is he my friend?'))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(messages()).toHaveLength(2)
  })

  it('adds nothing when it fails, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    fakeApi({ 'POST /api/chat': refusal('model-failed') })
    const { user } = open()
    await user.click(button('How do I cancel?'))
    await waitFor(() => screen.getByRole('alert'))
    expect(messages()).toHaveLength(1)
    expect(input().value).toBe('')
    expect(log).toHaveBeenCalledExactlyOnceWith('Error processing example question', 'model-failed')
  })
})

describe('leaving and coming back', () => {
  it('finds the unsent text again', async () => {
    const { user, unmount } = open()
    await user.type(input(), 'half a thought')
    unmount()
    open()
    expect(input().value).toBe('half a thought')
  })

  it('finds the conversation again, with the reply under way stopped', async () => {
    const live = liveReply()
    answerLive(live.response)
    const { user, unmount } = open()
    await user.type(input(), 'one{Enter}')
    await live.text('Half a')
    unmount()
    open()
    await waitFor(() => expect(said()[2]).toContain('Half aStopped'))
  })

  it('finds nothing after signing out', async () => {
    const { user, unmount } = open()
    await user.type(input(), 'private')
    unmount()
    forgetPrivateData('u1')
    open()
    expect(input().value).toBe('')
    expect(localStorage.length).toBe(1)
    expect(localStorage.key(0)).toBe('wayfern.software-notice')
  })
})
