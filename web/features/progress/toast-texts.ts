import type { ChatScope } from '#domain/coaching/module-ids.ts'
import type { PointCategory } from '#domain/progress/points.ts'

type ToastWords = { title: string; description: string }

const deepConversation: Record<ChatScope, ToastWords> = {
  assistant: {
    title: 'Deep Conversation!',
    description: 'You sent 5 messages in this visit.',
  },
  'nt-translator': {
    title: 'Deep Conversation!',
    description: "You're having an extended conversation - great way to learn!",
  },
  friendship: {
    title: 'Deep Conversation!',
    description: 'You sent 5 messages about friendship in this visit.',
  },
  'dating-relationships': {
    title: 'Deep Conversation!',
    description: 'You sent 5 messages about dating and relationships in this visit.',
  },
  'social-issues': {
    title: 'Deep Conversation!',
    description: 'You sent 5 messages about social situations in this visit.',
  },
  'emotion-management': {
    title: 'Deep Emotional Exploration!',
    description: 'You sent 5 messages about emotions in this visit.',
  },
  'autistic-burnout': {
    title: 'Deep Burnout Discussion!',
    description: 'You sent 5 messages about burnout in this visit. You can rest at any time.',
  },
  'anxiety-management': {
    title: 'Deep Anxiety Discussion!',
    description: 'You sent 5 messages about anxiety in this visit.',
  },
  'conquering-bullies': {
    title: 'Deep Bullying Discussion!',
    description: 'You sent 5 messages about bullying in this visit.',
  },
  'self-care-strategies': {
    title: 'Deep Self-Care Discussion!',
    description: 'You sent 5 messages about self-care in this visit.',
  },
  'masking-unmasking': {
    title: 'Deep Masking Discussion!',
    description: 'You sent 5 messages about masking in this visit.',
  },
  'emotional-intelligence': {
    title: 'Deep Communication Discussion!',
    description: 'You sent 5 messages about communication in this visit.',
  },
  coaching: {
    title: 'Deep Coaching Session!',
    description: 'You sent 5 messages about your goals in this visit.',
  },
  'life-skills': {
    title: 'Deep Life Skills Session!',
    description: 'You sent 5 messages about everyday tasks in this visit.',
  },
}

/** Titles are the specification's (section 8); its one given description is kept word for word. */
export const toastTexts = {
  points: (points: number, category: PointCategory) => `+${points} ${category} points!`,
  achievement: 'Achievement Unlocked!',
  achieved: (title: string, description: string, points: number) =>
    `${title}: ${description} +${points} points.`,
  streak: (days: number) => `${days} Day Streak!`,
  streakReset: { title: 'Streak Reset', description: 'Your points, level and achievements stay.' },
  progressReset: {
    title: 'Progress Reset',
    description: 'Points, level, streak and achievements are back at their start. Your rest days are kept.',
  },
  loadFailure: {
    title: 'Error Loading Gamification Data',
    description: 'Your progress may not be saved. Please try logging in again.',
  },
  deepConversation,
} as const
