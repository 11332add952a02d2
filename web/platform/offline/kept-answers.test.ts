// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, noConnection } from '#web/testing/fake-api.ts'
import { fakeCaches } from '#web/testing/fake-caches.ts'
import { callApi } from '../call-api.ts'
import { forgetPerson } from '../private-data.ts'
import { keptAnswers } from './kept-answers.ts'

const sessionOf = (id: string, expiresAt = '2999-01-01T00:00:00.000Z') => ({
  user: { id, email: `${id}@example.com`, name: id },
  role: 'member' as const,
  expiresAt,
  isBuiltInCoach: true,
})
const now = new Date('2026-11-23T10:00:00.000Z')
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

let device: ReturnType<typeof fakeCaches>
beforeEach(() => {
  device = fakeCaches()
})
afterEach(async () => {
  forgetPerson()
  await settle()
  vi.unstubAllGlobals()
})

async function beginWith(id: string) {
  keptAnswers.begin(sessionOf(id))
  await settle()
}

describe('kept answers', () => {
  it('stand in for the server without a connection, and nothing else does', async () => {
    await beginWith('robin')
    fakeApi({ 'GET /api/safety-plan': { steps: {} }, 'GET /api/profile': { name: 'Robin' } })
    await callApi('/safety-plan')
    await callApi('/profile')
    await settle()
    fakeApi({ 'GET /api/safety-plan': noConnection, 'GET /api/profile': noConnection })
    expect(await callApi('/safety-plan')).toEqual({ steps: {} })
    await expect(callApi('/profile')).rejects.toMatchObject({ code: 'network' })
    expect(device.paths('wayfern.kept.robin')).toEqual(['/api/session', '/api/safety-plan'])
  })

  it('are not read while the server answers, be it with a refusal', async () => {
    await beginWith('robin')
    await keptAnswers.keep('/safety-plan', { steps: {} })
    fakeApi({ 'GET /api/safety-plan': new Response('{}', { status: 500 }) })
    await expect(callApi('/safety-plan')).rejects.toMatchObject({ code: 'unexpected' })
  })

  it('go when their person is here no more', async () => {
    await beginWith('robin')
    await keptAnswers.keep('/safety-plan', { steps: {} })
    forgetPerson()
    await settle()
    expect(device.names()).toEqual([])
    expect(await keptAnswers.read('/safety-plan')).toBeUndefined()
    await keptAnswers.keep('/safety-plan', { steps: {} })
    expect(device.names()).toEqual([])
    expect(keptAnswers.takeMissed()).toEqual(['/safety-plan'])
  })

  it('go when somebody else signs in, also those of a page before', async () => {
    await beginWith('robin')
    await beginWith('sam')
    expect(device.names()).toEqual(['wayfern.kept.sam'])
    expect(await keptAnswers.read('/safety-plan')).toBeUndefined()
  })
})

describe('who was signed in', () => {
  it('is known without a connection for as long as the session lasts', async () => {
    await beginWith('robin')
    expect((await keptAnswers.readSession(now))?.user.id).toBe('robin')
  })

  it('is nobody once the session has run out, and nothing of them stays', async () => {
    const cache = await caches.open('wayfern.kept.robin')
    await cache.put('/api/session', Response.json(sessionOf('robin', now.toISOString())))
    expect(await keptAnswers.readSession(now)).toBeUndefined()
    expect(device.names()).toEqual([])
  })

  it('is nobody where two people left something', async () => {
    for (const id of ['robin', 'sam'])
      await (await caches.open(`wayfern.kept.${id}`)).put('/api/session', Response.json(sessionOf(id)))
    expect(await keptAnswers.readSession(now)).toBeUndefined()
  })
})
