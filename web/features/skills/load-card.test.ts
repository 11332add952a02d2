// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/platform/query-client.ts'
import { fakeApi, noConnection, refusal } from '#web/testing/fake-api.ts'
import { loadCard } from './load-card.ts'
import { hintsReply } from './testing.ts'

const route = 'GET /api/skills/nt-translator/hints'

beforeEach(() => queryClient.clear())
afterEach(() => vi.unstubAllGlobals())

it('asks the server once for a card', async () => {
  const api = fakeApi({ [route]: hintsReply })
  expect(await loadCard('nt-translator', 'hints')).toEqual(hintsReply)
  expect(await loadCard('nt-translator', 'hints')).toEqual(hintsReply)
  expect(api.callsTo(route)).toHaveLength(1)
})

it('tells a card that does not exist from one that did not come', async () => {
  const api = fakeApi({ [route]: refusal('not-found') })
  expect(await loadCard('nt-translator', 'hints')).toBe('missing')
  api.answer(route, noConnection)
  expect(await loadCard('nt-translator', 'hints')).toBe('unreachable')
  api.answer(route, hintsReply)
  expect(await loadCard('nt-translator', 'hints')).toEqual(hintsReply)
})

it('names no path of the API but that of a card, whatever stands in the address', async () => {
  const api = fakeApi({ 'GET /api/skills/..%2Faccount/x%3Fy': refusal('not-found') })
  expect(await loadCard('../account', 'x?y')).toBe('missing')
  expect(api.calls).toHaveLength(1)
})
