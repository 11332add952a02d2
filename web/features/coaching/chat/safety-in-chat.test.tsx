// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatStreamPart } from '#domain/coaching/chat-stream.ts'
import type { ChatRequest } from '#domain/coaching/contract.ts'
import { forgetPerson } from '#web/platform/private-data.ts'
import { SafetyCardOfChats, type SafetyCardSlot } from '#web/platform/safety-card-slot.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { noConnection } from '#web/testing/fake-api.ts'
import { safetyReplyOf } from '#web/testing/safety-replies.ts'
import { ModuleWorkspace } from '../module/module-workspace.tsx'
import { listenForAnswers } from './answer-news.ts'

const words = {
  id: 'friendship' as const,
  slug: 'friendship',
  title: 'Friendship Coach',
  tooltip: 'Friends',
  menuGroup: 'people' as const,
  intro: 'About friends.',
  greeting: 'Hello.',
  deepConversation: { title: 'Deep Conversation!', description: 'You sent 5 messages.' },
  howTo: ['Write.', 'Read.', 'Ask.'],
  examples: ['Is he my friend?', 'How do I cancel?', 'Who can I ask?', 'When do I write?'],
}
const Card: SafetyCardSlot = ({ reply, onMeantSomethingElse }) => (
  <section aria-label={reply.title}>
    <button type="button" onClick={onMeantSomethingElse}>
      {reply.meantSomethingElse}
    </button>
  </section>
)

const safety: ChatStreamPart = { type: 'data-safety', data: safetyReplyOf() }
const replyParts: ChatStreamPart[] = [
  { type: 'text-delta', id: '0', delta: 'A reply.' },
  {
    type: 'data-usage',
    data: { tokensUsed: 1, tokenLimit: 2, remaining: 1, resetDate: '2026-12-21T12:00:00Z' },
  },
]

/** Answers the chat's requests in turn, each with a whole stream, or with no answer at all. */
function answer(...replies: (ChatStreamPart[] | typeof noConnection)[]) {
  const requests: ChatRequest[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    requests.push(JSON.parse(String(body)))
    const parts = replies.shift()
    if (!parts || parts === noConnection) throw new TypeError('Failed to fetch')
    return new Response(
      `${parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join('')}data: [DONE]\n\n`,
    )
  })
  return requests
}

const answered = vi.fn()
let stopListening = () => {}

function open() {
  render(
    <MemoryRouter>
      <SafetyCardOfChats value={Card}>
        <ModuleWorkspace userId="u1" isBuiltInCoach words={words} onUsage={vi.fn()} />
      </SafetyCardOfChats>
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const input = () => screen.getByLabelText('Your message') as HTMLTextAreaElement
const conversation = () => screen.getByRole('group', { name: 'Conversation' })
const card = () => screen.findByRole('region', { name: 'You may be in danger' })
const meantSomethingElse = () => screen.getByRole('button', { name: 'I meant something else' })

beforeEach(() => {
  standInForBrowser()
  answered.mockClear()
  stopListening = listenForAnswers(answered)
})
afterEach(() => {
  stopListening()
  cleanup()
  act(() => forgetPerson())
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('a message that raises the safety card', () => {
  it('stays in the conversation with the card behind it, and counts for nothing', async () => {
    answer([safety, { type: 'data-reply', data: { isBuiltIn: true, sources: [] } }, { type: 'finish' }])
    const user = open()
    await user.type(input(), 'something bad{Enter}')
    expect(within(conversation()).getByText('something bad')).toBeTruthy()
    expect(conversation().contains(await card())).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Writing a reply')).toBeNull()
    expect(answered).not.toHaveBeenCalled()
  })

  it('is announced politely and takes no focus', async () => {
    answer([safety])
    const user = open()
    await user.type(input(), 'something bad{Enter}')
    await card()
    expect(screen.getByRole('log').textContent).toContain('You may be in danger')
    expect(document.activeElement).toBe(input())
  })

  it('is answered without the check when something else was meant', async () => {
    const requests = answer([safety], replyParts)
    const user = open()
    await user.type(input(), 'my homework{Enter}')
    await card()
    await user.click(meantSomethingElse())
    await waitFor(() => expect(within(conversation()).getByText('A reply.')).toBeTruthy())
    expect(requests[0]).not.toHaveProperty('safetyAcknowledged')
    expect(requests[1]).not.toHaveProperty('isAfterDisclosure')
    expect(requests[1]).toMatchObject({
      safetyAcknowledged: true,
      messages: [{ role: 'user', content: 'my homework' }],
    })
    expect(screen.queryByRole('region', { name: 'You may be in danger' })).toBeNull()
    expect(document.activeElement).toBe(conversation())
    expect(answered).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ messageId: requests[1]?.messageId, text: 'my homework' }),
    )
  })

  it('is known to stand in the conversation when the next message is sent', async () => {
    const requests = answer([safety], replyParts)
    const user = open()
    await user.type(input(), 'something bad{Enter}')
    await card()
    await user.type(input(), 'it is nothing{Enter}')
    await waitFor(() => expect(within(conversation()).getByText('A reply.')).toBeTruthy())
    expect(requests[0]).not.toHaveProperty('isAfterDisclosure')
    expect(requests[1]).toMatchObject({ isAfterDisclosure: true })
  })

  it('has its card again when that fails, and Retry asks as it was meant', async () => {
    const requests = answer([safety], noConnection, replyParts)
    const user = open()
    await user.type(input(), 'my homework{Enter}')
    await card()
    await user.click(meantSomethingElse())
    await card()
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached')
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(within(conversation()).getByText('A reply.')).toBeTruthy())
    expect(requests[2]).toMatchObject({ safetyAcknowledged: true })
    expect(new Set(requests.map(({ messageId }) => messageId)).size).toBe(3)
  })

  it('is not checked again on Retry when the reply to what was meant broke off', async () => {
    const brokenOff: ChatStreamPart[] = [
      { type: 'text-delta', id: '0', delta: 'Half a' },
      { type: 'error', errorText: 'model-failed' },
    ]
    const requests = answer([safety], brokenOff, noConnection, replyParts)
    const user = open()
    await user.type(input(), 'my homework{Enter}')
    await card()
    await user.click(meantSomethingElse())
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(requests).toHaveLength(3))
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(within(conversation()).getByText('A reply.')).toBeTruthy())
    expect(requests.map(({ safetyAcknowledged }) => safetyAcknowledged)).toEqual([
      undefined,
      true,
      true,
      true,
    ])
  })

  it('does not lock the chat, and is not sent along with the next message', async () => {
    const requests = answer([safety], replyParts)
    const user = open()
    await user.type(input(), 'something bad{Enter}')
    await card()
    await user.type(input(), 'How do I cancel?{Enter}')
    await waitFor(() => expect(within(conversation()).getByText('A reply.')).toBeTruthy())
    expect(requests[1]?.messages).toEqual([{ role: 'user', content: 'How do I cancel?' }])
    expect(await card()).toBeTruthy()
  })
})

describe('a message that is unclear', () => {
  const line: ChatStreamPart = { type: 'data-safety', data: safetyReplyOf({ kind: 'line' }) }

  it('has its reply, counted as always, with the line above it', async () => {
    answer([line, ...replyParts])
    const user = open()
    await user.type(input(), 'something odd{Enter}')
    const reply = await within(conversation()).findByText('A reply.')
    const offered = await card()
    expect(offered.compareDocumentPosition(reply) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(answered).toHaveBeenCalledOnce()
  })

  it('is told to a screen reader before the reply', async () => {
    answer([line, ...replyParts])
    const user = open()
    await user.type(input(), 'something odd{Enter}')
    await waitFor(() => expect(screen.getByRole('log').textContent).toContain('A reply.'))
    expect(screen.getByRole('log').textContent).toMatch(/Show help.*A reply\./)
  })

  it('is sent along with the next message, and is no disclosure', async () => {
    const requests = answer([line, ...replyParts], replyParts)
    const user = open()
    await user.type(input(), 'something odd{Enter}')
    await within(conversation()).findByText('A reply.')
    await user.type(input(), 'and now{Enter}')
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[1]?.messages.map(({ content }) => content)).toEqual([
      'something odd',
      'A reply.',
      'and now',
    ])
    expect(requests[1]).not.toHaveProperty('isAfterDisclosure')
  })
})
