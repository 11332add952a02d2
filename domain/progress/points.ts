export const pointCategories = ['interaction', 'learning', 'achievement', 'consistency'] as const
export type PointCategory = (typeof pointCategories)[number]

export type CategoryPoints = Record<PointCategory, number>
export type Points = CategoryPoints & { total: number }

export const noCategoryPoints: Readonly<CategoryPoints> = {
  interaction: 0,
  learning: 0,
  achievement: 0,
  consistency: 0,
}

/** Points per act (specification, sections 4 and 9). */
export const pointsFor = {
  moduleVisit: 2,
  firstMessage: 3,
  longConversation: 10,
  toolUse: 5,
  rewriteExercise: 10,
  resourceAccess: 3,
  streakDay: 5,
} as const

/** What the buttons of the Demo Controls tab grant (specification, section 2). */
export const demoPointsFor: Readonly<CategoryPoints> = {
  interaction: 5,
  learning: 10,
  achievement: 15,
  consistency: 5,
}

/**
 * The share of each category in percent, rounded; 0 when the total is 0 (specification, section 2, "Points
 * Breakdown"). Rounded shares need not add up to 100.
 */
export function pointShares(points: Points): CategoryPoints {
  const share = (category: PointCategory) =>
    points.total === 0 ? 0 : Math.round((points[category] / points.total) * 100)
  return {
    interaction: share('interaction'),
    learning: share('learning'),
    achievement: share('achievement'),
    consistency: share('consistency'),
  }
}
