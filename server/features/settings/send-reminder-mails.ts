import { z } from 'zod'
import { completeSettings } from '#domain/settings/contract.ts'
import { reminderDay } from '#domain/settings/daily-reminder.ts'
import { effectiveNotifications } from '#domain/settings/effective-notifications.ts'
import type { Dropped } from '../../platform/jobs/job-definition.ts'
import type { Services } from '../../services.ts'
import { dailyReminderMail } from './mail-texts.ts'
import { findReminderRecipients, type ReminderRecipient } from './queries.ts'
import { prepareUnsubscribeLinks } from './unsubscribe.ts'

const jobData = z.object({ userId: z.string(), day: z.iso.date() })
const dayIsOver: Dropped = { dropped: 'the day of the reminder was over', count: 1 }

/** @throws Problem `mail-unavailable`; the job is then tried again */
async function mailReminder(
  services: Services,
  recipient: ReminderRecipient,
  { day, unsubscribeLink }: { day: string; unsubscribeLink: string },
): Promise<Dropped | undefined> {
  const { userId, email } = recipient
  const settings = completeSettings(recipient.settings)
  if (!effectiveNotifications(settings).dailyReminders) return
  if (reminderDay(settings, services.now()) !== day) return dayIsOver
  const link = `${services.env.PUBLIC_URL}/dashboard`
  const mail = dailyReminderMail({ reminderTime: settings.reminderTime, link, unsubscribeLink })
  await services.mailer.send({ userId, to: email, unsubscribeLink, ...mail })
}

/**
 * The jobs of several reminders, one mail each. A mail server may have been down for hours: whoever switched reminders
 * off meanwhile gets none, and neither does anybody for whom it is the next day by now; those count as dropped.
 */
export async function sendReminderMails(
  services: Services,
  data: readonly object[],
): Promise<PromiseSettledResult<unknown>[]> {
  const reminders = data.map((each) => jobData.parse(each))
  const recipients = await findReminderRecipients(
    services.db,
    reminders.map(({ userId }) => userId),
  )
  const byId = new Map(recipients.map((recipient) => [recipient.userId, recipient]))
  const links = await prepareUnsubscribeLinks(services, [...byId.keys()], 'reminders')
  return await Promise.allSettled(
    reminders.map(async ({ userId, day }) => {
      const recipient = byId.get(userId)
      const unsubscribeLink = links.get(userId)
      if (recipient && unsubscribeLink)
        return await mailReminder(services, recipient, { day, unsubscribeLink })
    }),
  )
}
