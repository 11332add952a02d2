import { type CategoryPoints, noCategoryPoints, type PointCategory } from './points.ts'

type AchievementRule = {
  id: string
  title: string
  description: string
  /** Name of the drawing that stands beside the title. */
  icon: 'message' | 'conversation' | 'compass' | 'calendar' | 'calendar-week' | 'depth'
  category: PointCategory
  target: number
  points: number
}

const streakDescription = (days: number) =>
  `Visit on ${days} days, one after the other. Rest days that you set are not counted as a gap.`

/**
 * What unlocks each achievement, and the points it gives once (specification, section 3). Categories and words
 * are this product's own.
 */
export const achievementRules = [
  {
    id: 'first-chat',
    title: 'First Chat',
    description: 'Send your first message in a chat.',
    icon: 'message',
    category: 'interaction',
    target: 1,
    points: 10,
  },
  {
    id: 'conversation-master',
    title: 'Conversation Master',
    description: 'Send 10 messages in chats.',
    icon: 'conversation',
    category: 'interaction',
    target: 10,
    points: 50,
  },
  {
    id: 'diverse-learner',
    title: 'Diverse Learner',
    description: 'Visit 5 different modules.',
    icon: 'compass',
    category: 'learning',
    target: 5,
    points: 25,
  },
  {
    id: 'daily-streak-3',
    title: '3 Day Streak',
    description: streakDescription(3),
    icon: 'calendar',
    category: 'consistency',
    target: 3,
    points: 15,
  },
  {
    id: 'daily-streak-7',
    title: '7 Day Streak',
    description: streakDescription(7),
    icon: 'calendar-week',
    category: 'consistency',
    target: 7,
    points: 30,
  },
  {
    id: 'deep-dive',
    title: 'Deep Dive',
    description: 'Send 5 messages in one visit to a module or the home page.',
    icon: 'depth',
    category: 'learning',
    target: 5,
    points: 20,
  },
] as const satisfies readonly AchievementRule[]

export type AchievementId = (typeof achievementRules)[number]['id']
export const achievementIds = achievementRules.map(({ id }) => id)

/** What a user has of one achievement. Once unlocked it stays unlocked, whatever happens to the progress. */
export type AchievementProgress = { progress: number; unlocked: boolean }

/** What an achievement asks for and gives. */
export function achievementRule(id: AchievementId): (typeof achievementRules)[number] {
  const rule = achievementRules.find((entry) => entry.id === id)
  if (!rule) throw new Error(`there is no achievement ${id}`)
  return rule
}

/** Achievements that the Demo Controls tab can advance by 1 (specification, section 2). */
export const demoAchievementIds = [
  'first-chat',
  'conversation-master',
  'diverse-learner',
  'deep-dive',
] as const
export type DemoAchievementId = (typeof demoAchievementIds)[number]

export type Achievement = Omit<AchievementRule, 'id' | 'target' | 'points'> &
  AchievementProgress & { id: AchievementId; maxProgress: number; pointsAwarded: number }

/** All achievements with what a user has of each, in the catalogue's order. */
export function listAchievements(
  held: Readonly<Partial<Record<AchievementId, AchievementProgress>>>,
): Achievement[] {
  return achievementRules.map(({ target, points, ...rule }) => ({
    ...rule,
    ...(held[rule.id] ?? { progress: 0, unlocked: false }),
    maxProgress: target,
    pointsAwarded: points,
  }))
}

/** How many of the points of each category came from unlocked achievements: each gives its points to its own category. */
export function achievementPoints(
  held: Readonly<Partial<Record<AchievementId, AchievementProgress>>>,
): CategoryPoints {
  const points = { ...noCategoryPoints }
  for (const { unlocked, category, pointsAwarded } of listAchievements(held))
    if (unlocked) points[category] += pointsAwarded
  return points
}
