import { expect, it } from 'vitest'
import { MIN_CONNECTIONS, shareConnections } from './share-connections.ts'

it.each([
  [25, { requests: 20, jobs: 4 }],
  [MIN_CONNECTIONS, { requests: 5, jobs: 2 }],
  [100, { requests: 95, jobs: 4 }],
])('of %i connections', (total, shares) => {
  expect(shareConnections(total)).toEqual(shares)
  expect(shares.requests + shares.jobs + 1).toBe(total)
})
