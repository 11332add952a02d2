import type { AchievementId } from '#domain/progress/achievements.ts'
import type { PointCategory, pointsFor } from '#domain/progress/points.ts'

const number = (value: number) => value.toLocaleString('en-US')
const points = (count: number) => (count === 1 ? '1 point' : `${number(count)} points`)
const days = (count: number) => (count === 1 ? '1 day' : `${number(count)} days`)

const pointsReasons: Record<keyof typeof pointsFor, string> = {
  moduleVisit: 'Opening a module for the first time',
  firstMessage: 'Sending the first message of a visit to a module or the home page',
  longConversation: 'Sending 5 messages in one visit to a module or the home page',
  toolUse: 'Using a tool or an example question',
  rewriteExercise: 'Rewriting a message',
  resourceAccess: 'Opening a skill card',
  streakDay: 'Coming back on the next day',
}

const categories: Record<PointCategory, { name: string; meaning: string }> = {
  interaction: { name: 'Interaction', meaning: 'For starting conversations.' },
  learning: { name: 'Learning', meaning: 'For opening modules, using tools and longer conversations.' },
  achievement: {
    name: 'Achievement (exercises)',
    meaning:
      'For finishing exercises, such as rewriting a message. The points of an unlocked achievement count in the category that stands with it.',
  },
  consistency: { name: 'Consistency', meaning: 'For coming back on the next day.' },
}

export const progressTexts = {
  title: 'Gamification',
  intro: 'Points, levels and achievements for what you practice here. You can use everything without them.',
  tabs: 'Gamification tabs',
  dashboardTab: 'Gamification Dashboard',
  demoTab: 'Demo Controls',
  heading: 'Your Progress',
  loading: 'Loading your progress...',
  notLoadedTitle: 'Your progress could not be loaded',
  notLoaded: 'Nothing is lost. What you do now is kept on this device and counted later.',
  oldCopyTitle: 'This may not be up to date',
  oldCopy: 'The server could not be reached. What is shown is the copy of this device.',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again...',

  off: 'Points, levels and achievements are switched off',
  offMeaning: 'Nothing about them is shown anywhere. What you have is kept and goes on being counted.',
  offHow: 'To see them again, open Settings and switch "Game elements" on.',
  toSettings: 'Open Settings',
  canSwitchOff:
    'You do not want to see points, levels and streaks? You can switch "Game elements" off in Settings. Nothing is lost.',

  summary: 'Level',
  levelName: (level: number, title: string) => `Level ${level}: ${title}`,
  totalPoints: 'Total points',
  streak: 'Daily streak',
  days,
  toNextLevel: (level: number, title: string) => `Next is level ${level} (${title})`,
  missing: (count: number) => `${points(count)} to go`,
  path: 'All levels',
  pathLevel: (level: number, title: string, isReached: boolean) =>
    `Level ${level}, ${title}, ${isReached ? 'reached' : 'not reached yet'}`,
  highestLevel: 'This is the highest level.',
  highestReached: 'Reached',
  barLabel: 'Your level, points and streak',
  barStreak: (count: number) => `${number(count)}-day streak`,
  barMore: 'See your progress',

  breakdown: 'Points Breakdown',
  categories,
  share: (count: number, percent: number) => `${points(count)} (${percent}%)`,

  fromAchievements: (count: number) =>
    `Of these, ${points(count)} ${count === 1 ? 'is' : 'are'} from unlocked achievements.`,

  recent: 'Recent Activity',
  noActivity: 'No recent activities yet. Start interacting with modules to earn points and achievements!',
  gained: (count: number) => `+${number(count)}`,

  achievements: 'Achievements',
  unlocked: 'Unlocked',
  inProgress: 'In Progress',
  noneUnlocked: "You haven't unlocked any achievements yet. Complete tasks to earn achievements!",
  allUnlocked: 'You have unlocked all achievements.',
  awarded: (count: number, category: PointCategory) => `${number(count)} ${category} points`,
  outOf: (progress: number, target: number) => `${progress} of ${target}`,
  progress: 'Progress',

  about: 'About Points Categories',
  showDetails: 'Show Details',
  showLess: 'Show Less',

  resetProgress: 'Reset Progress',
  resetTitle: 'Reset your progress?',
  resetMeaning:
    'Points, level, streak, achievements and recent activity go back to their start. This cannot be undone. Your conversations, tokens, settings and rest days stay.',
  keepProgress: 'Keep my progress',
  resetting: 'Resetting...',
  resetFailure: {
    title: 'Error',
    description: 'Your progress was not reset. Nothing was changed. Please try again.',
  },

  levels: 'Levels',
  level: 'Level',
  levelTitle: 'Title',
  pointsColumn: 'Points',
  range: (min: number, max: number) =>
    Number.isFinite(max) ? `${min} to ${max}` : `${number(min)} and more`,
  pointsHeading: 'What gives points',
  forWhat: 'For',
  points,
  pointsReasons,
} as const

export const restDayTexts = {
  heading: 'Rest Days',
  meaning:
    'On a rest day nothing is expected of you. It never ends your streak. You can also choose days that have passed: if they explain a gap, your streak comes back.',
  plan: 'Plan rest days',
  close: 'Close',
  weekdaysLegend: 'Every week on',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  from: 'First day',
  to: 'Last day (optional)',
  toHint: 'For one single day, leave the last day empty.',
  add: 'Add to my rest days',
  adding: 'Saving...',
  single: 'Single rest days',
  none: 'No single rest days are planned.',
  remove: 'Remove',
  removeDay: (day: string) => `Remove ${day}`,
  chooseDay: 'Choose the first day.',
  outOfReach: 'Choose a day between 1970 and 2199.',
  wrongOrder: 'The last day lies before the first day.',
  tooMany: 'At most 366 single rest days can be kept. Choose a shorter time.',
  saved: { title: 'Rest days saved', description: 'Your streak does not end on these days.' },
  failure: { title: 'Error', description: 'Your rest days were not saved. Please try again.' },
} as const

const demoPoints: Record<PointCategory, string> = {
  interaction: 'Started a conversation',
  learning: 'Learned a new skill',
  achievement: 'Completed a challenge',
  consistency: 'Daily login bonus',
}

export const demoTexts = {
  intro:
    'These buttons add points and achievement progress, so that you can see what happens. They change your own progress.',
  pointsHeading: 'Add points',
  points: (count: number, category: PointCategory) => `+${count} ${category} (${demoPoints[category]})`,
  achievementsHeading: 'Add achievement progress',
  advance: (id: AchievementId) => `+1 ${id}`,
} as const
