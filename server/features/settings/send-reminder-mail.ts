import { z } from 'zod'
import { reminderDay } from '#domain/settings/daily-reminder.ts'
import { effectiveNotifications } from '#domain/settings/effective-notifications.ts'
import type { Services } from '../../services.ts'
import { findUser } from '../accounts/index.ts'
import { dailyReminderMail } from './mail-texts.ts'
import { readSettings } from './read-settings.ts'
import { prepareUnsubscribeLink } from './unsubscribe.ts'

const jobData = z.object({ userId: z.string(), day: z.iso.date() })

/**
 * The job that mails one reminder. A mail server may have been down for hours: whoever switched reminders off
 * meanwhile gets none, and neither does anybody for whom it is the next day by now.
 * @throws Problem `mail-unavailable`; the job is then tried again
 */
export async function sendReminderMail(services: Services, data: object): Promise<void> {
  const { userId, day } = jobData.parse(data)
  const user = await findUser(services.db, userId)
  if (!user) return
  const settings = await readSettings(services, userId)
  if (!effectiveNotifications(settings).dailyReminders) return
  if (reminderDay(settings, services.now()) !== day) return
  const unsubscribeLink = await prepareUnsubscribeLink(services, userId, 'reminders')
  const mail = dailyReminderMail({
    reminderTime: settings.reminderTime,
    link: `${services.env.PUBLIC_URL}/dashboard`,
    unsubscribeLink,
  })
  await services.mailer.send({ userId, to: user.email, unsubscribeLink, ...mail })
}
