import type { EnergyLevel } from '#domain/energy/energy-level.ts'
import { counted, joinWords } from '../../platform/count-words.ts'

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })
const longDayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const levels: Record<EnergyLevel, string> = { low: 'Low', medium: 'Medium', full: 'Full' }

const times = (count: number) => (count === 1 ? 'once' : counted(count, 'time'))

export const energyTexts = {
  title: 'Energy',
  intro: 'Say how much energy you have. It takes one selection, and nobody but you sees it.',
  question: 'How much energy do you have now?',
  addWords: 'Add words',
  words: 'In your own words',
  keepWords: 'Keep the words',
  wordsTooLong: (count: number) => `Make the text shorter to save it. Characters over the limit: ${count}.`,
  buttons: 'Energy now',
  levels,
  effect:
    'After "Low", replies of the coach are short for 8 hours, or until you select another button. This needs "Personalization" in the settings.',
  effectShort: 'After "Low", replies of the coach are short for 8 hours.',
  kept: (level: EnergyLevel) => `Kept: ${levels[level]}.`,
  notKept: (level: EnergyLevel) =>
    `You selected ${levels[level]}. It was not saved, because data collection is off in your settings.`,
  toList: 'See your check-ins',
  listHeading: 'Your week',
  none: 'There are no check-ins.',
  noneYet: 'After the first one, your week is drawn here.',
  weekSentence: (counts: readonly { level: EnergyLevel; count: number }[]) =>
    counts.length === 0
      ? 'In the last 7 days there was no check-in. That is fine.'
      : `In the last 7 days you selected ${joinWords(counts.map(({ level, count }) => `${levels[level]} ${times(count)}`))}.`,
  weekday: (day: string) => weekdayFormat.format(new Date(day)),
  dayInWords: (day: string, chosen: readonly string[]) =>
    `${longDayFormat.format(new Date(day))}: ${chosen.join(', ') || 'no check-in'}`,
  weekInWords: (days: readonly string[]) => `The last 7 days. ${days.join('. ')}.`,
  latestWords: 'What you wrote',
  showList: 'Show the list',
  hideList: 'Hide the list',
  newest: 'The newest stands first. At most 100 are shown; your data export has all of them.',
  table: 'Check-ins, newest first',
  when: 'When',
  energy: 'Energy',
  ownWords: 'Own words',
  action: 'Action',
  moment: (createdAt: string) => momentFormat.format(new Date(createdAt)),
  remove: 'Delete',
  removeOne: (moment: string) => `Delete the check-in of ${moment}`,
  removeAll: 'Delete all check-ins',
  removeAllQuestion: 'Delete all your check-ins?',
  removeAllMeaning: 'They are deleted for good, on every device.',
  keep: 'Keep them',
  load: {
    loading: 'Loading your check-ins...',
    failedTitle: 'Your check-ins could not be loaded',
    failed: 'Nothing was changed. Check your internet connection, then try again.',
    tryAgain: 'Try again',
  },
} as const
