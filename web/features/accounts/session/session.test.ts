// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callApi } from '#web/platform/call-api.ts'
import { fakeApi, noContent, refusal } from '#web/testing/fake-api.ts'
import { session } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

/** Somebody is signed in and begins to sign out; what the page asks for them meanwhile, and how the sign-out ends. */
async function askWhileLeaving() {
  const ending = Promise.withResolvers<unknown>()
  const user = { id: 'u1', email: 'u1@example.org', name: 'Ada' }
  const api = fakeApi({
    'GET /api/session': { session: { user, role: 'member', expiresAt: '2999-01-01T00:00:00Z' } },
    'DELETE /api/session': ending.promise,
    'GET /api/progress': { points: 3 },
  })
  await session.check()
  const leaving = session.signOut()
  return { leaving, end: ending.resolve, asked: callApi('/progress'), api }
}

describe('what is asked for a person who is signing out', () => {
  it('is never sent once they have: the server would refuse it', async () => {
    const { leaving, end, asked, api } = await askWhileLeaving()
    end(noContent())
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
    await leaving
    expect(api.callsTo('GET /api/progress')).toEqual([])
  })

  it('is sent when the server could not end their session', async () => {
    const { leaving, end, asked } = await askWhileLeaving()
    end(refusal('unexpected'))
    await expect(leaving).rejects.toMatchObject({ code: 'unexpected' })
    expect(await asked).toEqual({ points: 3 })
  })
})
