// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connection } from './connection.ts'

function setNetwork(isThere: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

beforeEach(() => setNetwork(true))
afterEach(() => vi.restoreAllMocks())

describe('whether Wayfern can be reached', () => {
  it('follows the network of the device', () => {
    expect(connection.getState()).toBe('online')
    setNetwork(false)
    expect(connection.getState()).toBe('offline')
    setNetwork(true)
    expect(connection.getState()).toBe('online')
  })

  it('is not said of a call that began before the network went away', () => {
    const tell = connection.beginCall()
    setNetwork(false)
    tell(true)
    expect(connection.getState()).toBe('offline')
  })

  it('is said of a call that is answered though the device knows of no network', () => {
    setNetwork(false)
    connection.beginCall()(true)
    expect(connection.getState()).toBe('online')
  })

  it('tells a network without Wayfern from no network', () => {
    connection.beginCall()(false)
    expect(connection.getState()).toBe('unreachable')
    setNetwork(false)
    connection.beginCall()(false)
    expect(connection.getState()).toBe('offline')
  })
})
