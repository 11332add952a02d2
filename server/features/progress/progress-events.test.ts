import { afterEach, beforeEach, expect, it } from 'vitest'
import type { EventTopic } from '#domain/live-events/event-topics.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let test: TestApp
let told: EventTopic[]

beforeEach(async () => {
  test = await createTestApp()
  await test.addUser('ada')
  await test.addUser('bo')
  told = []
  test.services.events.subscribe('ada', { onChange: (topic) => told.push(topic), onEnd: () => {} })
})
afterEach(() => test.close())

const opened = (module: string) => ({
  id: crypto.randomUUID(),
  at: '2026-11-21T12:00:00Z',
  timeZone: 'UTC',
  type: 'module-opened',
  module,
})
const report = (userId: string, event = opened('friendship')) =>
  test.send('POST', '/api/progress/events', { headers: test.as(userId), body: { events: [event] } })

it("tells the user's other pages of progress once, and not those of other users", async () => {
  expect((await report('bo')).status).toBe(200)
  expect(told).toEqual([])
  expect((await report('ada')).status).toBe(200)
  await expect.poll(() => told).toEqual(['progress'])
})

it('tells nothing of a repeated event, which changes nothing', async () => {
  const event = opened('friendship')
  await report('ada', event)
  await report('ada', event)
  await report('ada', opened('coaching'))
  await expect.poll(() => told).toHaveLength(2)
})
