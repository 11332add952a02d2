import type { ReplyLength } from '../coaching/reply-length.ts'
import type { CompanionLeaf, CompanionPot } from './companion-look.ts'

export type Settings = {
  darkMode: boolean
  highContrast: boolean
  reducedMotion: boolean
  largerText: boolean
  plainBackground: boolean
  /** The master switch: without it no other notification has an effect. */
  notificationsEnabled: boolean
  emailNotifications: boolean
  dailyReminders: boolean
  /** `HH:MM` on the user's own clock. */
  reminderTime: string
  /** IANA name, sent by the browser; null until it did, which counts as UTC. */
  timeZone: string | null
  achievementNotifications: boolean
  /** Off: no analytics and no chat history are kept. */
  dataCollection: boolean
  shareProgress: boolean
  aiPersonalization: boolean
  aiVoiceEnabled: boolean
  /** Times the usual speed of the browser's speech. */
  voiceRate: number
  aiResponseLength: ReplyLength
  /** Wished for; mails go out only when the wish was confirmed by mail too. */
  newsletterEnabled: boolean
  sensitiveContentWarnings: boolean
  /** Off: no points, bars or toasts anywhere; nothing is lost. */
  gamificationEnabled: boolean
  /** ISO 3166-1 alpha-2, for help lines; null is international. */
  country: string | null
  companionPot: CompanionPot
  companionLeaf: CompanionLeaf
  /** The four questions after sign-up were answered, skipped or left; they are not asked a second time. */
  firstRunSeen: boolean
}

/** What holds until a person chooses (specification, section 3, and what the decisions add). */
export const defaultSettings: Settings = {
  darkMode: false,
  highContrast: false,
  reducedMotion: false,
  largerText: false,
  plainBackground: false,
  notificationsEnabled: true,
  emailNotifications: true,
  dailyReminders: false,
  reminderTime: '18:00',
  timeZone: null,
  achievementNotifications: true,
  dataCollection: true,
  shareProgress: false,
  aiPersonalization: true,
  aiVoiceEnabled: false,
  voiceRate: 1,
  aiResponseLength: 'balanced',
  newsletterEnabled: false,
  sensitiveContentWarnings: true,
  gamificationEnabled: true,
  country: null,
  companionPot: 'clay',
  companionLeaf: 'fern',
  firstRunSeen: false,
}

export const MIN_VOICE_RATE = 0.5
export const MAX_VOICE_RATE = 2
