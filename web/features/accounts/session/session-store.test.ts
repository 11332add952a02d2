import { describe, expect, it } from 'vitest'
import type { ClientSession } from '#domain/accounts/contract.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { another, lasting, sessionUntil, settle, setUpPage } from './testing.ts'

const page = setUpPage()

describe('at the start', () => {
  it('is being checked until the server has answered', async () => {
    expect(page.status()).toBe('checking')
    await page.start()
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: lasting })
  })

  it('is signed out without a session', async () => {
    page.api.read.mockResolvedValue({ session: null })
    await page.start()
    expect(page.status()).toBe('signed-out')
  })

  it('is not known without an answer, and asked for again at each check', async () => {
    page.api.read.mockRejectedValueOnce(new ApiProblem('network'))
    await page.start()
    expect(page.status()).toBe('unreachable')
    await page.tick()
    expect(page.status()).toBe('signed-in')
  })
})

describe('the name and the e-mail of who is signed in', () => {
  it('follow what was changed in another tab or on another device', async () => {
    await page.start()
    const user = { ...lasting.user, name: 'Ada Lovelace', email: 'ada@example.org' }
    page.api.read.mockResolvedValue({ session: { ...lasting, user } })
    await page.changeAccount()
    expect(page.store.getState()).toMatchObject({ session: { user } })
  })

  it('do not bring back the end from before a renewal that was answered meanwhile', async () => {
    const nearEnd = sessionUntil(60_000)
    page.api.read.mockResolvedValueOnce({ session: nearEnd })
    page.api.refresh.mockResolvedValue({ session: lasting })
    await page.start()
    let answer = (_: { session: ClientSession }) => {}
    page.api.read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    await page.changeAccount()
    await page.tick()
    await settle(() => answer({ session: nearEnd }))
    expect(page.store.getState()).toMatchObject({ session: lasting })
    expect(page.api.read).toHaveBeenCalledTimes(3)
  })

  it('are not asked for while nobody is signed in', async () => {
    page.api.read.mockResolvedValue({ session: null })
    await page.start()
    await page.changeAccount()
    expect(page.api.read).toHaveBeenCalledOnce()
  })
})

describe('an answer that comes late', () => {
  it('does not sign out who signed in since the server was asked', async () => {
    const answer = Promise.withResolvers<{ session: null }>()
    page.api.read.mockRejectedValueOnce(new ApiProblem('network')).mockReturnValueOnce(answer.promise)
    await page.start()
    await page.tick()
    page.store.signIn(lasting)
    await settle(() => answer.resolve({ session: null }))
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: lasting })
  })

  it('does not call who signed in since then unreachable, nor sign them out for a refused renewal', async () => {
    const renewal = Promise.withResolvers<never>()
    page.api.refresh.mockReturnValueOnce(renewal.promise)
    await page.start()
    await page.refuse()
    page.store.signIn(another)
    await settle(() => renewal.reject(new ApiProblem('unauthenticated')))
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: another })
  })

  it.each(['here', 'in another tab'])('does not sign in again who signed out %s', async (where) => {
    const renewal = Promise.withResolvers<{ session: ClientSession }>()
    page.api.refresh.mockReturnValueOnce(renewal.promise)
    await page.start()
    await page.refuse()
    if (where === 'here') await page.store.signOut()
    else await page.hear({ type: 'signed-out', userId: 'u1' })
    await settle(() => renewal.resolve({ session: lasting }))
    expect(page.status()).toBe('signed-out')
  })

  it('does not keep the next person from a renewal of their own', async () => {
    page.api.refresh.mockReturnValueOnce(new Promise(() => {}))
    await page.start()
    await page.refuse()
    page.store.signIn(another)
    const renewed = sessionUntil(7_200_000, 'u2')
    page.api.refresh.mockResolvedValue({ session: renewed })
    await page.refuse()
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: renewed })
  })

  it('of a sign-out does not sign out who signed in meanwhile in another tab', async () => {
    const ended = Promise.withResolvers<void>()
    page.api.end.mockReturnValueOnce(ended.promise)
    await page.start()
    const signingOut = page.store.signOut()
    page.api.read.mockResolvedValue({ session: another })
    await page.hear({ type: 'signed-in' })
    ended.resolve()
    await signingOut
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: another })
  })
})

describe('several tabs', () => {
  it('follow a sign-out in another one', async () => {
    await page.start()
    await page.hear({ type: 'signed-out', userId: 'u1' })
    expect(page.status()).toBe('signed-out')
    expect(page.forgetPrivateData).toHaveBeenCalledExactlyOnceWith('u1')
    expect(page.api.end).not.toHaveBeenCalled()
  })

  it('ask the server when somebody else signed out in another one', async () => {
    await page.start()
    await page.hear({ type: 'signed-out', userId: 'u2' })
    expect(page.api.read).toHaveBeenCalledTimes(2)
    expect(page.status()).toBe('signed-in')
    expect(page.forgetPrivateData).not.toHaveBeenCalled()
  })

  it('follow a sign-in in another one', async () => {
    page.api.read.mockResolvedValueOnce({ session: null })
    await page.start()
    await page.hear({ type: 'signed-in' })
    expect(page.status()).toBe('signed-in')
  })

  it('are told of a sign-in here', async () => {
    page.store.signIn(lasting)
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: lasting })
    expect(page.told).toEqual([{ type: 'signed-in' }])
  })
})
