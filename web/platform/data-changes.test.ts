import { afterEach, describe, expect, it, vi } from 'vitest'
import { announceDataChange, listenForDataChanges } from './data-changes.ts'
import { forgetPerson } from './private-data.ts'
import { queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

const isStale = (name: string) => queryClient.getQueryState([name])?.isInvalidated

describe('a change of data', () => {
  it('reaches who listens, until they stop', () => {
    const heard = vi.fn()
    const end = listenForDataChanges(heard)
    announceDataChange('answers')
    end()
    announceDataChange('tokens')
    expect(heard.mock.calls).toEqual([['answers']])
  })

  it.each([
    ['answers', ['answers', 'profile']],
    ['tokens', ['token-usage', 'progress-report']],
    ['progress', ['progress-report']],
    ['profile', ['profile']],
    ['settings', []],
  ] as const)('of %s makes %j be read anew, and nothing else', (topic, names) => {
    const all = ['answers', 'profile', 'token-usage', 'progress-report']
    for (const name of all) queryClient.setQueryData([name], 'old')
    announceDataChange(topic)
    expect(all.filter(isStale)).toEqual(all.filter((name) => (names as readonly string[]).includes(name)))
  })
})

it('keeps nothing that the server said after the session ended', () => {
  queryClient.setQueryData(['answers'], 'private')
  forgetPerson()
  expect(queryClient.getQueryData(['answers'])).toBeUndefined()
})
