// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SafetyPlanReply } from '#domain/safety/contract.ts'
import { MAX_PLAN_STEP_CHARACTERS } from '#domain/safety/plan-limits.ts'
import { forgetPrivateData } from '#web/platform/private-data.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { fakeApi, noConnection, noContent } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { toastStore } from '#web/ui/toast.ts'
import { SafetyPlan } from './safety-plan.tsx'

const prompts = [
  {
    id: 'alone',
    title: 'What I can do alone',
    why: 'A list is easier.',
    examples: ['Dark room.', 'One song.'],
  },
  { id: 'people', title: 'People I can ask', why: 'Words are ready.', examples: ['Ana.', 'My brother.'] },
]
const empty: SafetyPlanReply = { prompts, steps: {}, updatedAt: null }
const written: SafetyPlanReply = {
  prompts,
  steps: { alone: 'My room' },
  updatedAt: '2026-11-21T12:00:00.000Z',
}
const read = 'GET /api/safety-plan'
const put = 'PUT /api/safety-plan'
const remove = 'DELETE /api/safety-plan'

function open(answers: Record<string, unknown>, path = '/plan') {
  const api = fakeApi(answers)
  const router = createMemoryRouter(
    [{ path: '/plan', element: <SafetyPlan userId="robin" country="US" /> }],
    { initialEntries: [path] },
  )
  const { unmount } = render(<RouterProvider router={router} />)
  return { api, unmount, user: userEvent.setup() }
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your words' })
const save = () => screen.getByRole('button', { name: 'Save and go to the next step' })

afterEach(() => {
  leaveNothing()
  localStorage.clear()
})

describe('without a plan', () => {
  it('says what it is for, that it is optional and that no model reads it, and begins with the first step', async () => {
    const { user } = open({ [read]: empty })
    expect(await screen.findByText(/It is optional\. Every step in it is optional too/)).toBeTruthy()
    expect(screen.getByText(/No coach and no AI model reads it/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Delete the plan' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Start with step 1' }))
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'What I can do alone' }))
  })

  it('says when it could not be loaded', async () => {
    open({ [read]: noConnection })
    expect(await screen.findByText('Your safety plan could not be loaded')).toBeTruthy()
  })
})

describe('a step', () => {
  it('says why, shows examples, and fills in nothing', async () => {
    open({ [read]: empty }, '/plan?step=alone')
    expect((await field()).value).toBe('')
    expect(screen.getByText('Step 1 of 2, optional')).toBeTruthy()
    expect(screen.getByText('A list is easier.')).toBeTruthy()
    expect(screen.getByText('Dark room.')).toBeTruthy()
  })

  it('is saved alone, and leads to the next one', async () => {
    const { api, user } = open({ [read]: empty, [put]: written }, '/plan?step=alone')
    await user.type(await field(), 'My room')
    expect(screen.getByText('Not saved yet. It is kept on this device.')).toBeTruthy()
    await user.click(save())
    const next = await screen.findByRole('heading', { name: 'People I can ask' })
    expect(document.activeElement).toBe(next)
    expect(api.callsTo(put).map(({ body }) => body)).toEqual([{ steps: { alone: 'My room' } }])
    expect((await field()).value).toBe('')
    expect(localStorage).toHaveLength(0)
  })

  it('finds the unsaved text again after a reload', async () => {
    const { unmount, user } = open({ [read]: empty }, '/plan?step=alone')
    await user.type(await field(), 'Half a thou')
    unmount()
    queryClient.clear()
    open({ [read]: empty }, '/plan?step=alone')
    expect((await field()).value).toBe('Half a thou')
  })

  it('keeps its text when it could not be saved, and says so', async () => {
    const { user } = open({ [read]: empty, [put]: noConnection }, '/plan?step=alone')
    await user.type(await field(), 'My room')
    await user.click(save())
    await waitFor(() => expect(toastStore.getState().shown?.variant).toBe('destructive'))
    expect((await field()).value).toBe('My room')
    expect(screen.getByText('Step 1 of 2, optional')).toBeTruthy()
  })

  it('leaves nothing in the page or on the device when it is saved after its person signed out', async () => {
    localStorage.setItem('wayfern.draft.robin.safety-plan', JSON.stringify({ people: 'Ana' }))
    const saved = Promise.withResolvers<unknown>()
    const { unmount, user } = open({ [read]: empty, [put]: saved.promise }, '/plan?step=alone')
    await user.type(await field(), 'My room')
    await user.click(save())
    unmount()
    act(() => forgetPrivateData('robin'))
    saved.resolve(written)
    await new Promise((resolve) => setImmediate(resolve))
    expect(localStorage).toHaveLength(0)
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('can be skipped, and the last one leads to the whole plan', async () => {
    const { api, user } = open({ [read]: written }, '/plan?step=alone')
    await user.click(await screen.findByRole('link', { name: 'Skip this step' }))
    await user.click(await screen.findByRole('button', { name: 'Save and see the whole plan' }))
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Your plan' }))
    expect(api.callsTo(put)).toHaveLength(0)
  })

  it('is not sent when it is too long', async () => {
    const { api, user } = open({ [read]: empty }, '/plan?step=alone')
    await user.click(await field())
    await user.paste('x'.repeat(MAX_PLAN_STEP_CHARACTERS + 2))
    await user.click(save())
    expect(screen.getByText('Make the text shorter to save it. Characters over the limit: 2.')).toBeTruthy()
    expect(api.callsTo(put)).toHaveLength(0)
  })
})

describe('the whole plan', () => {
  it('shows each step with what was written, and which has unsaved changes', async () => {
    localStorage.setItem('wayfern.draft.robin.safety-plan', JSON.stringify({ people: 'Ana' }))
    open({ [read]: written })
    const plan = within(await screen.findByRole('region', { name: 'Your plan' }))
    const steps = plan.getAllByRole('listitem')
    expect(steps[0]?.textContent).toContain('My room')
    expect(
      within(plan.getByRole('region', { name: 'Nothing written yet' })).getAllByRole('listitem'),
    ).toEqual([steps[1]])
    expect(plan.getByRole('link', { name: /^Write.*People I can ask$/ })).toBeTruthy()
    expect(steps[1]?.textContent).toContain('Has changes that are not saved')
  })

  it('is printed alone, with what is written and nothing else', async () => {
    const printed: string[] = []
    vi.stubGlobal('print', () =>
      printed.push(document.querySelector('body > .print-sheet')?.textContent ?? ''),
    )
    const { user } = open({ [read]: written })
    await user.click(await screen.findByRole('button', { name: 'Print the plan' }))
    expect(printed[0]).toContain('My room')
    expect(printed[0]).not.toContain('Nothing written')
  })

  it('is downloaded as a text file made here', async () => {
    const files: Blob[] = []
    vi.stubGlobal('URL', {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { api, user } = open({ [read]: written })
    await user.click(await screen.findByRole('button', { name: 'Download as a text file' }))
    expect(files[0]?.type).toContain('text/plain')
    expect(api.callsTo(put)).toHaveLength(0)
  })

  it('is deleted only after a question, with its drafts', async () => {
    localStorage.setItem('wayfern.draft.robin.safety-plan', JSON.stringify({ people: 'Ana' }))
    const { api, user } = open({ [read]: [written, empty], [remove]: noContent() })
    await user.click(await screen.findByRole('button', { name: 'Delete the plan' }))
    const question = await screen.findByRole('dialog', { name: 'Delete your safety plan?' })
    expect(api.callsTo(remove)).toHaveLength(0)
    await user.click(within(question).getByRole('button', { name: 'Delete the plan' }))
    expect(await screen.findByRole('link', { name: 'Start with step 1' })).toBeTruthy()
    expect(api.callsTo(remove)).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
  })
})
