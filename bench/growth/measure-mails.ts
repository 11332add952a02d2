import { sendDailyReminders } from '#server/features/settings/index.ts'
import type { Measurement } from '../support/measurement.ts'
import { emailOf, REMINDED_ONE_OF } from './fill-database.ts'
import type { BenchServices } from './start-bench-services.ts'
import { timeMs } from './time-ms.ts'

const POLL_MS = 5
const LIMIT_MS = 10 * 60_000
const STRANGERS = 50
/** Enough to know the rate; at most so many are waited for. */
const MEASURED_MAILS = 10_000
/** The two passwords. */
const OTHER_MAILS = 2

async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + LIMIT_MS
  while (!holds()) {
    if (performance.now() > deadline) throw new Error('the mails did not come')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

const seconds = (name: string, value: number, limit: number, note: string): Measurement => ({
  name,
  value,
  unit: 's',
  limit,
  direction: 'atMost',
  note,
})

/** From the request for a new password until the mail server has the mail, behind requests for made-up addresses. */
async function timeReset(
  { services, smtp }: BenchServices,
  member: number,
  strangers: number,
): Promise<number> {
  const to = emailOf(member)
  const begun = performance.now()
  for (let n = 0; n < strangers; n += 1)
    await services.jobs.send('send-password-reset', { email: `nobody-${n}-${member}@example.org` })
  await services.jobs.send('send-password-reset', { email: to })
  await until(() => smtp.taken.includes(to))
  return (performance.now() - begun) / 1_000
}

/**
 * A fifth of all users is reminded at the same moment. The first mails are sent while the last are handed on, as in
 * production; a password is asked for while the reminders are being sent.
 */
export async function measureMails(
  bench: BenchServices,
  users: number,
  remindersAt: Date,
): Promise<Measurement[]> {
  const { services, clock, smtp } = bench
  await bench.startWorkers()
  const quiet = await timeReset(bench, 1, STRANGERS)
  const now = clock.now
  clock.now = remindersAt
  let handedOn = 0
  const handing = await timeMs(async () => {
    ;({ handedOn } = await sendDailyReminders(services))
  })
  const busy = await timeReset(bench, 2, STRANGERS)
  const before = smtp.taken.length
  await until(() => smtp.taken.length > before)
  const [begun, begunAt] = [performance.now(), smtp.taken.length]
  const wanted = Math.min(handedOn + OTHER_MAILS, begunAt + MEASURED_MAILS)
  await until(() => smtp.taken.length >= wanted)
  const rate = (smtp.taken.length - begunAt) / ((performance.now() - begun) / 1_000)
  clock.now = now
  return [
    {
      name: 'send-daily-reminders, a fifth due',
      value: handing / handedOn,
      unit: 'ms each',
      limit: 1,
      direction: 'atMost',
      note: `${handedOn.toLocaleString('en-US')} of ${Math.floor(users / REMINDED_ONE_OF).toLocaleString('en-US')} handed on in ${(handing / 1_000).toFixed(1)} s`,
    },
    {
      name: 'Reminder mails of one process',
      value: rate,
      unit: 'each second',
      limit: 200,
      direction: 'atLeast',
      note: 'to a mail server that takes each at once, over 5 connections',
    },
    seconds('Password mail behind 50 strangers', quiet, 2, 'from the first request to the mail server'),
    seconds('The same while reminders are sent', busy, 2, 'from the first request to the mail server'),
  ]
}
