import { describe, expect, it } from 'vitest'
import { brokenJobs } from '../../testing/create-memory-jobs.ts'
import { DUE, setUpDeletionTest } from '../../testing/set-up-deletion-test.ts'
import { cancelSubscriptionForDeletion, sendDeletionConfirmation } from './follow-deletion-request.ts'

const { billing, steps, subscriber, call, request, atProvider, runJobs } = setUpDeletionTest()

describe('asking for the deletion', () => {
  it('gives 7 days of grace and tells until when', async () => {
    expect(await request()).toMatchObject({ status: 202, body: { deleteAfter: DUE.toISOString() } })
    expect((await call('GET')).body).toEqual({ deleteAfter: DUE.toISOString() })
  })

  it('signs out everywhere; signing in again works and keeps the date', async () => {
    const { email, cookies } = await steps.makeAccount()
    const { reply } = await request(cookies)
    expect(reply.headers.getSetCookie().join()).toMatch(/session_token=;/)
    expect((await call('GET', undefined, cookies)).status).toBe(401)
    const again = await steps.signIn(email)
    expect(again.status).toBe(200)
  })

  it('confirms by mail with the date, and cancels the subscription at the end of its period', async () => {
    await request()
    await runJobs()
    expect(billing.test.mailer.sent).toMatchObject([
      { to: billing.email(), text: expect.stringContaining('28 November 2026 at 12:00 UTC') },
    ])
    expect(await atProvider()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
  })

  it('sends one confirmation when it is asked for ten times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => request()))
    expect(replies.filter(({ status }) => status === 202).length).toBeGreaterThan(1)
    await runJobs()
    expect(billing.test.mailer.sent).toHaveLength(1)
  })

  it('hands over jobs that name no address', async () => {
    await request()
    expect(billing.test.sentJobs).toHaveLength(2)
    expect(JSON.stringify(billing.test.sentJobs)).not.toContain(billing.email())
  })

  it('is not stopped by a provider or a mail server that is down: the jobs are tried again', async () => {
    const { userId } = subscriber
    billing.replaceMethods({ setCancelAtPeriodEnd: () => Promise.reject(new Error('down')) })
    billing.test.mailer.isDown = true
    expect((await request()).status).toBe(202)
    await expect(cancelSubscriptionForDeletion(billing.test.services, { userId })).rejects.toThrow()
    await expect(sendDeletionConfirmation(billing.test.services, { userId })).rejects.toThrow()
    billing.replaceMethods({})
    billing.test.mailer.isDown = false
    await runJobs()
    expect(await atProvider()).toMatchObject({ cancelAtPeriodEnd: true })
    expect(billing.test.mailer.sent).toHaveLength(1)
  })

  it('changes nothing when the jobs cannot be kept', async () => {
    const { jobs } = billing.test.services
    billing.test.services.jobs = brokenJobs
    expect((await request()).body).toMatchObject({ code: 'mail-unavailable' })
    billing.test.services.jobs = jobs
    expect((await call('GET')).body).toEqual({ deleteAfter: null })
  })

  it('does nothing when the process ended between the jobs and the deletion', async () => {
    const { userId } = subscriber
    await cancelSubscriptionForDeletion(billing.test.services, { userId })
    await sendDeletionConfirmation(billing.test.services, { userId })
    expect(await atProvider()).toMatchObject({ cancelAtPeriodEnd: false })
    expect(billing.test.mailer.sent).toEqual([])
  })

  it('keeps the first date when it is asked for again', async () => {
    await request()
    billing.travel(60_000)
    expect((await request()).body).toEqual({ deleteAfter: DUE.toISOString() })
  })

  it.each([
    {},
    { confirmation: 'delete' },
    { confirmation: ' DELETE' },
    { confirmation: 'DELETE', userId: 'x' },
  ])('refuses %o', async (body) => {
    expect((await call('POST', body)).body).toMatchObject({ code: 'invalid-request' })
    expect((await call('GET')).body).toEqual({ deleteAfter: null })
  })

  it.each(['GET', 'POST', 'DELETE'])('%s needs a session, and not a forged one', async (method) => {
    const body = method === 'POST' ? { confirmation: 'DELETE' } : undefined
    expect((await call(method, body, {})).status).toBe(401)
    expect((await call(method, body, { Authorization: 'Bearer forged' })).status).toBe(401)
  })
})
