import type { NewsletterState } from '#domain/settings/newsletter.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { Card } from '../../ui/card.tsx'
import { NewsletterCard } from './newsletter-card.tsx'
import { ReminderTime } from './reminder-time.tsx'
import { SettingSwitch } from './setting-switch.tsx'
import { notificationTexts as texts } from './texts.ts'

type NotificationsPanelProps = { settings: Settings; newsletter: NewsletterState; email: string }

/** Which messages come, and when. With the main switch off the others keep their values and cannot be changed. */
export function NotificationsPanel({ settings, newsletter, email }: NotificationsPanelProps) {
  const isOff = !settings.notificationsEnabled
  const areRemindersSilent = !isOff && settings.dailyReminders && !settings.emailNotifications
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Card heading={texts.heading}>
        <SettingSwitch settings={settings} name="notificationsEnabled" texts={texts.notificationsEnabled} />
        <div className="mt-4 flex flex-col gap-3 border-l-4 border-line-soft pl-4">
          <SettingSwitch
            settings={settings}
            name="emailNotifications"
            texts={texts.emailNotifications}
            disabled={isOff}
          />
          <SettingSwitch
            settings={settings}
            name="dailyReminders"
            texts={texts.dailyReminders}
            disabled={isOff}
          />
          {areRemindersSilent && <p className="text-sm font-heading text-warn">{texts.remindersNeedEmail}</p>}
          {settings.dailyReminders && <ReminderTime settings={settings} disabled={isOff} />}
          <SettingSwitch
            settings={settings}
            name="achievementNotifications"
            texts={texts.achievementNotifications}
            disabled={isOff}
          />
        </div>
      </Card>
      <NewsletterCard settings={settings} newsletter={newsletter} email={email} />
    </div>
  )
}
