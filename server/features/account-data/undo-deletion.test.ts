import { describe, expect, it } from 'vitest'
import { DUE, setUpDeletionTest } from '../../testing/set-up-deletion-test.ts'

const { billing, subscriber, call, request, atProvider, runDue, runJobs, userIds } = setUpDeletionTest()

describe('undoing it', () => {
  it('keeps the account and lets the subscription go on', async () => {
    const { userId } = subscriber
    await request()
    await runJobs()
    billing.clock.now = new Date(DUE.getTime() - 1)
    expect(await call('DELETE')).toMatchObject({ status: 200, body: { subscription: 'resumed' } })
    expect(await atProvider()).toMatchObject({ cancelAtPeriodEnd: false })
    billing.clock.now = DUE
    expect(await runDue()).toEqual({ deleted: 0, left: 0 })
    expect(await userIds()).toContain(userId)
  })

  it('is over when the 7 days are over', async () => {
    await request()
    billing.clock.now = DUE
    expect((await call('DELETE')).body).toMatchObject({ code: 'not-found' })
  })

  it('does not resume a subscription that the person had cancelled before', async () => {
    const { userId } = subscriber
    await billing.test.send('POST', '/api/billing/subscription/cancel', { headers: billing.test.as(userId) })
    await request()
    await runJobs()
    expect((await call('DELETE')).body).toEqual({ subscription: 'unchanged' })
    expect(await atProvider()).toMatchObject({ cancelAtPeriodEnd: true })
  })

  it('works while the provider is down, and says that the subscription still ends', async () => {
    await request()
    await runJobs()
    billing.replaceMethods({ setCancelAtPeriodEnd: () => Promise.reject(new Error('down')) })
    expect((await call('DELETE')).body).toEqual({ subscription: 'still-cancelled' })
    expect((await call('GET')).body).toEqual({ deleteAfter: null })
  })

  it('while the job asks the provider leaves the subscription running', async () => {
    await request()
    const { setCancelAtPeriodEnd } = billing.test.services.payments
    let isUndone = false
    billing.replaceMethods({
      setCancelAtPeriodEnd: async (id, isCancelled) => {
        if (isCancelled && !isUndone) {
          isUndone = true
          await call('DELETE')
        }
        return await setCancelAtPeriodEnd(id, isCancelled)
      },
    })
    await runJobs()
    expect(await atProvider()).toMatchObject({ cancelAtPeriodEnd: false })
  })

  it("is not for another user's deletion", async () => {
    await request()
    const stranger = await billing.addNewcomer()
    expect((await call('DELETE', undefined, billing.test.as(stranger))).body).toMatchObject({
      code: 'not-found',
    })
    expect((await call('GET')).body).toEqual({ deleteAfter: DUE.toISOString() })
  })
})
