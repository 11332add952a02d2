import { describe, expect, it } from 'vitest'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { another, lasting, setUpPage } from './testing.ts'

const page = setUpPage()

describe('signing out', () => {
  it('ends the session on the server, forgets what was written, and tells the other tabs', async () => {
    await page.start()
    await page.store.signOut()
    expect(page.api.end).toHaveBeenCalledOnce()
    expect(page.forgetPrivateData).toHaveBeenCalledExactlyOnceWith('u1')
    expect(page.status()).toBe('signed-out')
    expect(page.told).toEqual([{ type: 'signed-out', userId: 'u1' }])
  })

  it('never looks done when the server could not end it', async () => {
    page.api.end.mockRejectedValue(new ApiProblem('network'))
    await page.start()
    await expect(page.store.signOut()).rejects.toMatchObject({ code: 'network' })
    expect(page.status()).toBe('signed-in')
    expect(page.forgetPrivateData).not.toHaveBeenCalled()
    expect(page.told).toEqual([])
  })
})

describe('what the page knows of a person', () => {
  const end = async () => {
    page.api.refresh.mockRejectedValueOnce(new ApiProblem('unauthenticated'))
    await page.refuse()
  }

  it('is forgotten when the session was ended elsewhere, before anybody sees the page', async () => {
    const seen: unknown[] = []
    await page.start()
    page.store.subscribe(() => seen.push(page.forgetPerson.mock.calls.length))
    await end()
    expect(page.status()).toBe('signed-out')
    expect(seen).toEqual([1])
  })

  it('is forgotten when another one is signed in, by this tab or another one', async () => {
    await page.start()
    page.store.signIn(another)
    expect(page.forgetPerson).toHaveBeenCalledTimes(1)
    await page.hear({ type: 'signed-in' })
    expect(page.forgetPerson).toHaveBeenCalledTimes(2)
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: lasting })
    expect(page.forgetPrivateData).not.toHaveBeenCalled()
  })

  it('is forgotten when somebody signs in and the server has not said that nobody was there before', () => {
    page.store.signIn(lasting)
    expect(page.forgetPerson).toHaveBeenCalledOnce()
    expect(page.forgetPrivateData).not.toHaveBeenCalled()
  })

  it('is forgotten when a page that was left open finds no session', async () => {
    page.api.read.mockResolvedValue({ session: null })
    await page.start()
    expect(page.forgetPerson).toHaveBeenCalledOnce()
  })

  it('stays while the same one is signed in', async () => {
    page.api.refresh.mockResolvedValue({ session: lasting })
    await page.start()
    await page.refuse()
    page.store.signIn(lasting)
    expect(page.forgetPerson).not.toHaveBeenCalled()
  })

  it('is forgotten once, by a sign-out that removes the unsent texts too', async () => {
    await page.start()
    await page.store.signOut()
    expect(page.forgetPerson).not.toHaveBeenCalled()
    expect(page.forgetPrivateData).toHaveBeenCalledOnce()
  })
})

describe('a session that ended', () => {
  const end = async () => {
    page.api.refresh.mockRejectedValueOnce(new ApiProblem('unauthenticated'))
    await page.refuse()
  }

  it.each([
    ['something', 'u1', true],
    ['nothing', 'u2', false],
  ])('is told apart from a sign-out, with whether %s of the person was not sent', async (_, writer, keepsTexts) => {
    page.usersWithTexts.add(writer)
    await page.start()
    await end()
    expect(page.store.getState()).toEqual({ status: 'signed-out', ended: { keepsTexts } })
  })

  it('is also found by a look at the server, and stays known at the next one', async () => {
    await page.start()
    page.api.read.mockResolvedValue({ session: null })
    await page.store.check()
    await page.store.check()
    expect(page.store.getState()).toEqual({ status: 'signed-out', ended: { keepsTexts: false } })
  })

  it('is none where nobody was signed in', async () => {
    page.api.read.mockResolvedValue({ session: null })
    await page.start()
    expect(page.store.getState()).toEqual({ status: 'signed-out' })
  })

  it('is none when the person signs out, also when the page learns of the end before the answer', async () => {
    const answer = Promise.withResolvers<void>()
    page.api.end.mockReturnValueOnce(answer.promise)
    await page.start()
    const signingOut = page.store.signOut()
    page.api.read.mockResolvedValue({ session: null })
    await page.store.check()
    await end()
    answer.resolve()
    await signingOut
    expect(page.store.getState()).toEqual({ status: 'signed-out', hasLeft: true })
    expect(page.forgetPrivateData).toHaveBeenCalledExactlyOnceWith('u1')
  })

  it('was a sign-out after all when another tab says so a moment later', async () => {
    await page.start()
    await end()
    page.api.read.mockResolvedValue({ session: null })
    await page.hear({ type: 'signed-out', userId: 'u1' })
    expect(page.store.getState()).toEqual({ status: 'signed-out', hasLeft: true })
  })
})
