// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announceDataChange } from '#web/platform/data-changes.ts'
import { fakeApi, noConnection, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { sharedReportOf, shareLinkOf } from '#web/testing/shared-report-of.ts'
import { toastStore } from '#web/ui/toast.ts'
import { SharePanel } from './share-panel.tsx'

const LIST = 'GET /api/share-links'
const PREVIEW = 'POST /api/share-links/preview'
const MAKE = 'POST /api/share-links'
const link = shareLinkOf()
const REVOKE = `DELETE /api/share-links/${link.id}`
const url = 'https://wayfern.example/shared#t0ken'
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const listOf = (...links: unknown[]) => ({ isSharingOn: true, links })

const drawPictures = () => <p>The pictures</p>
const panel = ({ isSharingOn = true, showsPoints = true } = {}) => (
  <SharePanel userId="u1" isSharingOn={isSharingOn} showsPoints={showsPoints} renderPictures={drawPictures} />
)
function open(answers: Record<string, unknown> = {}, props = {}) {
  const api = fakeApi({
    [LIST]: listOf(),
    [PREVIEW]: sharedReportOf(),
    [MAKE]: { id: link.id, url, report: sharedReportOf() },
    ...answers,
  })
  const user = userEvent.setup()
  const { rerender } = render(panel(props))
  return { api, user, rerender }
}
const button = (name: string) => screen.getByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { name })
async function expectFocusOn(name: string) {
  const title = await heading(name)
  await waitFor(() => expect(document.activeElement).toBe(title))
}
const shownToast = () => toastStore.getState().shown

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name of the person who gets the report'), 'Dr. Lee')
  await user.click(screen.getByRole('checkbox', { name: /Modules visited/ }))
  await user.click(screen.getByRole('checkbox', { name: /Practice days/ }))
}
async function makePreview(user: ReturnType<typeof userEvent.setup>) {
  await fillIn(user)
  await user.click(button('Preview'))
  await heading('Preview: what Dr. Lee will see')
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  leaveNothing()
  vi.useRealTimers()
})

describe('setting up a link', () => {
  it('picks the recipient, items, days and duration, and previews exactly that before anything is made', async () => {
    const { api, user } = open()
    expect(screen.getByText(/What was written in conversations is never in the report/)).toBeDefined()
    await fillIn(user)
    await user.click(button('Last 7 days'))
    await user.selectOptions(screen.getByLabelText('How long the link works'), '7 days')
    await user.click(button('Preview'))
    await expectFocusOn('Preview: what Dr. Lee will see')
    expect(api.callsTo(PREVIEW).map(({ body }) => body)).toEqual([
      {
        recipient: 'Dr. Lee',
        items: ['modules', 'practice-days'],
        from: '2026-11-15',
        to: '2026-11-21',
        timeZone,
        durationDays: 7,
      },
    ])
    expect(screen.getByText(/Nobody can see this yet/)).toBeDefined()
    const sheet = within(screen.getByRole('article'))
    expect(sheet.getByRole('heading', { name: 'Progress report of Robin' })).toBeDefined()
    expect(sheet.getByText('The pictures')).toBeDefined()
    expect(api.callsTo(MAKE)).toEqual([])
  })

  it('has nothing ticked at first, and goes to the first field that is missing', async () => {
    const { api, user } = open()
    for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false)
    await user.click(button('Preview'))
    expect(screen.getByText('Write the name of the person.')).toBeDefined()
    expect(screen.getByText('Choose at least one.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Name of the person who gets the report'))
    await user.keyboard('Dr. Lee')
    await user.click(button('Preview'))
    expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0])
    expect(api.callsTo(PREVIEW)).toEqual([])
  })

  it('survives a reload, and coming back from the preview', async () => {
    const { user } = open()
    await makePreview(user)
    await user.click(button('Change something'))
    await expectFocusOn('Set up a link')
    cleanup()
    open()
    expect(screen.getByLabelText('Name of the person who gets the report')).toHaveProperty('value', 'Dr. Lee')
    expect(screen.getByRole('checkbox', { name: /Practice days/ })).toHaveProperty('checked', true)
  })

  it('offers no points and achievements to a person who switched game elements off', () => {
    open({}, { showsPoints: false })
    expect(screen.getAllByRole('checkbox')).toHaveLength(6)
    expect(screen.queryByRole('checkbox', { name: /Points|Achievements/ })).toBeNull()
  })

  it.each([
    ['without a connection', noConnection, 'No connection'],
    ['after too many tries', refusal('rate-limited', { retryAfterSeconds: 30 }), 'Please wait'],
  ])('keeps the form when the preview fails %s', async (_, answer, title) => {
    const { user } = open({ [PREVIEW]: answer })
    await fillIn(user)
    await user.click(button('Preview'))
    await waitFor(() => expect(shownToast()).toMatchObject({ title, variant: 'destructive' }))
    expect(screen.getByLabelText('Name of the person who gets the report')).toHaveProperty('value', 'Dr. Lee')
  })
})

describe('the new link', () => {
  it('is shown once, is copied by a button, and stands in the list', async () => {
    const { api, user } = open()
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    await screen.findByText('You have made no link yet.')
    await makePreview(user)
    api.answer(LIST, listOf(link))
    await user.click(button('Make the link'))
    await expectFocusOn('The link is ready')
    expect(api.callsTo(MAKE)[0]?.body).toEqual(api.callsTo(PREVIEW)[0]?.body)
    expect(screen.getByLabelText('Link')).toHaveProperty('value', url)
    await user.click(button('Copy the link'))
    expect(writeText).toHaveBeenCalledWith(url)
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Link copied' }))
    await screen.findByText(/^Works until/)
    await user.click(button('Set up another link'))
    expect(screen.queryByDisplayValue(url)).toBeNull()
    expect(screen.getByLabelText('Name of the person who gets the report')).toHaveProperty('value', '')
  })

  it('is marked for copying by hand where the browser copies nothing', async () => {
    const { user } = open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await makePreview(user)
    await user.click(button('Make the link'))
    await heading('The link is ready')
    await user.click(button('Copy the link'))
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Not copied' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Link'))
  })

  it('is not made when sharing was switched off on another device', async () => {
    const { user } = open({ [MAKE]: refusal('sharing-off') })
    await makePreview(user)
    await user.click(button('Make the link'))
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Sharing is switched off' }))
    expect(screen.getByRole('heading', { name: /^Preview/ })).toBeDefined()
  })
})

describe('the list of links', () => {
  const rowOf = async (recipient: string) => {
    const name = await screen.findByRole('heading', { level: 3, name: recipient })
    return within(name.closest('li') as HTMLElement)
  }

  it('tells of each link for whom, what, until when, and each time it was opened', async () => {
    const viewed = [
      { viewedAt: '2026-11-21T12:30:00.000Z', count: 2 },
      { viewedAt: '2026-11-21T12:10:00.000Z', count: 1 },
    ]
    const { user } = open({
      [LIST]: listOf(
        shareLinkOf({ viewCount: 3, recentViews: viewed }),
        shareLinkOf({ id: crypto.randomUUID(), recipient: 'Mum', state: 'expired' }),
        shareLinkOf({
          id: crypto.randomUUID(),
          recipient: 'Dad',
          state: 'revoked',
          revokedAt: '2026-11-21T12:20:00.000Z',
        }),
      ),
    })
    const lee = await rowOf('Dr. Lee')
    expect(lee.getByText(/^Works until December 21, 2026/)).toBeDefined()
    expect(lee.getByText('11/20/2026 to 11/21/2026')).toBeDefined()
    expect(lee.getByText('Modules visited, Practice days')).toBeDefined()
    expect(lee.getByText('3 times')).toBeDefined()
    await user.click(lee.getByRole('button', { name: 'Show when it was opened' }))
    expect(lee.getAllByRole('listitem')).toHaveLength(2)
    expect(lee.getAllByText(/November 21, 2026.*, 2 times$/)).toHaveLength(1)
    expect(lee.queryByText(/^The last/)).toBeNull()
    const mum = await rowOf('Mum')
    expect(mum.getByText(/^Expired on December 21, 2026.*does not work any more/)).toBeDefined()
    expect(mum.getByText('Not opened yet')).toBeDefined()
    expect(mum.queryByRole('button')).toBeNull()
    const dad = await rowOf('Dad')
    expect(dad.getByText(/^Revoked on November 21, 2026.*does not work any more/)).toBeDefined()
  })

  it('revokes by one press, says so, and keeps the focus at the link', async () => {
    const revokedAt = '2026-11-21T12:00:00.000Z'
    const { api, user } = open({ [LIST]: listOf(link), [REVOKE]: { id: link.id, revokedAt } })
    await user.click(await screen.findByRole('button', { name: 'Revoke now: link for Dr. Lee' }))
    await screen.findByText(/^Revoked on/)
    expect(api.callsTo(REVOKE)).toHaveLength(1)
    expect(shownToast()).toMatchObject({ title: 'Link revoked', variant: 'success' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Dr. Lee' }))
  })

  it('says when a link could not be revoked, which can be tried again', async () => {
    const { user } = open({ [LIST]: listOf(link), [REVOKE]: noConnection })
    await user.click(await screen.findByRole('button', { name: 'Revoke now: link for Dr. Lee' }))
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'No connection' }))
    expect(screen.getByText(/^Works until/)).toBeDefined()
    expect(button('Revoke now: link for Dr. Lee')).toHaveProperty('disabled', false)
  })

  it('takes one item out of a link at once, says so, and leaves the last one', async () => {
    const TAKE_OUT = `DELETE /api/share-links/${link.id}/items/modules`
    const left = { id: link.id, items: ['practice-days'] }
    const { api, user } = open({ [LIST]: listOf(link), [TAKE_OUT]: left })
    await user.click(await screen.findByRole('button', { name: 'Take something out' }))
    await user.click(button('Take out: Modules visited'))
    await screen.findByText('Practice days', { selector: 'dd' })
    expect(api.callsTo(TAKE_OUT)).toHaveLength(1)
    expect(shownToast()).toMatchObject({ title: 'Taken out', variant: 'success' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Dr. Lee' }))
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull()
  })

  it('leaves what could not be taken out in its place', async () => {
    const TAKE_OUT = `DELETE /api/share-links/${link.id}/items/modules`
    const { user } = open({ [LIST]: listOf(link), [TAKE_OUT]: noConnection })
    await user.click(await screen.findByRole('button', { name: 'Take something out' }))
    await user.click(button('Take out: Modules visited'))
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'No connection' }))
    expect(screen.getByText('Modules visited, Practice days')).toBeDefined()
  })

  it('shows an opening when it happens', async () => {
    const { api } = open({ [LIST]: listOf(link) })
    await screen.findByText('Not opened yet')
    api.answer(
      LIST,
      listOf({ ...link, viewCount: 1, recentViews: [{ viewedAt: '2026-11-21T12:30:00.000Z', count: 1 }] }),
    )
    act(() => announceDataChange('sharing'))
    await screen.findByText('1 time')
  })

  it('can be asked for again when it could not be loaded', async () => {
    const { api, user } = open({ [LIST]: refusal('database-unavailable') })
    await screen.findByText('Your links could not be loaded')
    api.answer(LIST, listOf(link))
    await user.click(button('Try again'))
    await rowOf('Dr. Lee')
  })
})

describe('while sharing is off', () => {
  it('there is nothing to set up and, without links, nothing at all', async () => {
    const { api } = open({}, { isSharingOn: false })
    await waitFor(() => expect(api.callsTo(LIST)).toHaveLength(1))
    expect(document.body.textContent).toBe('')
  })

  it('the links that ended still say when they were opened', async () => {
    const ended = shareLinkOf({ state: 'revoked', revokedAt: '2026-11-21T12:00:00.000Z', viewCount: 3 })
    open({ [LIST]: listOf(ended) }, { isSharingOn: false })
    await screen.findByText(/^Revoked on/)
    expect(screen.getByText('3 times')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Set up a link' })).toBeNull()
  })
})
