import { expect, it, vi } from 'vitest'
import { forgetPerson } from '../../../platform/private-data.ts'
import { sessionApi } from './session-api.ts'

/** Answers nothing until it is aborted, as a browser's call does. */
function neverAnswer() {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
}

it.each(['read', 'refresh'] as const)('%s is given up when the session is ended here', async (call) => {
  neverAnswer()
  const asked = sessionApi[call]()
  void sessionApi.end()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})

it('is asked for again afterwards, whoever leaves meanwhile', async () => {
  neverAnswer()
  void sessionApi.end()
  const answered = vi.fn()
  sessionApi.read().catch(answered)
  forgetPerson()
  await Promise.resolve()
  expect(answered).not.toHaveBeenCalled()
})
