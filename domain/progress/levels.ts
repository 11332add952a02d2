/** `maxPoints` is the last total that still belongs to the level. */
export type Level = { level: number; title: string; minPoints: number; maxPoints: number }

const beginner: Level = { level: 1, title: 'Beginner', minPoints: 0, maxPoints: 49 }

/** Levels by total points (specification, section 4); the last one has no upper end. */
export const levels: readonly Level[] = [
  beginner,
  { level: 2, title: 'Explorer', minPoints: 50, maxPoints: 149 },
  { level: 3, title: 'Learner', minPoints: 150, maxPoints: 299 },
  { level: 4, title: 'Practitioner', minPoints: 300, maxPoints: 499 },
  { level: 5, title: 'Expert', minPoints: 500, maxPoints: 749 },
  { level: 6, title: 'Master', minPoints: 750, maxPoints: 999 },
  { level: 7, title: 'Guru', minPoints: 1000, maxPoints: Number.POSITIVE_INFINITY },
]

/** The level that a total of points belongs to. */
export function levelFor(totalPoints: number): Level {
  return levels.findLast(({ minPoints }) => totalPoints >= minPoints) ?? beginner
}

export type LevelStanding = {
  level: Level
  /** Null on the highest level. */
  nextLevel: Level | null
  /** Points still missing for the next level; 0 on the highest one. */
  missingPoints: number
  /** How much of the way from this level to the next is done, 0 to 100, rounded down so that 100 is never early. */
  percent: number
}

/** Where a total of points stands between its level and the next one. */
export function levelStanding(totalPoints: number): LevelStanding {
  const level = levelFor(totalPoints)
  const nextLevel = levels.find(({ minPoints }) => minPoints > totalPoints) ?? null
  if (!nextLevel) return { level, nextLevel, missingPoints: 0, percent: 100 }
  const width = nextLevel.minPoints - level.minPoints
  return {
    level,
    nextLevel,
    missingPoints: nextLevel.minPoints - totalPoints,
    percent: Math.floor(((totalPoints - level.minPoints) / width) * 100),
  }
}
