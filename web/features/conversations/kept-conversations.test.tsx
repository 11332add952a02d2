// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredConversation } from '#domain/conversations/contract.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { fakeApi, noConnection, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { toastStore } from '#web/ui/toast.ts'
import { KeptConversations } from './kept-conversations.tsx'
import type { OpenChat } from './open-chat.ts'

const summary = (id: string, title: string) => ({
  id,
  module: 'friendship' as const,
  title,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T11:00:00.000Z',
})
const stored = (id: string, title: string): StoredConversation => ({ ...summary(id, title), messages: [] })
const page = (...conversations: ReturnType<typeof summary>[]) => ({ conversations, nextBefore: null })
const listRoute = 'GET /api/conversations?module=friendship'

const answers = {
  [listRoute]: page(summary('c2', 'About cancelling'), summary('c1', 'About parties')),
  'GET /api/conversations/c2': stored('c2', 'About cancelling'),
  'GET /api/conversations/c1': stored('c1', 'About parties'),
}

function openPanel(
  given: Partial<Omit<OpenChat, 'conversation'>> & { isHistoryKept?: boolean | undefined } = {},
  more: Record<string, unknown> = {},
) {
  const { isHistoryKept = true, ...state } = given
  const api = fakeApi({ ...answers, ...more })
  const conversation = { open: vi.fn(), resume: vi.fn(), begin: vi.fn() }
  const chat = { entries: [], conversationId: null, isTemporary: false, ...state, conversation }
  render(
    <KeptConversations
      module="friendship"
      chat={chat}
      isHistoryKept={'isHistoryKept' in given ? given.isHistoryKept : isHistoryKept}
    />,
  )
  return { api, conversation, user: userEvent.setup() }
}

async function openList(...parts: Parameters<typeof openPanel>) {
  const opened = openPanel({ conversationId: 'c2', ...parts[0] }, parts[1])
  await opened.user.click(screen.getByRole('button', { name: 'Earlier conversations' }))
  await screen.findByRole('button', { name: 'Open "About parties"' })
  return opened
}
const row = (title: string) => {
  const item = screen.getByRole('button', { name: `Open "${title}"` }).closest('li')
  if (!item) throw new Error('no row')
  return within(item)
}

beforeEach(() => standInForBrowser())
afterEach(leaveNothing)

describe('on return to a chat', () => {
  it('the newest kept conversation is shown', async () => {
    const { conversation } = openPanel()
    await waitFor(() =>
      expect(conversation.resume).toHaveBeenCalledExactlyOnceWith(stored('c2', 'About cancelling')),
    )
  })

  it.each([
    ['something was said already', { entries: [{}] }],
    ['a conversation was begun', { conversationId: 'c9' }],
    ['the conversation is temporary', { isTemporary: true }],
    ['data collection is off', { isHistoryKept: false }],
    ['the settings are not known yet', { isHistoryKept: undefined }],
  ])('nothing is loaded when %s', async (_, given) => {
    const { api } = openPanel(given)
    await act(async () => undefined)
    expect(api.calls).toEqual([])
  })

  it.each([
    ['there is none', page()],
    ['there is no connection', noConnection],
  ])('the chat stays as it is when %s', async (_, answer) => {
    const { api, conversation } = openPanel({}, { [listRoute]: answer })
    await waitFor(() => expect(api.calls).toHaveLength(1))
    await act(async () => undefined)
    expect(conversation.resume).not.toHaveBeenCalled()
    expect(toastStore.getState().shown).toBeNull()
  })
})

describe('beginning anew', () => {
  it('begins a kept or a temporary conversation', async () => {
    const { conversation, user } = openPanel({ conversationId: 'c2' })
    await user.click(screen.getByRole('button', { name: 'New conversation' }))
    await user.click(screen.getByRole('button', { name: 'More for this conversation' }))
    await user.click(screen.getByRole('button', { name: 'Temporary conversation' }))
    expect(conversation.begin.mock.calls).toEqual([[false], [true]])
  })

  it('keeps the focus beside the button that a temporary conversation takes away', async () => {
    const { user } = openPanel({})
    const more = screen.getByRole('button', { name: 'More for this conversation' })
    await user.click(more)
    await user.click(screen.getByRole('button', { name: 'Temporary conversation' }))
    expect(document.activeElement).toBe(more)
    expect(more.getAttribute('aria-expanded')).toBe('false')
  })

  it('says that a temporary conversation is not kept', () => {
    openPanel({ isTemporary: true })
    expect(screen.getByRole('status').textContent).toContain('It is not kept')
    expect(screen.queryByRole('button', { name: 'Temporary conversation' })).toBeNull()
  })

  it('says that nothing is kept when data collection is off', () => {
    openPanel({ isHistoryKept: false })
    expect(screen.getByRole('status').textContent).toContain('Nothing of this conversation is kept')
  })
})

describe('the list of earlier conversations', () => {
  it('opens one and closes', async () => {
    const { conversation, user } = await openList()
    expect(row('About cancelling').getByText(/Open now/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Open "About parties"' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(conversation.open).toHaveBeenCalledExactlyOnceWith(stored('c1', 'About parties'))
  })

  it('stays open and tells when one cannot be opened', async () => {
    const { conversation, user } = await openList({}, { 'GET /api/conversations/c1': refusal('not-found') })
    await user.click(screen.getByRole('button', { name: 'Open "About parties"' }))
    await waitFor(() => expect(toastStore.getState().shown).not.toBeNull())
    expect(conversation.open).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('searches titles and messages', async () => {
    const { user } = await openList({}, { 'POST /api/conversations/search': page() })
    await user.type(screen.getByLabelText('Search titles and messages'), ' rain {Enter}')
    expect(await screen.findByText('No conversation contains "rain".')).toBeTruthy()
  })

  it('renames by keyboard', async () => {
    const { api, user } = await openList({}, { 'PATCH /api/conversations/c1': summary('c1', 'Parties') })
    screen.getByRole('button', { name: 'Rename "About parties"' }).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText('New title'))
    await user.clear(screen.getByLabelText('New title'))
    api.answer(listRoute, page(summary('c1', 'Parties')))
    await user.keyboard('Parties{Enter}')
    expect(await screen.findByRole('button', { name: 'Open "Parties"' })).toBeTruthy()
    expect(api.callsTo('PATCH /api/conversations/c1')[0]?.body).toEqual({ title: 'Parties' })
  })

  it('exports as a file', async () => {
    await openList()
    const link = screen.getByRole('link', { name: 'Export "About parties"' })
    expect(link.getAttribute('href')).toBe('/api/conversations/c1/export')
  })

  it('deletes only after a question, and keeps the focus in the dialog', async () => {
    const { api, conversation, user } = await openList({}, { 'DELETE /api/conversations/c1': { deleted: 1 } })
    await user.click(screen.getByRole('button', { name: 'Delete "About parties"' }))
    expect(document.activeElement?.textContent).toBe('Keep it')
    await user.keyboard('{Enter}')
    expect(api.callsTo('DELETE /api/conversations/c1')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Delete "About parties"' }))
    api.answer(listRoute, page(summary('c2', 'About cancelling')))
    await user.click(screen.getByRole('button', { name: 'Delete conversation' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open "About parties"' })).toBeNull())
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    expect(conversation.begin).not.toHaveBeenCalled()
  })

  it('empties the chat when the conversation shown there is deleted', async () => {
    const { conversation, user } = await openList({}, { 'DELETE /api/conversations/c2': { deleted: 1 } })
    await user.click(screen.getByRole('button', { name: 'Delete "About cancelling"' }))
    await user.click(screen.getByRole('button', { name: 'Delete conversation' }))
    await waitFor(() => expect(conversation.begin).toHaveBeenCalledExactlyOnceWith(false))
  })

  it('deletes all of the chat after a question', async () => {
    const route = 'DELETE /api/conversations?module=friendship'
    const { api, conversation, user } = await openList({}, { [route]: { deleted: 2 } })
    await user.click(screen.getByRole('button', { name: 'Delete all conversations of this chat' }))
    expect(api.callsTo(route)).toEqual([])
    api.answer(listRoute, page())
    await user.click(screen.getByRole('button', { name: 'Delete all' }))
    expect(await screen.findByText('There are no kept conversations here.')).toBeTruthy()
    expect(conversation.begin).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('says so when it cannot be loaded', async () => {
    const { user } = openPanel({ conversationId: 'c2' }, { [listRoute]: noConnection })
    await user.click(screen.getByRole('button', { name: 'Earlier conversations' }))
    // The shared client asks once more after a second before it gives up.
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
  })
})
