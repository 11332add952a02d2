import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import type { ChatStreamPart } from '#domain/coaching/chat-stream.ts'
import type { CoachingModule } from '#domain/coaching/coaching-module.ts'
import { forgetPerson } from '#web/platform/private-data.ts'
import { toastStore } from '#web/ui/toast.ts'
import { ModuleWorkspace } from './module-workspace.tsx'

export const words: CoachingModule = {
  id: 'friendship',
  slug: 'friendship',
  title: 'Friendship Coach',
  tooltip: 'Navigate relationships and set boundaries',
  menuGroup: 'people' as const,
  intro: 'About friends.',
  greeting: 'Hello **you**.\nSecond line.',
  deepConversation: { title: 'Deep Conversation!', description: 'You sent 5 messages.' },
  howTo: ['Write a question.', 'Read the reply.', 'Ask again.'],
  examples: ['Is he my friend?', 'How do I cancel?', 'Who can I ask?', 'When do I write?'],
}

const eventOf = (part: ChatStreamPart | '[DONE]') =>
  `data: ${part === '[DONE]' ? part : JSON.stringify(part)}\n\n`

/** A streamed reply that the test writes piece by piece. */
export function liveReply() {
  const bytes = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own
    },
  })
  const write = (...parts: (ChatStreamPart | '[DONE]')[]) =>
    act(async () => {
      for (const part of parts) controller?.enqueue(bytes.encode(eventOf(part)))
      await new Promise((resolve) => setImmediate(resolve))
    })
  return {
    response: { ok: true, body, headers: new Headers() } as Response,
    text: (delta: string) => write({ type: 'text-delta', id: '0', delta }),
    write,
    end: () => write('[DONE]'),
    breakOff: () => act(async () => controller?.error(new TypeError('network error'))),
  }
}

/** `fakeApi` copies its answers, which would read a live reply to its end; so this one is handed over as it is. */
export function answerLive(...replies: Response[]) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    if (!reply) throw new TypeError('Failed to fetch')
    return reply
  })
  return bodies
}

export function open() {
  const onUsage = vi.fn()
  const view = render(
    <MemoryRouter>
      <ModuleWorkspace userId="u1" isBuiltInCoach words={words} onUsage={onUsage} />
    </MemoryRouter>,
  )
  return { ...view, onUsage, user: userEvent.setup() }
}
export const input = () => screen.getByLabelText('Your message') as HTMLTextAreaElement
export const button = (name: string) => screen.getByRole('button', { name })
export const conversation = () => screen.getByRole('group', { name: 'Conversation' })
export const messages = () => within(conversation()).getAllByRole('listitem')
export const said = () => messages().map((message) => message.textContent)
export const spoken = () =>
  within(screen.getByRole('log'))
    .queryAllByText(/./)
    .map((line) => line.textContent)

/** What a test leaves behind on the page and in the browser's stores goes before the next one. */
export function leaveModule() {
  cleanup()
  act(() => toastStore.dismiss())
  forgetPerson()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}
