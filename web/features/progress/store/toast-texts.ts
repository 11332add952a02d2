import type { PointCategory } from '#domain/progress/points.ts'

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
} as const
