// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Question, Responses } from '#domain/questionnaire/question.ts'
import { announceDataChange } from '#web/platform/data-changes.ts'
import { clearDrafts, listDraftPlaces } from '#web/platform/draft-storage.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { fakeApi, noConnection, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { safetyReplyOf } from '#web/testing/safety-replies.ts'
import { showElements } from '#web/testing/show-pages.tsx'
import { StandInSafetyCard } from '#web/testing/stand-in-safety-card.tsx'
import { toastStore } from '#web/ui/toast.ts'
import { Questionnaire } from './questionnaire.tsx'

const questions: Question[] = [
  { id: 1, type: 'text', text: 'What name?', hint: 'The coach uses it.', options: [] },
  { id: 2, type: 'select', text: 'Who?', hint: null, options: ['Me', 'My child'] },
  { id: 3, type: 'multi_select', text: 'Which goals?', hint: null, options: ['Friends', 'Work', 'Rest'] },
]
const reply = (responses: Responses) => ({ responses, updatedAt: '2026-11-21T12:00:00.000Z' })
const ASK = 'GET /api/questions'
const READ = 'GET /api/questionnaire'
const SAVE = 'PUT /api/questionnaire'

const shownToast = () => toastStore.getState().shown
const name = () => screen.findByRole('textbox', { name: 'What name?' })
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save answers' })

async function open(answers: Record<string, unknown> = {}) {
  const api = fakeApi({ [ASK]: { questions }, [READ]: reply({}), ...answers })
  const page = (
    <>
      <Questionnaire userId="u1" SafetyCard={StandInSafetyCard} />
      <Link to="/elsewhere">Go elsewhere</Link>
    </>
  )
  const { path } = await showElements('/', { '/': page, '/elsewhere': <h1>Elsewhere</h1> })
  return { api, path, user: userEvent.setup() }
}

const VIEW_KEY = 'wayfern.device.u1.questionnaire-view'

beforeEach(() => {
  clearDrafts('u1')
  localStorage.setItem(VIEW_KEY, '"all"')
  queryClient.setDefaultOptions({ queries: { retry: false } })
})
afterEach(() => {
  leaveNothing()
  localStorage.clear()
})

describe('the questionnaire', () => {
  it("lets the browser fill in the person's own name, and no other answer", async () => {
    const [first, ...others] = questions
    const own = { ...first, id: 9, text: 'What name should the coach use for you?' }
    await open({ [ASK]: { questions: [first, own, ...others] } })
    const field = await screen.findByRole('textbox', { name: own.text })
    expect(field.getAttribute('autocomplete')).toBe('nickname')
    expect((await name()).getAttribute('autocomplete')).toBeNull()
  })

  it('shows the questions of the server with the saved answers and their hints', async () => {
    await open({ [READ]: reply({ 1: 'Robin', 2: 'My child', 3: ['Work'] }) })
    expect(screen.getByText('Loading questions...')).toBeTruthy()
    expect(await name()).toHaveProperty('value', 'Robin')
    expect((await name()).getAttribute('aria-describedby')).toBe(screen.getByText('The coach uses it.').id)
    expect(screen.getByRole('combobox', { name: 'Who?' })).toHaveProperty('value', 'My child')
    const goals = within(screen.getByRole('group', { name: 'Which goals?' }))
    expect(goals.getByRole('checkbox', { name: 'Work' })).toHaveProperty('checked', true)
    expect(goals.getByRole('checkbox', { name: 'Rest' })).toHaveProperty('checked', false)
    expect(screen.getByText('3 of 3 questions have an answer.')).toBeTruthy()
  })

  it('is an empty form without any answers yet, and no error', async () => {
    await open()
    expect(await name()).toHaveProperty('value', '')
    expect(screen.getByRole('combobox', { name: 'Who?' })).toHaveProperty('value', '')
    expect(shownToast()).toBeNull()
  })

  it('shows the safety card beside what was saved', async () => {
    standInForBrowser()
    const saved = { ...reply({ 1: 'Robin' }), safety: safetyReplyOf() }
    const { user } = await open({ [SAVE]: saved })
    await user.type(await name(), 'Robin')
    await user.click(saveButton())
    expect(await screen.findByText('Card: You may be in danger (saved)')).toBeTruthy()
    expect(await name()).toHaveProperty('value', 'Robin')
    await user.click(screen.getByRole('button', { name: 'I meant something else' }))
    expect(screen.queryByText(/Card:/)).toBeNull()
  })

  it('saves what was changed, and nothing else', async () => {
    const saved = reply({ 1: 'Robin', 2: 'Me', 3: ['Friends', 'Rest'] })
    const { api, user } = await open({ [READ]: reply({ 2: 'Me' }), [SAVE]: saved })
    await user.type(await name(), 'Robin')
    await user.click(screen.getByRole('checkbox', { name: 'Rest' }))
    await user.click(screen.getByRole('checkbox', { name: 'Friends' }))
    expect(screen.getByText('You have changes that are not saved.')).toBeTruthy()
    await user.click(saveButton())
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Success!',
        description: 'Your responses have been saved.',
        variant: 'success',
      }),
    )
    expect(api.callsTo(SAVE).map(({ body }) => body)).toEqual([
      { responses: { 1: 'Robin', 3: ['Friends', 'Rest'] } },
    ])
    expect(screen.getByText('3 of 3 questions have an answer.')).toBeTruthy()
  })

  it('an answer that is taken away is saved as none', async () => {
    const { api, user } = await open({
      [READ]: reply({ 1: 'Robin', 2: 'Me', 3: ['Work'] }),
      [SAVE]: reply({ 1: null, 2: null, 3: null }),
    })
    await user.clear(await name())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who?' }), 'No answer')
    await user.click(screen.getByRole('checkbox', { name: 'Work' }))
    await user.click(saveButton())
    await screen.findByText('0 of 3 questions have an answer.')
    expect(api.callsTo(SAVE)[0]?.body).toEqual({ responses: { 1: '', 2: null, 3: [] } })
  })

  it('cannot be saved twice at once, nor without questions', async () => {
    let answer: (value: unknown) => void = () => {}
    const { user } = await open({
      [SAVE]: new Promise((resolve) => {
        answer = resolve
      }),
    })
    await user.type(await name(), 'R')
    await user.click(saveButton())
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true)
    await act(async () => answer(reply({ 1: 'R' })))
    await waitFor(() => expect(saveButton().disabled).toBe(false))

    cleanup()
    queryClient.clear()
    await open({ [ASK]: { questions: [] } })
    await screen.findByText(/There are no questions/)
    expect(saveButton().disabled).toBe(true)
  })

  it('follows another device, and keeps what is being changed here', async () => {
    const { api, user } = await open({ [READ]: reply({ 1: 'Robin', 2: 'Me' }) })
    await user.type(await name(), ' B')
    api.answer(READ, reply({ 1: 'Someone', 2: 'My child' }))
    act(() => announceDataChange('answers'))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Who?' })).toHaveProperty('value', 'My child'),
    )
    expect(await name()).toHaveProperty('value', 'Robin B')
  })
})

describe('when something fails', () => {
  it.each([ASK, READ])('loading %s is told, and can be tried again', async (route) => {
    const { api, user } = await open({ [route]: refusal('database-unavailable') })
    await screen.findByText('The questions could not be loaded')
    expect(shownToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to load questions and responses. Please try again.',
      variant: 'destructive',
    })
    api.answer(route, route === ASK ? { questions } : reply({}))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await name()
  })

  it.each([
    ['no connection', noConnection, 'Failed to submit responses. Please try again.'],
    ['no session', refusal('unauthenticated'), 'You must be logged in to submit responses.'],
  ])('saving with %s keeps the answers', async (_, answer, description) => {
    const { user } = await open({ [SAVE]: answer })
    await user.type(await name(), 'Robin')
    await user.click(saveButton())
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Error', description, variant: 'destructive' }),
    )
    expect(await name()).toHaveProperty('value', 'Robin')
    expect(saveButton().disabled).toBe(false)
  })

  it('an answer that the server refuses has its reason at the question', async () => {
    const issues = [{ path: 'responses.2', message: 'Choose from the options of this question.' }]
    const { user } = await open({ [SAVE]: refusal('invalid-request', { issues }) })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Who?' }), 'Me')
    await user.click(saveButton())
    await screen.findByText('Choose from the options of this question.')
    const field = screen.getByRole('combobox', { name: 'Who?' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('a refused choice of several has the focus on its first option, with the reason', async () => {
    const message = 'Choose from the options of this question.'
    const { user } = await open({
      [SAVE]: refusal('invalid-request', { issues: [{ path: 'responses.3', message }] }),
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Work' }))
    await user.click(saveButton())
    await screen.findByText(message)
    const group = screen.getByRole('group', { name: 'Which goals?' })
    expect(
      document.getElementById(group.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
    ).toBe(message)
    const first = screen.getByRole('checkbox', { name: 'Friends' })
    expect(first.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(first))
  })

  it('a text of more than 2,000 characters is not sent, and nothing of it is cut off', async () => {
    const { api, user } = await open()
    const field = await name()
    await user.click(field)
    await user.paste('a'.repeat(2_001))
    expect(screen.getByText('Write at most 2,000 characters.')).toBeTruthy()
    expect(screen.getByText('2,001 of at most 2,000 characters')).toBeTruthy()
    await user.click(saveButton())
    expect(api.callsTo(SAVE)).toEqual([])
    expect(document.activeElement).toBe(field)
    expect(field).toHaveProperty('value', 'a'.repeat(2_001))
    await user.type(field, '{Backspace}')
    expect(screen.queryByText('Write at most 2,000 characters.')).toBeNull()
  })
})

describe('changes that are not saved', () => {
  it('survive a reload, for this person alone', async () => {
    const { user } = await open()
    await user.type(await name(), 'Robin')
    cleanup()
    queryClient.clear()
    await open()
    expect(await name()).toHaveProperty('value', 'Robin')
    expect(screen.getByText('You have changes that are not saved.')).toBeTruthy()
    expect(listDraftPlaces('u1')).toEqual(['questionnaire'])
  })

  it('of a question that was withdrawn since are left out', async () => {
    localStorage.setItem('wayfern.draft.u1.questionnaire', '{"1":"Robin","99":"old"}')
    const { api, user } = await open({ [SAVE]: reply({ 1: 'Robin' }) })
    await name()
    await user.click(saveButton())
    await waitFor(() => expect(api.callsTo(SAVE)[0]?.body).toEqual({ responses: { 1: 'Robin' } }))
  })

  it('are gone from the device once they are saved', async () => {
    const { user } = await open({ [SAVE]: reply({ 1: 'Robin' }) })
    await user.type(await name(), 'Robin')
    await user.click(saveButton())
    await waitFor(() => expect(listDraftPlaces('u1')).toEqual([]))
  })

  it('are asked about before the page is left by a link', async () => {
    const { path, user } = await open()
    await user.type(await name(), 'Robin')
    await user.click(screen.getByRole('link', { name: 'Go elsewhere' }))
    await screen.findByRole('dialog', { name: 'Your changes are not saved' })
    await user.click(screen.getByRole('button', { name: 'Stay on this page' }))
    expect(path()).toBe('/')
    await user.click(screen.getByRole('link', { name: 'Go elsewhere' }))
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await screen.findByRole('heading', { name: 'Elsewhere' })
  })

  it('make the browser ask before it closes the page', async () => {
    const { user } = await open()
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    await name()
    expect(leave()).toBe(false)
    await user.type(await name(), 'Robin')
    expect(leave()).toBe(true)
  })
})

describe('one question at a time', () => {
  beforeEach(() => localStorage.removeItem(VIEW_KEY))
  const step = (user: ReturnType<typeof userEvent.setup>, name: 'Back' | 'Next') =>
    user.click(screen.getByRole('button', { name }))

  it('is how the questions come; each can be skipped, and says how many there are', async () => {
    const { user } = await open()
    await name()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Back' })).toHaveProperty('disabled', true)
    await step(user, 'Next')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Question 2 of 3' }))
    const who = within(screen.getByRole('group', { name: 'Who?' }))
    expect(who.getByRole('radio', { name: 'No answer' })).toHaveProperty('checked', true)
    await step(user, 'Next')
    expect(screen.getByRole('group', { name: 'Which goals?' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
    await step(user, 'Back')
    expect(screen.getByRole('heading', { name: 'Question 2 of 3' })).toBeTruthy()
  })

  it('saves what was answered on every screen', async () => {
    const { api, user } = await open({ [SAVE]: reply({ 1: 'Robin', 2: 'Me' }) })
    await user.type(await name(), 'Robin')
    await step(user, 'Next')
    await user.click(screen.getByRole('radio', { name: 'Me' }))
    await user.click(saveButton())
    await waitFor(() => expect(api.callsTo(SAVE)[0]?.body).toEqual({ responses: { 1: 'Robin', 2: 'Me' } }))
  })

  it('leads to an answer that is refused on another screen', async () => {
    const issues = [{ path: 'responses.1', message: 'Write another name.' }]
    const { user } = await open({ [SAVE]: refusal('invalid-request', { issues }) })
    await user.type(await name(), 'Robin')
    await step(user, 'Next')
    await user.click(saveButton())
    await screen.findByText('Write another name.')
    expect(document.activeElement).toBe(await name())
  })

  it('gives way to one page with all of them, which is kept on the device', async () => {
    const { user } = await open()
    await name()
    await user.click(screen.getByRole('button', { name: 'Show all on one page' }))
    expect(screen.getByRole('combobox', { name: 'Who?' })).toBeTruthy()
    cleanup()
    await open()
    expect(await screen.findByRole('combobox', { name: 'Who?' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show one question at a time' }))
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})
