import { beforeEach, describe, expect, it } from 'vitest'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { lasting, sessionUntil, settle, setUpPage } from './testing.ts'

const page = setUpPage()

describe('a session that counts as expired, 10 seconds before its end', () => {
  beforeEach(() => {
    page.api.refresh.mockResolvedValue({ session: lasting })
  })

  it('is renewed as soon as the page opens with it', async () => {
    page.api.read.mockResolvedValue({ session: sessionUntil(10_000) })
    await page.start()
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: lasting })
  })

  it('is renewed as soon as the page is shown again, and not a moment before it counts as expired', async () => {
    page.api.read.mockResolvedValue({ session: sessionUntil(200_000) })
    await page.start()
    page.pass(189_999)
    await page.show()
    expect(page.api.refresh).not.toHaveBeenCalled()
    page.pass(1)
    await page.show()
    expect(page.api.refresh).toHaveBeenCalledTimes(1)
  })

  it('signs out where the server refuses the renewal', async () => {
    page.api.read.mockResolvedValue({ session: sessionUntil(-1) })
    page.api.refresh.mockRejectedValue(new ApiProblem('unauthenticated'))
    await page.start()
    expect(page.status()).toBe('signed-out')
  })

  it('is not renewed after the page was left', async () => {
    const leave = page.store.start()
    await settle(() => {})
    leave()
    page.pass(3_600_000)
    await page.show()
    expect(page.api.refresh).not.toHaveBeenCalled()
  })
})

describe('every 30 seconds', () => {
  it('is looked at', async () => {
    await page.start()
    expect(page.intervalMs()).toBe(30_000)
  })

  it('does nothing while there is time', async () => {
    await page.start()
    await page.tick()
    expect(page.api.refresh).not.toHaveBeenCalled()
  })

  it('is renewed near its end', async () => {
    page.api.read.mockResolvedValue({ session: sessionUntil(90_000) })
    page.api.refresh.mockResolvedValue({ session: lasting })
    await page.start()
    await page.tick()
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: lasting })
  })

  it('signs out when the renewal is refused, and keeps the unsent texts for the next sign-in', async () => {
    page.api.read.mockResolvedValue({ session: sessionUntil(90_000) })
    page.api.refresh.mockRejectedValue(new ApiProblem('unauthenticated'))
    await page.start()
    await page.tick()
    expect(page.status()).toBe('signed-out')
    expect(page.forgetPrivateData).not.toHaveBeenCalled()
  })

  it.each([
    'network',
    'database-unavailable',
    'unexpected',
  ] as const)('tries a renewal again that failed by %s', async (code) => {
    page.api.read.mockResolvedValue({ session: sessionUntil(60_000) })
    page.api.refresh.mockRejectedValueOnce(new ApiProblem(code)).mockResolvedValue({ session: lasting })
    await page.start()
    await page.tick()
    expect(page.status()).toBe('signed-in')
    await page.tick()
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: lasting })
  })
})

describe('a call that is refused for want of a session', () => {
  it('signs out when the session cannot be renewed', async () => {
    page.api.refresh.mockRejectedValue(new ApiProblem('unauthenticated'))
    await page.start()
    await page.refuse()
    expect(page.status()).toBe('signed-out')
  })

  it('asks for one renewal, however many calls are refused at once', async () => {
    page.api.refresh.mockResolvedValue({ session: lasting })
    await page.start()
    await Promise.all([page.refuse(), page.refuse(), page.refuse()])
    expect(page.api.refresh).toHaveBeenCalledOnce()
    expect(page.status()).toBe('signed-in')
  })
})
