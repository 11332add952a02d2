// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, noConnection, noContent, refusal } from '#web/testing/fake-api.ts'
import { callApi } from './call-api.ts'
import { UNAUTHENTICATED_EVENT } from './fetch-api.ts'
import { forgetPerson } from './private-data.ts'

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

describe('an answer that comes after its person has left the page', () => {
  const left = { name: 'AbortError' }
  const answerLate = (answer: unknown) => {
    const coming = Promise.withResolvers<unknown>()
    fakeApi({ 'PUT /api/x': coming.promise })
    return () => coming.resolve(answer)
  }
  const put = (options = {}) => callApi('/x', { method: 'PUT', ...options })

  it.each([
    ['what was asked for', { private: 'text' }],
    ['nothing', noContent()],
    ['no answer at all', noConnection],
  ])('reaches nobody: %s', async (_, answer) => {
    const arrive = answerLate(answer)
    const call = put()
    forgetPerson()
    arrive()
    await expect(call).rejects.toMatchObject(left)
  })

  it('reaches nobody while it is read', async () => {
    const body = new TransformStream<Uint8Array, Uint8Array>()
    fakeApi({ 'PUT /api/x': () => new Response(body.readable) })
    const call = put()
    const writer = body.writable.getWriter()
    await writer.write(new TextEncoder().encode('{"private":'))
    forgetPerson()
    await writer.write(new TextEncoder().encode('"text"}'))
    await writer.close()
    await expect(call).rejects.toMatchObject(left)
  })

  it("says nothing about the next one's session", async () => {
    const heard = vi.fn()
    window.addEventListener(UNAUTHENTICATED_EVENT, heard)
    const arrive = answerLate(refusal('unauthenticated'))
    const call = put()
    forgetPerson()
    arrive()
    await expect(call).rejects.toMatchObject(left)
    window.removeEventListener(UNAUTHENTICATED_EVENT, heard)
    expect(heard).not.toHaveBeenCalled()
  })

  it('is not waited for: the call is ended, and with it the cookies that it would bring', () => {
    const signals: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      signals.push(init.signal)
      return new Promise(() => {})
    })
    void put()
    void put({ outlivesVisit: true })
    forgetPerson()
    void put()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, undefined, false])
  })

  it('is heard all the same by what decides who is here', async () => {
    const arrive = answerLate({ session: null })
    const call = put({ outlivesVisit: true })
    forgetPerson()
    arrive()
    expect(await call).toEqual({ session: null })
  })
})
