import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobDefinitions } from '../../jobs.ts'
import { type RunningJobs, startJobs } from '../../platform/jobs/start-jobs.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const STRANGERS = 50
const LIMIT_MS = 20_000

let test: TestApp
let jobs: RunningJobs

beforeAll(async () => {
  test = await createTestApp()
  jobs = await startJobs(
    test.opened,
    test.services,
    jobDefinitions.filter(({ name }) => name.startsWith('send-') && name !== 'send-daily-reminders'),
  )
  test.services.jobs = jobs
})
afterAll(async () => {
  await jobs.stop()
  await test.close()
})

const ask = (email: string) => test.send('POST', '/api/password-reset', { body: { email } })

it('a password mail comes within seconds, behind 50 requests for made-up addresses and a thousand reminders', async () => {
  const member = await test.addUser(crypto.randomUUID())
  const reminders = Array.from({ length: 1_000 }, (_, n) => ({ userId: `gone-${n}`, day: '2026-11-21' }))
  await test.db.transaction((tx) => jobs.sendAll(tx, 'send-reminder-mail', reminders))
  const begun = performance.now()
  // Handed over as the route does it; how many it takes from one network is another matter.
  for (let n = 0; n < STRANGERS; n++)
    await jobs.send('send-password-reset', { email: `nobody-${n}@example.org` })
  expect((await ask(`${member}@example.org`)).status).toBe(202)
  await expect.poll(() => test.mailer.sent.map(({ to }) => to)).toEqual([`${member}@example.org`])
  // One request in five seconds took 250 seconds.
  expect(performance.now() - begun).toBeLessThan(LIMIT_MS)
})
