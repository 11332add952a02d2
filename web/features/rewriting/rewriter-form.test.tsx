// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RewriteChange, RewritePiece } from '#domain/rewriting/contract.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { safetyReplyOf } from '#web/testing/safety-replies.ts'
import { toastStore } from '#web/ui/toast.ts'
import { RewriterForm } from './rewriter-form.tsx'

const usage = { tokensUsed: 1, tokenLimit: 500_000, remaining: 499_999, resetDate: '2026-12-21T12:00:00Z' }
const rewritten = (text: string) => ({
  rewritten: text,
  pieces: [{ before: 'What was written.', after: text, change: null }] as RewritePiece[],
  changes: [] as RewriteChange[],
  isUnchanged: false,
  notes: [] as string[],
  isBuiltIn: true,
  isFallback: false,
  usage,
})
/** Two changes, the first of them in two places. */
const twoChanges = {
  ...rewritten('You rarely call. Where is my bag?'),
  pieces: [
    { before: 'You never', after: 'You rarely', change: 0 },
    { before: ' call', after: ' call', change: null },
    { before: '!!!', after: '.', change: 0 },
    { before: ' ', after: ' ', change: null },
    { before: 'Sorry, where', after: 'Where', change: 1 },
    { before: ' is my bag?', after: ' is my bag?', change: null },
  ],
  changes: [
    { before: 'You never call!!!', after: 'You rarely call.', reason: 'It is what happened.' },
    { before: 'Sorry, where', after: 'Where', reason: 'You have the right to ask.' },
  ],
}
const route = 'POST /api/rewrite'
const field = (name: string) => screen.getByLabelText(name) as HTMLTextAreaElement
const submit = () => screen.getByRole('button', { name: 'Rewrite Message' })
const shownToast = () => toastStore.getState().shown

function open(answer: unknown) {
  const api = fakeApi({ [route]: answer })
  const onUsage = vi.fn()
  const onRewritten = vi.fn()
  const view = render(
    <MemoryRouter>
      <RewriterForm
        userId="u1"
        isChatBegun={false}
        onUsage={onUsage}
        onRewritten={onRewritten}
        SafetyCard={({ reply, onMeantSomethingElse }) => (
          <button type="button" onClick={onMeantSomethingElse}>
            {reply.meantSomethingElse}
          </button>
        )}
      />
    </MemoryRouter>,
  )
  return { ...view, api, onUsage, onRewritten, user: userEvent.setup() }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  leaveNothing()
  vi.restoreAllMocks()
})

describe('the message rewriter', () => {
  it('has three fields of at least 120, 80 and 60 px', () => {
    open(rewritten('x'))
    const heights = screen.getAllByRole('textbox').map((box) => box.style.minHeight)
    expect(heights).toEqual(['120px', '80px', '60px'])
  })

  it('sends the three texts and shows the result with a toast', async () => {
    const { api, user, onUsage } = open(rewritten('Please send the report.'))
    await user.type(field('Original message'), 'where is it')
    await user.type(field('Context (optional)'), 'a report')
    await user.type(field('Relationship (optional)'), 'my manager')
    await user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Rewritten Message:' })).toBeTruthy()
    expect(screen.getByText('Please send the report.')).toBeTruthy()
    expect(api.calls[0]?.body).toMatchObject({
      originalText: 'where is it',
      context: 'a report',
      relationship: 'my manager',
    })
    expect(shownToast()).toMatchObject({
      title: 'Message Rewritten!',
      description: 'Your message has been rewritten to improve clarity and effectiveness.',
    })
    expect(onUsage).toHaveBeenCalledExactlyOnceWith(usage)
    expect(screen.getByText(/It is not an AI model/)).toBeTruthy()
  })

  it('says of an unchanged message that it can be sent as it is, and counts nothing', async () => {
    const { user, onUsage, onRewritten } = open({ ...rewritten('I come at 8.'), isUnchanged: true })
    await user.type(field('Original message'), 'I come at 8.')
    await user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Send as is' })).toBeTruthy()
    expect(screen.getByText(/Your message can be sent as it is/)).toBeTruthy()
    expect(screen.queryByText('Rewritten Message:')).toBeNull()
    expect(shownToast()).toBeNull()
    expect(onRewritten).not.toHaveBeenCalled()
    expect(onUsage).toHaveBeenCalledExactlyOnceWith(usage)
    await user.click(screen.getByRole('button', { name: 'Copy to Clipboard' }))
    expect(await navigator.clipboard.readText()).toBe('I come at 8.')
  })

  it('says what the optional fields did', async () => {
    const { user } = open({ ...rewritten('Please call by Friday.'), notes: ['Your context names a time.'] })
    await user.type(field('Original message'), 'call')
    await user.click(submit())
    expect(await screen.findByText('Your context names a time.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'About the optional fields' })).toBeTruthy()
  })

  it('sends the way chosen, which is "Clearer" at first', async () => {
    const { api, user } = open(rewritten('x'))
    await user.type(field('Original message'), 'x')
    await user.click(submit())
    await user.selectOptions(screen.getByLabelText('How to rewrite it'), 'Softer')
    await user.click(submit())
    await user.selectOptions(screen.getByLabelText('How to rewrite it'), 'Keep my voice (least change)')
    await user.click(submit())
    await waitFor(() => expect(api.calls).toHaveLength(3))
    expect(api.calls.map(({ body }) => (body as { way: string }).way)).toEqual(['clearer', 'softer', 'keep'])
  })

  it('takes each change back and brings it back, by the keyboard, and copies what is shown', async () => {
    const { user } = open(twoChanges)
    await user.type(field('Original message'), 'x')
    await user.click(submit())
    const status = () =>
      [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent)
    await screen.findByText('You rarely call. Where is my bag?')
    expect(status()).toContain(
      'Rewritten Message: You rarely call. Where is my bag? Changes: 2. Each can be undone below.',
    )
    expect(screen.getByText('It is what happened.')).toBeTruthy()
    const undo = screen.getByRole('button', { name: 'Undo change 1' })
    undo.focus()
    await user.keyboard('{Enter}')
    expect(screen.getByText('You never call!!! Where is my bag?')).toBeTruthy()
    expect(status()).toContain('Change 1 is undone. The message above has your own words there.')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Redo change 1' }))
    await user.click(screen.getByRole('button', { name: 'Undo change 2' }))
    await user.click(screen.getByRole('button', { name: 'Copy to Clipboard' }))
    expect(await navigator.clipboard.readText()).toBe('You never call!!! Sorry, where is my bag?')
    await user.click(screen.getByRole('button', { name: 'Redo change 1' }))
    expect(screen.getByText('You rarely call. Sorry, where is my bag?')).toBeTruthy()
    expect(status()).toContain('Change 1 is back in the message above.')
  })

  it('begins a new result with all its changes', async () => {
    const { user } = open([twoChanges, { ...twoChanges }])
    await user.type(field('Original message'), 'x')
    await user.click(submit())
    await user.click(await screen.findByRole('button', { name: 'Undo change 1' }))
    await user.click(submit())
    expect(await screen.findByText('You rarely call. Where is my bag?')).toBeTruthy()
  })

  it('says that the built-in rewriter answered in place of a model', async () => {
    const { user } = open({ ...rewritten('Done.'), isFallback: true })
    await user.type(field('Original message'), 'x')
    await user.click(submit())
    expect(await screen.findByText(/The AI model gave no usable answer this time/)).toBeTruthy()
  })

  it('replaces the earlier result by a later one, under a new id', async () => {
    const { api, user } = open([rewritten('First.'), rewritten('Second.')])
    await user.type(field('Original message'), 'x')
    await user.click(submit())
    await screen.findByText('First.')
    await user.click(submit())
    await screen.findByText('Second.')
    expect(screen.queryByText('First.')).toBeNull()
    const [first, second] = api.calls.map(({ body }) => (body as { messageId: string }).messageId)
    expect(first).not.toBe(second)
  })

  it.each(['', '   '])('sends nothing for %j, and goes to the empty field', async (text) => {
    const { api, user } = open(rewritten('x'))
    if (text) await user.type(field('Original message'), text)
    await user.click(submit())
    expect(api.calls).toEqual([])
    expect(document.activeElement).toBe(field('Original message'))
  })

  it('sends once, however often the button is pressed meanwhile', async () => {
    let answer: (reply: unknown) => void = () => {}
    const { api, user } = open(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    await user.type(field('Original message'), 'x')
    await user.click(submit())
    await user.click(screen.getByRole('button', { name: 'Rewriting...' }))
    answer(rewritten('Done.'))
    await screen.findByText('Done.')
    expect(api.calls).toHaveLength(1)
  })

  it.each([
    ['subscription-ended', {}, 'Your subscription has ended'],
    ['message-too-long', { maxCharacters: 8_000 }, 'up to 8,000 characters'],
    ['request-too-large', {}, 'Make it shorter'],
    ['rate-limited', { retryAfterSeconds: 30 }, 'Wait 30 seconds'],
  ] as const)('%s: says what can be done, until the next try', async (code, data, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = open([refusal(code, data), rewritten('Done.')])
    await user.type(field('Original message'), 'my text')
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(field('Original message').value).toBe('my text')
    await user.click(submit())
    await screen.findByText('Done.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leads to where an ended subscription is renewed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = open(refusal('subscription-ended'))
    await user.type(field('Original message'), 'x')
    await user.click(submit())
    const renew = await screen.findByRole('link', { name: 'Renew subscription' })
    expect(renew.getAttribute('href')).toBe('/dashboard/settings?tab=account')
  })

  it('shows nothing on a failure, logs it, and keeps the text', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = open(refusal('model-failed'))
    await user.type(field('Original message'), 'my text')
    await user.click(submit())
    await waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith('Error getting rewrite', 'model-failed'))
    expect(field('Original message').value).toBe('my text')
    expect(screen.queryByText('Rewritten Message:')).toBeNull()
    expect(shownToast()).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(submit()).toBeTruthy())
  })

  it('tells that the allowance is spent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = open(refusal('token-limit-exceeded'))
    await user.type(field('Original message'), 'x')
    await user.click(submit())
    await waitFor(() => expect(shownToast()?.title).toBe('Token Limit Exceeded'))
  })

  it('copies the result', async () => {
    const { user } = open(rewritten('Copy me.'))
    await user.type(field('Original message'), 'x')
    await user.click(submit())
    await screen.findByText('Copy me.')
    await user.click(screen.getByRole('button', { name: 'Copy to Clipboard' }))
    expect(await navigator.clipboard.readText()).toBe('Copy me.')
    expect(shownToast()).toMatchObject({
      title: 'Copied to clipboard!',
      description: 'The rewritten message has been copied to your clipboard.',
    })
  })

  it('says so when the browser does not allow copying', async () => {
    const { user } = open(rewritten('Copy me.'))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'))
    await user.type(field('Original message'), 'x')
    await user.click(submit())
    await user.click(await screen.findByRole('button', { name: 'Copy to Clipboard' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Not copied'))
  })

  it('has its texts again after a reload', async () => {
    const { user, unmount } = open(rewritten('x'))
    await user.type(field('Original message'), 'kept')
    unmount()
    open(rewritten('x'))
    expect(field('Original message').value).toBe('kept')
  })

  it.each([
    'card',
    'line',
  ] as const)('shows the safety %s beside the result, which counts as always', async (kind) => {
    const safety = safetyReplyOf({ kind })
    const { user, onRewritten } = open({ ...rewritten('As it was meant.'), safety })
    await user.type(field('Original message'), 'my homework')
    await user.click(submit())
    expect(await screen.findByText('As it was meant.')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain(
      kind === 'card' ? 'You may be in danger' : 'If you or somebody else is in danger',
    )
    expect(onRewritten).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'I meant something else' }))
    expect(screen.queryByRole('button', { name: 'I meant something else' })).toBeNull()
    expect(screen.getByText('As it was meant.')).toBeTruthy()
  })

  it('shows the card alone where there can be no result, counts nothing, and keeps the text', async () => {
    const { user, onRewritten } = open({ ...rewritten(''), safety: safetyReplyOf() })
    await user.type(field('Original message'), 'something bad')
    await user.click(submit())
    await screen.findByRole('button', { name: 'I meant something else' })
    expect(field('Original message').value).toBe('something bad')
    expect(onRewritten).not.toHaveBeenCalled()
    expect(shownToast()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Copy to Clipboard' })).toBeNull()
  })
})
