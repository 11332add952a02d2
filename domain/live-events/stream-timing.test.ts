import { expect, it } from 'vitest'
import { HEARTBEAT_MS, HEARTBEAT_TIMEOUT_MS, reconnectDelayMs } from './stream-timing.ts'

it('reconnects after 1, 2, 5, then always 10 seconds', () => {
  expect([0, 1, 2, 3, 4, 100].map(reconnectDelayMs)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000])
})

it('sends a heartbeat every 30 seconds and waits 10 seconds for a missed one', () => {
  expect([HEARTBEAT_MS, HEARTBEAT_TIMEOUT_MS]).toEqual([30_000, 10_000])
})
