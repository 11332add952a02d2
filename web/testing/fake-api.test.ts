import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, takeUnansweredRoutes } from './fake-api.ts'

afterEach(() => void vi.unstubAllGlobals())

it('remembers a call that the test gives no answer for, until it is asked', async () => {
  fakeApi({ 'GET /api/session': { session: null } })
  await fetch('/api/session')
  expect(takeUnansweredRoutes()).toEqual([])
  await expect(fetch('/api/profile')).rejects.toThrow('no answer for GET /api/profile')
  expect(takeUnansweredRoutes()).toEqual(['GET /api/profile'])
  expect(takeUnansweredRoutes()).toEqual([])
})

it('answers a route with any query, or with the one that is named', async () => {
  fakeApi({ 'GET /api/skills': 'all', 'GET /api/skills?q=fern': 'ferns' })
  const answers = ['/api/skills', '/api/skills?q=fern', '/api/skills?q=moss'].map(async (address) =>
    (await fetch(address)).json(),
  )
  expect(await Promise.all(answers)).toEqual(['all', 'ferns', 'all'])
})
