// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { opened, pass, setUpProgress } from './testing.ts'

const { server, openTab } = setUpProgress()

describe('without a connection', () => {
  it('keeps events over a reload and sends them once the server answers, in order of time', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    server.refuseWith('network')
    const later = opened('coaching', 5)
    const earlier = opened('friendship', 1)
    tab.store.record(later)
    tab.store.record(earlier)
    await pass(500)
    expect(tab.points()).toBe(4)
    tab.store.close()

    server.refuseWith(null)
    const next = openTab()
    await next.store.open('u1')
    expect(next.points()).toBe(4)
    await pass(500)
    expect(server.requests.at(-1)).toEqual([earlier.id, later.id])
    expect(server.points()).toBe(4)
  })

  it('tries again after 5, 15, 60 and then always 300 seconds', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    server.refuseWith('network')
    tab.store.record(opened('friendship'))
    await pass(500)
    for (const [delayMs, tries] of [
      [5_000, 2],
      [15_000, 3],
      [60_000, 4],
      [300_000, 5],
      [300_000, 6],
    ] as const) {
      await pass(delayMs - 1)
      expect(server.requests).toHaveLength(tries - 1)
      await pass(1)
      expect(server.requests).toHaveLength(tries)
    }
  })

  it('never counts twice what arrived although its answer was lost', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    const { report } = server.api
    server.api.report = async (events) => {
      await report(events)
      throw new ApiProblem('network')
    }
    tab.store.record(opened('friendship'))
    await pass(500)
    server.api.report = report
    await pass(5_000)
    expect(server.requests).toHaveLength(2)
    expect(server.points()).toBe(2)
    expect(tab.points()).toBe(2)
  })

  it('tells once that the progress could not be loaded, shows the mirror, and recovers when the network is back', async () => {
    const first = openTab()
    await first.store.open('u1')
    first.store.record(opened('friendship'))
    await pass(500)
    server.refuseWith('network')
    const tab = openTab()
    await tab.store.open('u1')
    expect(tab.onLoadFailure).toHaveBeenCalledTimes(1)
    expect(tab.store.getState()).toMatchObject({ status: 'unreachable', state: { points: { total: 2 } } })
    await tab.store.refresh()
    expect(tab.onLoadFailure).toHaveBeenCalledTimes(1)
    server.refuseWith(null)
    await tab.store.refresh()
    expect(tab.store.getState().status).toBe('ready')
  })

  it('tells nothing about events whose base is not known, until it is', async () => {
    server.refuseWith('network')
    const tab = openTab()
    await tab.store.open('u1')
    tab.store.record(opened('friendship'))
    expect(tab.store.getState()).toEqual({ status: 'unreachable', state: null })
    expect(tab.effects).toEqual([])
    server.refuseWith(null)
    await tab.store.refresh()
    expect(tab.effects).toEqual([{ type: 'points-gained', category: 'learning', points: 2 }])
    expect(server.points()).toBe(2)
  })

  it('says nothing of a failed load to somebody who is signed out', async () => {
    server.refuseWith('unauthenticated')
    const tab = openTab()
    await tab.store.open('u1')
    expect(tab.onLoadFailure).not.toHaveBeenCalled()
  })
})
