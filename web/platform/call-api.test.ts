// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, noConnection, noContent, refusal } from '#web/testing/fake-api.ts'
import { callApi } from './call-api.ts'
import { UNAUTHENTICATED_EVENT } from './fetch-api.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a call of the API', () => {
  it('sends JSON and reads JSON', async () => {
    const { calls } = fakeApi({ 'POST /api/count-tokens': { count: 3 } })
    expect(await callApi('/count-tokens', { method: 'POST', body: { text: 'abc' } })).toEqual({ count: 3 })
    expect(calls).toEqual([{ route: 'POST /api/count-tokens', body: { text: 'abc' } }])
  })

  it('reads nothing where nothing was sent', async () => {
    fakeApi({ 'DELETE /api/session': noContent() })
    expect(await callApi('/session', { method: 'DELETE' })).toBeUndefined()
  })

  it('fails with the code and data of a problem document', async () => {
    fakeApi({ 'GET /api/x': refusal('rate-limited', { retryAfterSeconds: 30 }) })
    await expect(callApi('/x')).rejects.toMatchObject({
      name: 'ApiProblem',
      code: 'rate-limited',
      data: { retryAfterSeconds: 30 },
    })
  })

  it('fails as unexpected, with the status, when a proxy answered', async () => {
    fakeApi({ 'GET /api/x': new Response('<h1>Bad gateway</h1>', { status: 502 }) })
    await expect(callApi('/x')).rejects.toMatchObject({ code: 'unexpected', data: { status: 502 } })
  })

  it('fails as network when no answer came', async () => {
    fakeApi({ 'GET /api/x': noConnection })
    await expect(callApi('/x')).rejects.toMatchObject({ code: 'network' })
  })

  it('fails as unexpected when the answer is not what was agreed', async () => {
    fakeApi({ 'GET /api/x': { count: 'three' }, 'GET /api/y': new Response('{"broken') })
    const parse = () => {
      throw new TypeError('not a number')
    }
    await expect(callApi('/x', { parse })).rejects.toMatchObject({ code: 'unexpected' })
    await expect(callApi('/y')).rejects.toMatchObject({ code: 'unexpected' })
  })

  it('is no problem when it was aborted', async () => {
    const abort = new AbortController()
    vi.stubGlobal('fetch', async () => {
      abort.abort()
      throw new DOMException('aborted', 'AbortError')
    })
    await expect(callApi('/x', { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('tells the page when the session is refused', async () => {
    const heard = vi.fn()
    window.addEventListener(UNAUTHENTICATED_EVENT, heard, { once: true })
    fakeApi({ 'GET /api/x': refusal('unauthenticated') })
    await expect(callApi('/x')).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(heard).toHaveBeenCalledOnce()
  })
})
