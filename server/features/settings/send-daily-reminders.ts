import { completeSettings } from '#domain/settings/contract.ts'
import { dueReminderDay } from '#domain/settings/daily-reminder.ts'
import type { Services } from '../../services.ts'
import {
  claimReminderDay,
  findReminderCandidates,
  type ReminderCandidate,
  releaseReminderDay,
} from './queries.ts'

const PAGE_SIZE = 500

type Scope = Pick<Services, 'db' | 'now' | 'jobs'>

/** Claims the day first, so that of several processes, and of several runs, one hands the mail on. */
async function remind({ db, jobs }: Scope, candidate: ReminderCandidate, now: Date): Promise<boolean> {
  const { userId, lastReminderDay } = candidate
  const day = dueReminderDay(completeSettings(candidate.settings), lastReminderDay, now)
  if (!day || !(await claimReminderDay(db, userId, day))) return false
  try {
    await jobs.send('send-reminder-mail', { userId, day })
    return true
  } catch (error) {
    await releaseReminderDay(db, userId, day, lastReminderDay)
    throw error
  }
}

/**
 * Hands on one mail for each user whose reminder is due and was not sent today. Run by a scheduled job every
 * 15 minutes, so a reminder comes at most that much after the chosen time; one for the last minutes of a day comes
 * that much before it, on its own day. Returns how many there were.
 */
export async function sendDailyReminders(scope: Scope): Promise<number> {
  const now = scope.now()
  let sent = 0
  let page: ReminderCandidate[]
  let afterUserId = ''
  do {
    page = await findReminderCandidates(scope.db, { afterUserId, limit: PAGE_SIZE })
    for (const candidate of page) if (await remind(scope, candidate, now)) sent += 1
    afterUserId = page.at(-1)?.userId ?? ''
  } while (page.length === PAGE_SIZE)
  return sent
}
