import type { Settings } from './settings.ts'

export type EffectiveNotifications = { email: boolean; dailyReminders: boolean; achievements: boolean }

/**
 * What the switches amount to. With the master switch off the others keep their values and have no effect;
 * reminders come by e-mail, so they need that one too.
 */
export function effectiveNotifications(
  settings: Pick<
    Settings,
    'notificationsEnabled' | 'emailNotifications' | 'dailyReminders' | 'achievementNotifications'
  >,
): EffectiveNotifications {
  const email = settings.notificationsEnabled && settings.emailNotifications
  return {
    email,
    dailyReminders: email && settings.dailyReminders,
    achievements: settings.notificationsEnabled && settings.achievementNotifications,
  }
}
