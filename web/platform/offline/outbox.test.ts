// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, noConnection, noContent, refusal } from '#web/testing/fake-api.ts'
import { fakeCaches } from '#web/testing/fake-caches.ts'
import { toastStore } from '#web/ui/toast.ts'
import { callApi } from '../call-api.ts'
import { listDraftPlaces } from '../draft-storage.ts'
import { forgetPerson, forgetPrivateData } from '../private-data.ts'
import { keptAnswers } from './kept-answers.ts'
import { outbox } from './outbox.ts'

const session = {
  user: { id: 'robin', email: 'robin@example.com', name: 'Robin' },
  role: 'member' as const,
  expiresAt: '2999-01-01T00:00:00.000Z',
  isBuiltInCoach: true,
}
const words = (text: string) => ({ text, person: '', place: '' })
const keep = (id: string, text: string) =>
  callApi(`/kept-sentences/${id}`, { method: 'PUT', body: words(text) })
const away = {
  'GET /api/kept-sentences': noConnection,
  'PUT /api/kept-sentences/1': noConnection,
  'PUT /api/kept-sentences/2': noConnection,
  'DELETE /api/kept-sentences/1': noConnection,
  'PUT /api/safety-plan': noConnection,
}

beforeEach(async () => {
  fakeCaches()
  keptAnswers.begin(session)
  await keptAnswers.keep('/kept-sentences', { sentences: [] })
})
afterEach(() => {
  forgetPrivateData('robin')
  vi.unstubAllGlobals()
})

describe('what is written without a connection', () => {
  it('is shown at once, and sent once, in its order', async () => {
    fakeApi(away)
    expect(await keep('1', 'I need a minute.')).toEqual({ safety: null })
    await keep('2', 'Please write it down.')
    await callApi('/kept-sentences/1', { method: 'DELETE' })
    expect(await callApi('/kept-sentences')).toMatchObject({ sentences: [{ id: '2' }] })
    expect(listDraftPlaces('robin').every((place) => place.startsWith('my-words.'))).toBe(true)

    const { calls } = fakeApi({
      'PUT /api/kept-sentences/1': { safety: null },
      'PUT /api/kept-sentences/2': { safety: null },
      'DELETE /api/kept-sentences/1': noContent(),
    })
    await Promise.all([outbox.send(), outbox.send()])
    await outbox.send()
    expect(calls.map(({ route }) => route)).toEqual([
      'PUT /api/kept-sentences/1',
      'PUT /api/kept-sentences/2',
      'DELETE /api/kept-sentences/1',
    ])
    expect(outbox.isEmpty()).toBe(true)
  })

  it('goes before what is written of the same after it', async () => {
    await keptAnswers.keep('/safety-plan', { prompts: [], steps: { people: 'Ana' }, updatedAt: null })
    fakeApi(away)
    const save = (text: string) =>
      callApi('/safety-plan', { method: 'PUT', body: { steps: { people: text } } })
    expect(await save('Ana and Ben')).toMatchObject({ steps: { people: 'Ana and Ben' } })
    const { calls } = fakeApi({ 'PUT /api/safety-plan': { steps: {} } })
    await save('Ben')
    expect(calls.map(({ body }) => body)).toEqual([
      { steps: { people: 'Ana and Ben' } },
      { steps: { people: 'Ben' } },
    ])
  })

  it('waits on while there is no answer, and after the session has ended', async () => {
    fakeApi(away)
    await keep('1', 'I need a minute.')
    await outbox.send()
    expect(outbox.isEmpty()).toBe(false)
    forgetPerson()
    expect(listDraftPlaces('robin')).toHaveLength(1)
    keptAnswers.begin(session)
    expect(outbox.isEmpty()).toBe(false)
  })

  it('is told with its words when it is refused, and does not stop the others', async () => {
    fakeApi(away)
    await keep('1', 'I need a minute.')
    await keep('2', 'Please write it down.')
    fakeApi({
      'PUT /api/kept-sentences/1': refusal('too-many-words'),
      'PUT /api/kept-sentences/2': { safety: null },
    })
    await outbox.send()
    expect(outbox.isEmpty()).toBe(true)
    expect(JSON.stringify(toastStore.getState().notices)).toContain('I need a minute.')
  })

  it('is refused as before where it cannot wait', async () => {
    fakeApi({ 'POST /api/chat': noConnection, 'PUT /api/safety-plan': noConnection })
    await expect(callApi('/chat', { method: 'POST', body: {} })).rejects.toMatchObject({ code: 'network' })
    // Without the plan nobody knows what the whole of it would be.
    const steps = { people: 'Ana' }
    await expect(callApi('/safety-plan', { method: 'PUT', body: { steps } })).rejects.toMatchObject({
      code: 'network',
    })
  })
})
