import { isDeepStrictEqual } from 'node:util'
import { completeSettings, type SettingsChange } from '#domain/settings/contract.ts'
import { nextReminderLook, skippedReminderDay } from '#domain/settings/daily-reminder.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { Services } from '../../services.ts'
import { endShareLinks } from '../sharing/index.ts'
import { claimReminderDay, endNewsletterConsent, lockSettings, updateSettings } from './queries.ts'

/**
 * Merges changed settings into those there are, under the lock of the user's row: two devices that change
 * different settings at once both win. Tells the user's open pages when something changed. Returns the settings
 * before and after.
 */
export async function changeSettings(
  scope: Pick<Services, 'db' | 'now' | 'events'>,
  userId: string,
  change: SettingsChange,
): Promise<{ before: Settings; after: Settings }> {
  const now = scope.now()
  return await scope.db.transaction(async (tx) => {
    const current = await lockSettings(tx, userId, now)
    const before = completeSettings(current.settings)
    const after = { ...before, ...change }
    if (isDeepStrictEqual(after, before)) return { before, after }

    const stored = { ...current.settings, ...change }
    // Whatever the last reminder was: a run that looks too early changes nothing.
    const reminderLookAt = nextReminderLook(after, null, now)
    await updateSettings(tx, userId, { settings: stored, version: current.version + 1, reminderLookAt }, now)
    if (before.newsletterEnabled && !after.newsletterEnabled) await endNewsletterConsent(tx, userId)
    if (before.shareProgress && !after.shareProgress) await endShareLinks(tx, userId, now)
    const skippedDay = skippedReminderDay(before, after, now)
    if (skippedDay) await claimReminderDay(tx, userId, skippedDay)
    await scope.events.publish(tx, userId, 'settings')
    return { before, after }
  })
}
