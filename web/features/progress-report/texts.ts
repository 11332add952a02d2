import type { PointCategory } from '#domain/progress/points.ts'

const number = (value: number) => value.toLocaleString('en-US')

const categories: Record<PointCategory, string> = {
  interaction: 'Interaction',
  learning: 'Learning',
  achievement: 'Achievement',
  consistency: 'Consistency',
}

export const reportTexts = {
  open: 'Open progress report',
  title: 'Progress report',
  intro:
    'What you did here in a time that you choose: points, modules, conversations, practice days and tokens. Only you can see it. Your conversations themselves are not in it.',
  introWithoutPoints:
    'What you did here in a time that you choose: modules, conversations, practice days and tokens. Only you can see it. Your conversations themselves are not in it.',
  back: 'Back to Gamification',
  print: 'Print this report',
  rangeHeading: 'Choose the time',
  preset: (days: number) => `Last ${days} days`,
  from: 'From',
  to: 'To',
  show: 'Show this time',
  missingDay: 'Choose a day.',
  wrongOrder: 'This day lies before the first one.',
  tooLong: (days: number) => `A report covers at most ${days} days. Choose a shorter time.`,
  period: (from: string, to: string) => `${from} to ${to}`,
  loading: 'Loading your report...',
  drawing: 'Drawing the pictures...',
  failedTitle: 'The report could not be loaded',
  failed: 'Nothing is lost. Check your internet connection, then try again.',
  tryAgain: 'Try again',
  emptyTitle: 'Nothing was recorded in this time',
  empty:
    'There were no conversations, module visits, points or tokens on these days. That is fine. You can choose another time above.',

  totals: 'In total',
  totalPoints: 'Points',
  totalConversations: 'Conversations',
  totalPracticeDays: 'Practice days',
  totalModules: 'Modules visited',
  totalTokens: 'Tokens used',

  points: 'Points over time',
  pointsNote: 'Points from before your last reset are left out.',
  conversations: 'Conversations',
  conversationsNote: 'A conversation is a visit to a module in which you sent a message.',
  practiceDays: 'Practice days',
  practiceDaysNote: 'A practice day is a day on which you opened a module, sent a message or used a tool.',
  tokens: 'Tokens used',
  tokensNote: 'All messages and replies count, also those outside of the modules.',
  modules: 'Modules visited',
  visits: 'Visits',
  module: 'Module',
  day: 'Day',
  week: 'Week from',
  byWeek: 'One bar stands for one week. The table leaves out weeks without any.',
  byDay: 'One bar stands for one day. The table leaves out days without any.',
  showTable: 'Show as table',
  hideTable: 'Hide the table',
  categories,
  number,
  picture: (heading: string, period: string, total: string) =>
    `${heading}, ${period}. ${total}. The numbers are in the table below the picture.`,
  sum: (name: string, value: number) => `${name}: ${number(value)}`,
} as const
