import { z } from 'zod'
import { replyLengths } from '../coaching/reply-length.ts'
import { companionLeaves, companionPots } from './companion-look.ts'
import { newsletterStates } from './newsletter.ts'
import { isCountryCode, isTimeZone } from './places.ts'
import { defaultSettings, MAX_VOICE_RATE, MIN_VOICE_RATE, type Settings } from './settings.ts'
import { mailLists } from './unsubscribe-token.ts'

const settingsSchema = z.strictObject({
  darkMode: z.boolean(),
  highContrast: z.boolean(),
  reducedMotion: z.boolean(),
  largerText: z.boolean(),
  plainBackground: z.boolean(),
  notificationsEnabled: z.boolean(),
  emailNotifications: z.boolean(),
  dailyReminders: z.boolean(),
  reminderTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time as hours and minutes, like 18:00.'),
  timeZone: z.string().refine(isTimeZone, 'This time zone is not known.').nullable(),
  achievementNotifications: z.boolean(),
  dataCollection: z.boolean(),
  shareProgress: z.boolean(),
  aiPersonalization: z.boolean(),
  aiVoiceEnabled: z.boolean(),
  voiceRate: z.number().min(MIN_VOICE_RATE).max(MAX_VOICE_RATE),
  aiResponseLength: z.enum(replyLengths),
  newsletterEnabled: z.boolean(),
  sensitiveContentWarnings: z.boolean(),
  gamificationEnabled: z.boolean(),
  country: z.string().refine(isCountryCode, 'This country is not known.').nullable(),
  companionPot: z.enum(companionPots),
  companionLeaf: z.enum(companionLeaves),
  firstRunSeen: z.boolean(),
}) satisfies z.ZodType<Settings>

/** What is absent stays as it is, so that two devices changing different settings do not overwrite each other. */
export const settingsChange = settingsSchema.partial()
export type SettingsChange = z.infer<typeof settingsChange>

export const settingsReply = z.object({
  settings: settingsSchema,
  /** Rises with each change; 0 as long as nothing was changed. Of two replies the one with the higher is newer. */
  version: z.int().min(0),
  newsletter: z.enum(newsletterStates),
})
export type SettingsReply = z.infer<typeof settingsReply>

/** What stands in the links of mails. Links are pasted and cut, so this says nothing about being valid. */
const linkToken = z.string().min(1).max(200)

export const mailLink = z.object({ token: linkToken })

export const newsletterReply = z.object({ newsletter: z.enum(newsletterStates) })
export type NewsletterReply = z.infer<typeof newsletterReply>

export const unsubscribeReply = z.object({ unsubscribedFrom: z.enum(mailLists) })
export type UnsubscribeReply = z.infer<typeof unsubscribeReply>

/**
 * All settings from the ones that a user changed. A value that this version does not take, such as a time zone
 * that was renamed, counts as never changed.
 */
export function completeSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const usable = Object.entries(settingsSchema.shape).flatMap(([key, schema]) => {
    // Most were never changed; to have the schema refuse each of those took 0.2 ms of every chat.
    if (stored[key] === undefined) return []
    const parsed = schema.safeParse(stored[key])
    return parsed.success ? [[key, parsed.data]] : []
  })
  return { ...defaultSettings, ...Object.fromEntries(usable) }
}
