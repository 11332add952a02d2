import type { PointCategory } from '#domain/progress/points.ts'
import { MAX_REPORT_DAYS } from '#domain/progress/report.ts'
import type { RangeFault } from '#domain/progress/report-range.ts'
import { counted, joinWords } from '../../../platform/count-words.ts'

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const number = (value: number) => value.toLocaleString('en-US')

const categories: Record<PointCategory, string> = {
  interaction: 'Interaction',
  learning: 'Learning',
  achievement: 'Achievement',
  consistency: 'Consistency',
}

const rangeFaults: Record<RangeFault['fault'], string> = {
  missing: 'Choose a day.',
  'out-of-reach': 'Choose a day between 1970 and 2199.',
  'wrong-order': 'This day lies before the first one.',
  'too-long': `A report covers at most ${MAX_REPORT_DAYS} days. Choose a shorter time.`,
}

export const reportTexts = {
  open: 'Open progress report',
  title: 'Progress report',
  intro: 'What you did here. Only you can see it. What you wrote in conversations is not in it.',
  back: 'Back to Gamification',
  print: 'Print this report',
  rangeHeading: 'Choose the time',
  preset: (days: number) => `Last ${days} days`,
  from: 'From',
  to: 'To',
  otherDates: 'Other dates',
  show: 'Show this time',
  rangeFaults,
  period: (from: string, to: string) => `${from} to ${to}`,
  loading: 'Loading your report...',
  drawing: 'Drawing the pictures...',
  failedTitle: 'The report could not be loaded',
  failed: 'Nothing is lost. Check your internet connection, then try again.',
  tryAgain: 'Try again',
  emptyTitle: 'Nothing was recorded in this time',
  empty: (showsPoints: boolean) =>
    `There were no conversations, module visits${showsPoints ? ', points' : ''} or tokens on these days. That is fine. You can choose another time.`,
  toPractice: 'Open Practice',

  thisWeek: 'This week',
  weekInWords: (words: string) =>
    words === ''
      ? 'In the last 7 days nothing was practiced here. That is fine.'
      : `In the last 7 days you ${words}.`,
  inWords: 'In words',
  practiced: (words: string) => (words === '' ? '' : `You ${words}.`),
  talks: 'Talks',
  skills: 'Skills',
  active: (practiceDays: number, modules: number) =>
    joinWords(
      [
        practiceDays ? `were active on ${counted(practiceDays, 'day')}` : '',
        modules ? `opened ${counted(modules, 'module')}` : '',
      ].filter(Boolean),
    ),
  share: 'Share with a person',
  shareMeaning:
    'You choose what a person sees, for example a therapist or a parent. You see all of it beforehand. Your conversations are never in it.',
  shareOpen: 'Set up sharing in Settings',

  totals: 'In total',
  totalPoints: 'Points',
  totalConversations: 'Conversations',
  totalPracticeDays: 'Practice days',
  totalModules: 'Modules visited',
  totalTokens: 'Tokens used',

  points: 'Points over time',
  pointsNote:
    'Achievement points are for finished exercises. The points of an unlocked achievement count in the category of that achievement. Points from before the last reset are left out.',
  conversations: 'Conversations',
  conversationsNote:
    'A conversation is a visit to a module or to the assistant in which you sent at least one message.',
  practiceDays: 'Practice days',
  practiceDaysNote:
    'A practice day is a day on which a module was opened, a message was sent or a tool was used.',
  tokens: 'Tokens used',
  tokensNote: 'All messages and replies count, also those outside of the modules.',
  modules: 'Modules visited',
  visits: 'Visits',
  module: 'Module',
  day: 'Day',
  week: 'Week from',
  byWeek: 'One bar stands for one week. The table leaves out weeks without any.',
  byDay: 'The picture shows each day. The table leaves out days without any.',
  month: (day: string) => monthFormat.format(new Date(day)),
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  visitsNote: 'How often each module was opened.',
  none: 'None in this time.',
  noneUnlocked: 'None so far.',
  unlocked: 'Achievements',
  unlockedNote: (day: string) =>
    `All achievements that were unlocked until ${day}, also before the first day of this report.`,
  sharedSkills: 'Skills practiced',
  sharedSkillsNote:
    'Exercises that were last finished, or spoken about in a round, on these days. What came easily is what the person said. It is no grade.',
  noSharedSkills: 'None in this time.',
  sharedFinished: 'Finished:',
  finishedOn: (title: string, day: string) => `${title}, ${day}`,
  sharedEasily: 'Came easily, as the person said:',
  sharedAgain: 'The person wants to see again:',
  sharedNotes: 'Own notes from real life',
  sharedNotesNote: 'What the person wrote about trying a skill in real life, in their own words.',
  noSharedNotes: 'None in this time.',
  noteWith: (person: string) => `With ${person}`,
  showTable: 'Show as table',
  hideTable: 'Hide the table',
  categories,
  number,
  picture: (heading: string, period: string, total: string) =>
    `${heading}, ${period}. ${total}. The numbers are in the table below the picture.`,
  sum: (name: string, value: number) => `${name}: ${number(value)}`,
} as const
