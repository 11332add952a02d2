// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewsletterSummary } from '#domain/newsletters/contract.ts'
import { fakeApi, noConnection, noContent, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { showElements } from '#web/testing/show-pages.tsx'
import { toastStore } from '#web/ui/toast.ts'
import { NewsletterWorkspace } from './newsletter-workspace.tsx'

const ID = '0199a1de-7b5c-7000-8000-000000000001'
const TEXT = 'There are **three**.'
const LIST = 'GET /api/operator/newsletters'
const newsletter = (overrides: Partial<NewsletterSummary> = {}): NewsletterSummary => ({
  id: ID,
  subject: 'New cards',
  state: 'draft',
  version: 1,
  updatedAt: '2026-11-21T12:00:00.000Z',
  startedAt: null,
  endedAt: null,
  mails: { waiting: 0, sent: 0, failed: 0 },
  ...overrides,
})
const listed = (newsletters: NewsletterSummary[] = [], subscribers = 12) => ({ newsletters, subscribers })

const subject = () => screen.getByLabelText('Subject') as HTMLInputElement
const body = () => screen.getByLabelText('Text') as HTMLTextAreaElement
const button = (name: string) => screen.findByRole('button', { name })
const shownToast = () => toastStore.getState().shown

async function open(answers: Record<string, unknown> = {}) {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(ID)
  const api = fakeApi({
    [LIST]: listed(),
    [`PUT /api/operator/newsletters/${ID}`]: { ...newsletter(), subject: 'New cards', body: TEXT },
    ...answers,
  })
  const element = <NewsletterWorkspace userId="u1" email="boss@example.org" />
  const { unmount } = await showElements('/', { '/': element })
  return { api, unmount, user: userEvent.setup() }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  leaveNothing()
  vi.restoreAllMocks()
})

async function write(user: ReturnType<typeof userEvent.setup>) {
  await user.type(subject(), 'New cards')
  await user.type(body(), TEXT)
}

describe('writing', () => {
  it('shows what people will see while it is written', async () => {
    const { user } = await open()
    expect(screen.getByText('Write a text to see it here.')).toBeTruthy()
    await write(user)
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    expect(preview.getByText('three').tagName).toBe('STRONG')
    await user.click(preview.getByRole('tab', { name: 'As plain text' }))
    expect(preview.getByText(/There are three\.[\s\S]*You do not need to sign in:/)).toBeTruthy()
  })

  it('draws no markup that was written', async () => {
    const { user } = await open()
    await user.type(body(), '<img src=x onerror=alert(1)> javascript:alert(1)')
    const preview = screen.getByRole('region', { name: 'Preview' })
    expect(preview.querySelectorAll('img, script, a')).toHaveLength(0)
  })

  it('keeps the text over a reload, and when saving fails', async () => {
    const { user, unmount } = await open({ [`PUT /api/operator/newsletters/${ID}`]: noConnection })
    await write(user)
    await user.click(await button('Save draft'))
    await waitFor(() => expect(shownToast()?.title).toBe('No connection'))
    unmount()
    await open()
    expect([subject().value, body().value]).toEqual(['New cards', TEXT])
  })

  it.each([
    ['Save draft'],
    ['Send a test to me'],
    ['Send to 12 people...'],
  ])('"%s" tells at the fields what is missing, and sends nothing', async (name) => {
    const { api, user } = await open()
    await user.click(await button(name))
    expect(await screen.findByText('Subject is required')).toBeTruthy()
    expect(screen.getByText('Text is required')).toBeTruthy()
    expect(api.calls.filter(({ route }) => !route.startsWith('GET'))).toEqual([])
  })
})

describe('a test', () => {
  it('is saved first, and says where it went', async () => {
    const { api, user } = await open({ [`POST /api/operator/newsletters/${ID}/test`]: noContent() })
    await write(user)
    await user.click(await button('Send a test to me'))
    await waitFor(() => expect(shownToast()?.description).toBe('The test was sent to boss@example.org.'))
    expect(
      api.calls.filter(({ route }) => !route.startsWith('GET')).map(({ route, body }) => [route, body]),
    ).toEqual([
      [`PUT /api/operator/newsletters/${ID}`, { subject: 'New cards', body: TEXT, version: 0 }],
      [`POST /api/operator/newsletters/${ID}/test`, undefined],
    ])
  })
})

describe('sending', () => {
  it('asks first, with the number of people, and sends the version that was saved', async () => {
    const { api, user } = await open({ [`POST /api/operator/newsletters/${ID}/send`]: noContent() })
    await write(user)
    await user.click(await button('Send to 12 people...'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this newsletter?' }))
    expect(dialog.getByText(/"New cards" is sent to 12 people\./)).toBeTruthy()
    expect(api.callsTo(`POST /api/operator/newsletters/${ID}/send`)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Send to 12 people' }))
    await waitFor(() => expect(shownToast()?.title).toBe('The newsletter is being sent'))
    expect(api.callsTo(`POST /api/operator/newsletters/${ID}/send`)[0]?.body).toEqual({ version: 1 })
    expect(subject().value).toBe('')
  })

  it('sends nothing when the question is answered with no', async () => {
    const { api, user } = await open()
    await write(user)
    await user.click(await button('Send to 12 people...'))
    await user.click(await button('Do not send'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.calls.filter(({ route }) => route.endsWith('/send'))).toEqual([])
    expect(subject().value).toBe('New cards')
  })

  it('says that somebody else changed it, and keeps the text', async () => {
    const { user } = await open({
      [`POST /api/operator/newsletters/${ID}/send`]: refusal('newsletter-changed'),
    })
    await write(user)
    await user.click(await button('Send to 12 people...'))
    await user.click(await button('Send to 12 people'))
    await waitFor(() => expect(shownToast()?.title).toBe('The newsletter has changed'))
    expect(subject().value).toBe('New cards')
  })

  it('is not offered while nobody has confirmed the newsletter', async () => {
    await open({ [LIST]: listed([], 0) })
    expect(await screen.findByText(/Nobody has confirmed the newsletter yet/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull()
  })
})

describe('the list', () => {
  it('opens a draft, and saves it as the next version', async () => {
    const { api, user } = await open({
      [LIST]: listed([newsletter()]),
      [`GET /api/operator/newsletters/${ID}`]: { ...newsletter(), body: 'Text' },
    })
    await user.click(await button('Open "New cards"'))
    await waitFor(() => expect(body().value).toBe('Text'))
    await user.type(body(), ' and more')
    await user.click(await button('Save draft'))
    await waitFor(() => expect(shownToast()?.title).toBe('Draft saved'))
    expect(api.callsTo(`PUT /api/operator/newsletters/${ID}`)[0]?.body).toEqual({
      subject: 'New cards',
      body: 'Text and more',
      version: 1,
    })
  })

  it('says how far a newsletter is, and stops it', async () => {
    const mails = { waiting: 1_200, sent: 34, failed: 1 }
    const { api, user } = await open({
      [LIST]: listed([newsletter({ state: 'sending', mails })]),
      [`POST /api/operator/newsletters/${ID}/stop`]: noContent(),
    })
    expect(await screen.findByText('Sent: 34. Waiting: 1,200. Not delivered: 1.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull()
    await user.click(await button('Stop sending "New cards"'))
    await waitFor(() => expect(shownToast()?.title).toBe('The sending was stopped'))
    expect(api.callsTo(`POST /api/operator/newsletters/${ID}/stop`)).toHaveLength(1)
  })
})
