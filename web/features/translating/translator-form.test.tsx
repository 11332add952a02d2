// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { toastStore } from '#web/ui/toast.ts'
import { TranslatorForm } from './translator-form.tsx'

const usage = { tokensUsed: 1, tokenLimit: 500_000, remaining: 499_999, resetDate: '2026-12-21T12:00:00Z' }
const shared = { isBuiltIn: true, isFallback: false, usage, safety: null }
const literal = {
  literal: { is: true, sureness: 0.8 },
  says: 'They say no: “I can’t come.”',
  canMean: [],
  unseen: '',
  ask: '',
  phrases: [],
}
const doubtful = {
  ...literal,
  literal: { is: false, sureness: 0.75 },
  canMean: [{ text: 'It may never come back.', cue: 'No time is named.', likely: 'usual' }],
  unseen: 'Whether it will be talked about.',
  ask: 'When shall we talk about it?',
}
const translated = (translation: unknown) => ({ translation, places: null, ...shared })
const sounding = (places: unknown[]) => ({ translation: null, places, ...shared })
const input = () => screen.getByLabelText('What did they say or write?') as HTMLTextAreaElement

function open(answer: unknown) {
  const api = fakeApi({ 'POST /api/translate': answer })
  const onUsage = vi.fn()
  const view = render(
    <MemoryRouter>
      <TranslatorForm userId="u1" isChatBegun={false} onUsage={onUsage} SafetyCard={() => null} />
    </MemoryRouter>,
  )
  return { ...view, api, onUsage, user: userEvent.setup() }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  leaveNothing()
  vi.restoreAllMocks()
})

describe('the translator', () => {
  it('says of plain words that they mean what they say, and takes the focus there', async () => {
    const { api, user, onUsage } = open(translated(literal))
    await user.type(input(), 'I can’t come.')
    await user.click(screen.getByRole('button', { name: 'Add who said it and where' }))
    await user.selectOptions(screen.getByLabelText('Who said it? (optional)'), 'friend')
    await user.click(screen.getByRole('button', { name: 'Translate' }))
    const heading = await screen.findByRole('heading', { name: 'It means what it says.' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByRole('status').textContent).toBe('It means what it says.')
    expect(screen.queryByText('You could ask')).toBeNull()
    expect(api.calls[0]?.body).toMatchObject({ text: 'I can’t come.', direction: 'received', from: 'friend' })
    expect(onUsage).toHaveBeenCalledExactlyOnceWith(usage)
  })

  it('shows each reading with its cue and likelihood, and copies the question', async () => {
    const { user } = open(translated(doubtful))
    await user.type(input(), 'circle back')
    await user.click(screen.getByRole('button', { name: 'Translate' }))
    expect(await screen.findAllByRole('heading', { name: 'What it can mean' })).toHaveLength(1)
    expect(screen.getByText('Most likely:').closest('li')?.textContent).toContain('No time is named.')
    expect(screen.getByText('Whether it will be talked about.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe('When shall we talk about it?')
    expect(toastStore.getState().shown?.title).toBe('Copied')
  })

  it('says of own words where they stand out, and when nothing does', async () => {
    const place = {
      start: 0,
      end: 2,
      said: '??',
      sounds: 'It can sound pressing.',
      toWhom: 'Many.',
      instead: 'Use one.',
    }
    const { api, user } = open([sounding([place]), sounding([])])
    await user.click(screen.getByRole('radio', { name: 'How may my message sound?' }))
    expect(screen.queryByRole('button', { name: 'Add who said it and where' })).toBeNull()
    await user.type(screen.getByLabelText('The message you want to send'), '??')
    await user.click(screen.getByRole('button', { name: 'Check how it sounds' }))
    expect((await screen.findByText(/It can sound pressing/)).closest('li')?.textContent).toContain(
      'Use one.',
    )
    await user.click(screen.getByRole('button', { name: 'Check how it sounds' }))
    expect(await screen.findByRole('heading', { name: 'Nothing stands out.' })).toBeTruthy()
    expect(api.calls[0]?.body).toMatchObject({ direction: 'own' })
  })

  it('says of words that probably mean what they say what else they can mean', async () => {
    const { user } = open(translated({ ...doubtful, literal: { is: true, sureness: 0.5 } }))
    await user.type(input(), 'next week maybe')
    await user.click(screen.getByRole('button', { name: 'Translate' }))
    expect(await screen.findByRole('heading', { name: 'It probably means what it says.' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'What else it can mean' })).toBeTruthy()
  })

  it('says that words only probably mean what they say where that is not sure', async () => {
    const { user } = open(translated({ ...literal, literal: { is: true, sureness: 0.5 } }))
    await user.type(input(), 'next week maybe')
    await user.click(screen.getByRole('button', { name: 'Translate' }))
    expect(await screen.findByRole('heading', { name: 'It probably means what it says.' })).toBeTruthy()
  })

  it('does not say of words with a phrase that all of them mean what they say', async () => {
    const phrases = [{ said: 'touch base', means: 'Talk for a short time.' }]
    const { user } = open(translated({ ...literal, phrases }))
    await user.type(input(), 'we touch base at four')
    await user.click(screen.getByRole('button', { name: 'Translate' }))
    await screen.findByRole('heading', { name: 'Apart from the phrase below, it means what it says.' })
    expect(screen.getByRole('region', { name: 'Phrases explained' }).textContent).toContain(
      'Talk for a short time.',
    )
  })

  it('keeps what was written over a reload', async () => {
    const { user, unmount } = open(translated(literal))
    await user.type(input(), 'my text')
    await user.click(screen.getByRole('button', { name: 'Add who said it and where' }))
    await user.selectOptions(screen.getByLabelText('Where? (optional)'), 'Message')
    unmount()
    open(translated(literal))
    expect(input().value).toBe('my text')
    expect((screen.getByLabelText('Where? (optional)') as HTMLSelectElement).value).toBe('message')
  })

  it('shows an example to who has not had a result yet, and folds it for who has', async () => {
    const { user, unmount } = open(translated(literal))
    expect(screen.getByText('It is a polite no.', { exact: false })).toBeTruthy()
    await user.type(input(), 'my text')
    await user.click(screen.getByRole('button', { name: 'Translate' }))
    await screen.findByRole('heading', { name: 'It means what it says.' })
    expect(screen.queryByRole('region', { name: 'An example' })).toBeNull()
    unmount()
    open(translated(literal))
    expect(screen.queryByText('It is a polite no.', { exact: false })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show the example' }))
    expect(screen.getByText('It is a polite no.', { exact: false })).toBeTruthy()
  })

  it('sends nothing that is blank, and goes to the field', async () => {
    const { api, user } = open(translated(literal))
    await user.click(screen.getByRole('button', { name: 'Translate' }))
    expect(api.calls).toEqual([])
    expect(document.activeElement).toBe(input())
  })

  it('shows a refusal with the link that lifts it, until the next try', async () => {
    const { user } = open([refusal('subscription-ended'), translated(literal)])
    await user.type(input(), 'my text')
    await user.click(screen.getByRole('button', { name: 'Translate' }))
    const renew = await screen.findByRole('link', { name: 'Renew subscription' })
    expect(renew.getAttribute('href')).toBe('/dashboard/settings?tab=account')
    expect(input().value).toBe('my text')
    await user.click(screen.getByRole('button', { name: 'Translate' }))
    await screen.findByRole('heading', { name: 'It means what it says.' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('gives the request up when the page is left', async () => {
    const sent = vi.fn((_address: string, _init: RequestInit) => new Promise<Response>(() => {}))
    const { user, unmount } = open(translated(literal))
    vi.stubGlobal('fetch', sent)
    await user.type(input(), 'my text')
    await user.click(screen.getByRole('button', { name: 'Translate' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    const signal = sent.mock.calls[0]?.[1].signal
    expect(signal?.aborted).toBe(false)
    unmount()
    expect(signal?.aborted).toBe(true)
  })
})
