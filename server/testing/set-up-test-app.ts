import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { createAccountSteps } from './create-account-steps.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'

/** One application for all tests of a file, there when the first of them begins and closed after the last. */
export function setUpTestApp(options?: Parameters<typeof createTestApp>[0]): TestApp {
  const test = {} as TestApp
  beforeAll(async () => {
    Object.assign(test, await createTestApp(options))
  })
  afterAll(() => test.close())
  return test
}

/** When each test of an account begins. */
export const START = '2026-11-21T12:00:00Z'

/**
 * An application for tests of what people do with their account. Each test begins at `START`, also for the account
 * library, with nothing sent and nothing counted against a limit.
 */
export function setUpAccountTest(options?: Parameters<typeof createTestApp>[0]) {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(START) })
  })
  afterAll(() => {
    vi.useRealTimers()
  })
  const test = setUpTestApp(options)
  const steps = createAccountSteps(test)
  beforeEach(async () => {
    steps.travelTo(START)
    test.mailer.sent.length = 0
    test.sentJobs.length = 0
    await test.db.execute(sql`delete from rate_limits`)
  })
  return { test, steps }
}
