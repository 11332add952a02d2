import { completeSettings } from '#domain/settings/contract.ts'
import { dueReminderDay, missedReminderDay, nextReminderLook } from '#domain/settings/daily-reminder.ts'
import type { Dropped } from '../../platform/jobs/job-definition.ts'
import type { Services } from '../../services.ts'
import {
  lockReminderCandidates,
  noteReminderDecisions,
  type ReminderCandidate,
  type ReminderDecision,
} from './queries.ts'

const BATCH_SIZE = 500

type Scope = Pick<Services, 'db' | 'now' | 'jobs'>
type Decision = ReminderDecision & { isMissed: boolean }

/** Accounts on their way out get no reminder, and are looked at again in case they stay. */
function decide(candidate: ReminderCandidate, now: Date): Decision {
  const { userId, lastReminderDay, lookAt, isLeaving } = candidate
  const settings = completeSettings(candidate.settings)
  const day = isLeaving ? null : dueReminderDay(settings, lastReminderDay, now)
  const isMissed = !isLeaving && missedReminderDay(settings, lastReminderDay, { lookAt, now }) !== null
  return { userId, day, isMissed, lookAt: nextReminderLook(settings, day ?? lastReminderDay, now) }
}

/**
 * Claims the days, hands the mails on and notes when to look again, all or nothing: of several processes, and of
 * several runs, one hands each mail on, and a run that breaks off is made up for by the next.
 */
async function handOnBatch({ db, jobs }: Scope, now: Date): Promise<Decision[]> {
  return await db.transaction(async (tx) => {
    const candidates = await lockReminderCandidates(tx, { now, limit: BATCH_SIZE })
    const decisions = candidates.map((candidate) => decide(candidate, now))
    if (decisions.length > 0) await noteReminderDecisions(tx, decisions)
    const mails = decisions.flatMap(({ userId, day }) => (day === null ? [] : [{ userId, day }]))
    await jobs.sendAll(tx, 'send-reminder-mail', mails)
    return decisions
  })
}

/**
 * Hands on one mail for each user whose reminder is due and was not sent today. Run by a scheduled job every
 * 15 minutes, so a reminder comes at most that much after the chosen time; one for the last minutes of a day comes
 * that much before it, on its own day. Returns how many there were, and as dropped those that no run came for on their
 * day.
 */
export async function sendDailyReminders(scope: Scope): Promise<Dropped & { handedOn: number }> {
  const now = scope.now()
  let [handedOn, missed] = [0, 0]
  let batch: Decision[]
  do {
    batch = await handOnBatch(scope, now)
    handedOn += batch.filter(({ day }) => day !== null).length
    missed += batch.filter(({ isMissed }) => isMissed).length
  } while (batch.length === BATCH_SIZE)
  return { handedOn, dropped: 'no run came on the day of the reminder', count: missed }
}
