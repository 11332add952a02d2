// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, noConnection, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { sharedReportOf } from '#web/testing/shared-report-of.ts'
import { SharedReportScreen } from './shared-report-screen.tsx'

const OPEN = 'POST /api/shared'

function open(answer: unknown, token: string | null = 't0ken') {
  const api = fakeApi({ [OPEN]: answer })
  render(
    <SharedReportScreen
      token={token}
      renderPictures={(_, level, below) => (
        <>
          <p>Pictures, level {level}</p>
          {below}
        </>
      )}
    />,
  )
  return { api, user: userEvent.setup() }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

afterEach(leaveNothing)

describe('the page of the recipient', () => {
  it('says who shares what with whom, until when, and shows the report', async () => {
    const { api } = open(sharedReportOf())
    const title = await heading('Progress report of Robin')
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(api.calls).toEqual([{ route: OPEN, body: { token: 't0ken' } }])
    const facts = screen
      .getAllByRole('definition')
      .map((value) => [value.previousElementSibling?.textContent, value.textContent])
    expect(facts).toEqual([
      ['Shared by', 'Robin'],
      ['Shared with', 'Dr. Lee'],
      ['Days in this report', '11/20/2026 to 11/21/2026 (time zone UTC)'],
      ['Made on', expect.stringMatching(/^November 21, 2026/)],
      ['The link works until', expect.stringMatching(/^December 21, 2026/)],
      ['What is in it', 'Modules visitedPractice days'],
    ])
    expect(screen.getByText('Pictures, level 2')).toBeDefined()
    expect(screen.getByText(/can see when it was opened/)).toBeDefined()
  })

  it('can be printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = open(sharedReportOf())
    await heading('Progress report of Robin')
    await user.click(screen.getByRole('button', { name: 'Print this report' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it.each([
    ['expired, revoked or guessed', 'share-link-invalid'],
    ['too long to be one', 'invalid-request'],
  ] as const)('names the possible reasons when the link is %s', async (_, code) => {
    open(refusal(code))
    await heading('This link does not work')
    const reasons = within(screen.getByRole('alert')).getAllByRole('listitem')
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'The link has expired.',
      'The person who shared the report has ended the link.',
      'The link was not copied completely.',
    ])
  })

  it('asks for nothing when the address has no token', async () => {
    const { api } = open(sharedReportOf(), null)
    await heading('The link is not complete')
    expect(api.calls).toEqual([])
  })

  it.each([
    ['there is no connection', noConnection, 'Wayfern could not be reached.'],
    ['there were too many tries', refusal('rate-limited', { retryAfterSeconds: 120 }), 'Wait 2 minutes'],
    ['the server has a fault', refusal('database-unavailable'), 'Try again in a minute.'],
  ])('can be tried again when %s', async (_, answer, words) => {
    const { api, user } = open(answer)
    await heading('The report could not be loaded')
    expect(screen.getByRole('alert').textContent).toContain(words)
    api.answer(OPEN, sharedReportOf())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Progress report of Robin')
  })
})
