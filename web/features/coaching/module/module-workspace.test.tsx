// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatStreamPart } from '#domain/coaching/chat-stream.ts'
import type { CoachingModule } from '#domain/coaching/coaching-module.ts'
import { forgetPerson, forgetPrivateData } from '#web/platform/private-data.ts'
import { NARROW } from '#web/platform/use-is-narrow.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { fakeApi, noConnection, refusal } from '#web/testing/fake-api.ts'
import { toastStore } from '#web/ui/toast.ts'
import { ModuleWorkspace } from './module-workspace.tsx'

const words: CoachingModule = {
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
const usage = { tokensUsed: 1, tokenLimit: 500_000, remaining: 499_999, resetDate: '2026-12-21T12:00:00Z' }
const failureText = 'Error: Failed to get a response. Please try again.'

const eventOf = (part: ChatStreamPart | '[DONE]') =>
  `data: ${part === '[DONE]' ? part : JSON.stringify(part)}\n\n`

/** A streamed reply that the test writes piece by piece. */
function liveReply() {
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
function answerLive(...replies: Response[]) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    if (!reply) throw new TypeError('Failed to fetch')
    return reply
  })
  return bodies
}

function open() {
  const onUsage = vi.fn()
  const view = render(
    <MemoryRouter>
      <ModuleWorkspace userId="u1" isBuiltInCoach words={words} onUsage={onUsage} />
    </MemoryRouter>,
  )
  return { ...view, onUsage, user: userEvent.setup() }
}
const input = () => screen.getByLabelText('Your message') as HTMLTextAreaElement
const button = (name: string) => screen.getByRole('button', { name })
const conversation = () => screen.getByRole('group', { name: 'Conversation' })
const messages = () => within(conversation()).getAllByRole('listitem')
const said = () => messages().map((message) => message.textContent)
const spoken = () =>
  within(screen.getByRole('log'))
    .queryAllByText(/./)
    .map((line) => line.textContent)

beforeEach(() => standInForBrowser())
afterEach(() => {
  cleanup()
  act(() => toastStore.dismiss())
  forgetPerson()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

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

describe('writing and receiving', () => {
  it('sends with Enter, names both sides, and shows a still line while the reply is written', async () => {
    const live = liveReply()
    const bodies = answerLive(live.response)
    const { user, onUsage } = open()
    await user.type(input(), 'First line{Shift>}{Enter}{/Shift}second{Enter}')
    expect(said()[1]).toBe('YouFirst line\nsecond')
    expect(input().value).toBe('')
    await waitFor(() => expect(screen.getByText('Writing a reply')).toBeTruthy())
    await live.text('It can **help**.')
    await live.write({ type: 'data-usage', data: usage })
    await live.end()
    await waitFor(() => expect(messages()[2]?.querySelector('strong')?.textContent).toBe('help'))
    expect(said()[2]).toContain('Coach')
    expect(screen.queryByText('Writing a reply')).toBeNull()
    expect(onUsage).toHaveBeenCalledExactlyOnceWith(usage)
    expect(bodies).toMatchObject([
      { module: 'friendship', messages: [{ role: 'user', content: 'First line\nsecond' }] },
    ])
  })

  it('never interprets what the person wrote', async () => {
    answerLive(liveReply().response)
    const { user } = open()
    await user.type(input(), '**bold** <b>html</b>{Enter}')
    expect(said()[1]).toBe('You**bold** <b>html</b>')
    expect(messages()[1]?.querySelector('b, strong')).toBeNull()
  })

  it('does not send while an input method composes a word with Enter', async () => {
    const bodies = answerLive(liveReply().response)
    const { user } = open()
    await user.type(input(), 'word')
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })
    act(() => void input().dispatchEvent(enter))
    expect(bodies).toEqual([])
    expect(input().value).toBe('word')
  })

  it('makes a new line with Enter where there is only a screen keyboard', async () => {
    standInForBrowser({ queries: ['(hover: none) and (pointer: coarse)'] })
    const bodies = answerLive(liveReply().response)
    const { user } = open()
    await user.type(input(), 'one{Enter}two')
    expect(input().value).toBe('one\ntwo')
    expect(bodies).toEqual([])
    await user.click(button('Send'))
    expect(said()[1]).toBe('Youone\ntwo')
  })

  it('ignores empty input, and input while a reply is pending', async () => {
    const live = liveReply()
    const bodies = answerLive(live.response)
    const { user } = open()
    await user.type(input(), '  {Enter}')
    await user.click(button('Send'))
    expect(messages()).toHaveLength(1)
    await user.clear(input())
    await user.type(input(), 'one{Enter}two{Enter}')
    await user.click(button('Send'))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(input().value).toBe('two')
  })

  it('refuses to send more than a message may have, and keeps the text', async () => {
    const bodies = answerLive(liveReply().response)
    const { user } = open()
    await user.click(input())
    await user.paste('x'.repeat(8_001))
    await user.keyboard('{Enter}')
    expect(screen.getByText(/^1 character too many/)).toBeTruthy()
    expect(input().value).toHaveLength(8_001)
    await user.click(button('Send'))
    expect(document.activeElement).toBe(input())
    expect(bodies).toEqual([])
  })

  it('says after 10 seconds without a word that it is still at work', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answerLive(liveReply().response)
    open()
    act(() => screen.getByRole('button', { name: 'Is he my friend?' }).click())
    act(() => void vi.advanceTimersByTime(9_999))
    expect(screen.getByText('Writing a reply')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByText('Still writing a reply. You can wait, or select Stop.')).toBeTruthy()
  })

  it('speaks finished sentences, not each piece', async () => {
    const live = liveReply()
    answerLive(live.response)
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    await waitFor(() => expect(screen.getByText('Writing a reply')).toBeTruthy())
    await live.text('A first ')
    expect(spoken()).toEqual([])
    await live.text('sentence. And a')
    expect(spoken()).toEqual(['A first sentence.'])
    await live.text(' second')
    await live.end()
    expect(spoken()).toEqual(['A first sentence.', 'And a second'])
  })

  it('speaks no sentence twice, nor half of one, when the reply ends and the next message is sent', async () => {
    const [first, second] = [liveReply(), liveReply()]
    answerLive(first.response, second.response)
    const { user } = open()
    const log = screen.getByRole('log')
    const everSpoken: string[] = []
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        for (const node of [target, ...addedNodes])
          if (node !== log) everSpoken.push(String(node.textContent))
    })
    observer.observe(log, { childList: true, characterData: true, subtree: true })
    await user.type(input(), 'one{Enter}')
    await waitFor(() => expect(screen.getByText('Writing a reply')).toBeTruthy())
    const sentences = Array.from({ length: 22 }, (_, index) => `Sentence ${index + 1}.`)
    await first.text(`${sentences.slice(0, 21).join(' ')} Sen`)
    await first.write({ type: 'text-delta', id: '0', delta: 'tence 22.' }, '[DONE]')
    await user.type(input(), 'two{Enter}')
    await waitFor(() => expect(screen.getByText('Writing a reply')).toBeTruthy())
    expect(everSpoken).toEqual(sentences.slice(1))
    observer.disconnect()
  })

  it('gives the focus to the conversation when "Go to newest" has done its work and goes away', async () => {
    const live = liveReply()
    answerLive(live.response)
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    await live.text('Reply.')
    await live.end()
    Object.defineProperties(conversation(), { scrollHeight: { value: 900 }, clientHeight: { value: 300 } })
    fireEvent.scroll(conversation())
    await user.click(button('Go to newest'))
    expect(screen.queryByRole('button', { name: 'Go to newest' })).toBeNull()
    expect(document.activeElement).toBe(conversation())
  })

  it('leads to the cards of the library that it used', async () => {
    const live = liveReply()
    answerLive(live.response)
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    const sources = [
      { cardId: 'a', title: 'Card A', module: 'friendship' as const },
      { cardId: 'b', title: 'Card B', module: 'nt-translator' as const },
    ]
    await live.write({ type: 'data-reply', data: { isBuiltIn: true, sources } })
    await live.text('Reply.')
    await live.end()
    await waitFor(() => expect(screen.getByText('From the skills library:')).toBeTruthy())
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Card A')).toBe('/dashboard/skills/friendship/a')
    expect(hrefOf('Card B')).toBe('/dashboard/skills/nt-translator/b')
  })

  it('says in its head that no AI model answers, for as long as that is so', async () => {
    const live = liveReply()
    answerLive(live.response)
    const { user } = open()
    const head = within(screen.getByRole('region', { name: 'Chat with the coach' })).getByText(
      'Built-in coach',
    )
    expect(head.textContent).toContain('Built-in coach, not an AI model')
    await user.type(input(), 'one{Enter}')
    await live.write({ type: 'data-reply', data: { isBuiltIn: false, sources: [] } })
    await live.text('A model wrote this.')
    await waitFor(() => expect(screen.queryByText('Built-in coach')).toBeNull())
    await live.end()
  })

  it('asks about the newest reply alone, once it is whole, and gives the focus to the conversation', async () => {
    const [first, second] = [liveReply(), liveReply()]
    const bodies = answerLive(first.response, second.response)
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    await first.text('**Now:** Ask once.')
    expect(screen.queryByRole('button', { name: 'Not that' })).toBeNull()
    await first.end()
    await user.click(await screen.findByRole('button', { name: 'Not that' }))
    expect(document.activeElement).toBe(conversation())
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(said()[3]).toBe('YouNot that.')
    expect(screen.queryByRole('button', { name: 'Not that' })).toBeNull()
    await second.text('**Now:** Wait.')
    await second.end()
    expect(await screen.findAllByRole('button', { name: 'Words to say' })).toHaveLength(1)
  })

  it('shows times on demand', async () => {
    answerLive(liveReply().response)
    const { user } = open()
    await user.type(input(), 'one{Enter}')
    expect(conversation().querySelector('time')).toBeNull()
    await user.click(button('Show times'))
    expect(conversation().querySelector('time')?.textContent).toMatch(/^\d{1,2}:\d{2} [AP]M$/)
  })
})

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
