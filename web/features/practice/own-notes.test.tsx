// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ExerciseReply } from '#domain/practice/contract.ts'
import type { PracticeNote } from '#domain/practice/note-contract.ts'
import { MAX_NOTE_CHARACTERS } from '#domain/practice/note-limits.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { standInForBrowser } from '#web/testing/browser-stand-ins.ts'
import { noConnection, noContent, refusal } from '#web/testing/fake-api.ts'
import { leaveNothing } from '#web/testing/leave-nothing.ts'
import { safetyReplyOf } from '#web/testing/safety-replies.ts'
import { StandInSafetyCard } from '#web/testing/stand-in-safety-card.tsx'
import { ExerciseEnd } from './exercise-end.tsx'
import { ExercisePlace } from './exercise-place.ts'
import { OwnNotes } from './own-notes.tsx'

const skill = (id: string, name: string) => ({ id, name, what: '', finished: [], easily: [], again: [] })
const skills = [skill('say-no', 'Say no'), skill('repair', 'Repair')]
const note = (text: string, change: Partial<PracticeNote> = {}): PracticeNote => ({
  id: crypto.randomUUID(),
  skill: 'say-no',
  person: '',
  text,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...change,
})

/** A server that keeps what it is told, and answers a try to keep with the next of `answers`, if there is one. */
function serve(kept: PracticeNote[], answers: unknown[]) {
  const calls: { method: string; path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const form = body ? JSON.parse(String(body)) : undefined
    calls.push({ method, path, body: form })
    const id = path.split('/').at(-1) ?? ''
    if (path.endsWith('/practice-skills')) return Response.json({ skills })
    if (method === 'GET') return Response.json({ notes: kept, exercises: [], runs: [] })
    const at = kept.findIndex((of) => of.id === id)
    if (method === 'DELETE') {
      kept.splice(at, 1)
      return noContent()
    }
    const answer = answers.shift() ?? { safety: null }
    if (answer === noConnection) throw new TypeError('Failed to fetch')
    if (answer instanceof Response) return answer
    if (kept[at]) Object.assign(kept[at], form)
    else kept.unshift(note('', { ...form, id }))
    return Response.json(answer)
  })
  return calls
}
async function open(kept: PracticeNote[] = [], answers: unknown[] = []) {
  const calls = serve(kept, answers)
  render(<OwnNotes SafetyCard={StandInSafetyCard} />)
  const user = userEvent.setup()
  await screen.findByRole('button', { name: 'Write a note' })
  await waitFor(() => expect(screen.queryByText('Loading your notes...')).toBeNull())
  return { user, puts: () => calls.filter(({ method }) => method === 'PUT') }
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(standInForBrowser)
afterEach(leaveNothing)

describe('notes from real life', () => {
  it('are written with a skill, with whom and what happened, and stand below', async () => {
    const { user, puts } = await open()
    expect(screen.getByText('You have written no note yet.')).toBeDefined()
    await user.click(button('Write a note'))
    await user.selectOptions(field('Skill'), 'Repair')
    await user.type(field('I tried this with (optional)'), ' Mina ')
    await user.type(field('What happened'), 'I said sorry.')
    await user.click(button('Keep this note'))
    expect(await screen.findByText('Repair · With Mina · November 21, 2026')).toBeDefined()
    expect(screen.getByText('The note is kept.').getAttribute('role')).toBe('status')
    expect(puts().map(({ body }) => body)).toEqual([
      { skill: 'repair', person: 'Mina', text: 'I said sorry.' },
    ])
    expect(field('What happened').value).toBe('')
  })

  it('ask for words only when they are sent, and say by how much they are too long', async () => {
    const { user, puts } = await open()
    await user.click(button('Write a note'))
    await user.click(button('Keep this note'))
    expect(screen.getByText('Write what happened first.')).toBeDefined()
    await user.click(field('What happened'))
    await user.paste('x'.repeat(MAX_NOTE_CHARACTERS + 3))
    expect(screen.getByText(/This one has 3 too many/)).toBeDefined()
    expect(puts()).toEqual([])
  })

  it('keep what was typed when they could not be kept, and keep nothing twice', async () => {
    const { user, puts } = await open([], [noConnection, refusal('too-many-notes', { limit: 500 })])
    await user.click(button('Write a note'))
    await user.type(field('What happened'), 'I said no.')
    await user.click(button('Keep this note'))
    await waitFor(() => expect(puts()).toHaveLength(1))
    expect(field('What happened').value).toBe('I said no.')
    await waitFor(() => expect(button('Keep this note')).toHaveProperty('disabled', false))
    await user.click(button('Keep this note'))
    await waitFor(() => expect(puts()).toHaveLength(2))
    expect(puts()[0]?.path).toBe(puts()[1]?.path)
  })

  it('are changed in their place, also when their skill is gone', async () => {
    const { user, puts } = await open([note('I said no.', { skill: 'gone' })])
    expect(screen.getByText(/^A skill that is no longer in Practice/)).toBeDefined()
    await user.click(button('Change'))
    const dialog = within(screen.getByRole('dialog', { name: 'Change this note' }))
    await user.type(dialog.getByLabelText('What happened'), ' Twice.')
    await user.click(dialog.getByRole('button', { name: 'Keep this note' }))
    expect(await screen.findByText('I said no. Twice.')).toBeDefined()
    expect(puts()[0]?.body).toEqual({ skill: 'say-no', person: '', text: 'I said no. Twice.' })
  })

  it('are deleted, and say that they are gone from shared reports too', async () => {
    const { user } = await open([note('I said no.')])
    await user.click(button('Delete: I said no.'))
    expect(await screen.findByText('You have written no note yet.')).toBeDefined()
    expect(screen.getByText(/also gone from reports that you share/)).toBeDefined()
  })

  it('bring the safety card beside them', async () => {
    const { user } = await open([], [{ safety: safetyReplyOf() }])
    await user.click(button('Write a note'))
    await user.type(field('What happened'), 'I cannot go on.')
    await user.click(button('Keep this note'))
    expect(await screen.findByText('I cannot go on.')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'I meant something else' })).toBeDefined()
  })
})

it('at the end of an exercise a note is written about its skill, if the person opens the form', async () => {
  const calls = serve([], [])
  const reply = {
    id: 'picnic',
    module: 'friendship',
    version: 'v1',
    skill: { id: 'say-no', name: 'Say no', what: '', why: '', notWanted: '' },
    exercise: { kind: 'talk', keep: 'No, thank you.' },
  } as unknown as ExerciseReply
  const place = {
    userId: 'u1',
    exerciseId: 'picnic',
    version: 'v1',
    hasModel: false,
    SafetyCard: StandInSafetyCard,
  }
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <ExercisePlace value={place}>
          <ExerciseEnd reply={reply} onAgain={() => {}} />
        </ExercisePlace>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  expect(screen.queryByLabelText('What happened')).toBeNull()
  await user.click(button('Write a note'))
  await user.type(await screen.findByLabelText('What happened'), 'I said no.')
  expect(screen.queryByLabelText('Skill')).toBeNull()
  await user.click(button('Keep this note'))
  expect(await screen.findByText('The note is kept.')).toBeDefined()
  const puts = calls.filter(({ method }) => method === 'PUT')
  expect(puts.map(({ body }) => body)).toEqual([{ skill: 'say-no', person: '', text: 'I said no.' }])
  expect(screen.getByRole('link', { name: 'Open my notes' }).getAttribute('href')).toBe(
    '/dashboard/practice?tab=skills',
  )
})
