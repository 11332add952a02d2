import { MAX_REPORT_DAYS } from '#domain/progress/report.ts'
import type { RangeFault } from '#domain/progress/report-range.ts'
import type { ShareItem } from '#domain/sharing/share-items.ts'
import { MAX_RECIPIENT_LENGTH } from '#domain/sharing/share-link.ts'

const rangeFaults: Record<RangeFault['fault'] | 'future', string> = {
  missing: 'Choose a day.',
  'out-of-reach': 'Choose a day between 1970 and 2199.',
  'wrong-order': 'This day lies before the first one.',
  'too-long': `A report covers at most ${MAX_REPORT_DAYS} days. Choose a shorter time.`,
  future: 'This day has not come yet. Choose today or an earlier day.',
}
const itemHints: Record<ShareItem, string> = {
  points: 'Your points of each day, in four kinds.',
  modules: 'Which modules you opened, and how often.',
  conversations: 'How many conversations you had on each day. Not what was written.',
  'practice-days': 'On which days you practiced.',
  skills:
    'Which skills you practiced: the exercises that you finished, what came easily, and what you want to see again.',
  notes: 'What you wrote in your notes of these days, word for word, with the names in it.',
  achievements: 'Which achievements you have unlocked.',
  tokens: 'How many tokens you used on each day.',
}
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

export const shareFormTexts = {
  heading: 'Set up a link',
  intro:
    'You make a report for one person, for example a doctor or a parent. First you see a preview. Nobody can see the report before you make the link.',
  never: 'What was written in conversations is never in the report. Nobody can choose it.',
  recipient: 'Name of the person who gets the report',
  recipientHint: `It stands in the report. Up to ${MAX_RECIPIENT_LENGTH} characters.`,
  recipientMissing: 'Write the name of the person.',
  items: 'What the report shows',
  itemsHint: 'Choose one or more. What you do not choose is not in the report.',
  itemsMissing: 'Choose at least one.',
  itemHints,
  period: 'Which days the report shows',
  preset: (count: number) => `Last ${days(count)}`,
  from: 'First day',
  to: 'Last day',
  rangeFaults,
  duration: 'How long the link works',
  durationHint: 'After this time the link stops working by itself. You can end it earlier.',
  days,
  preview: 'Preview',
  previewing: 'Making the preview...',
} as const

export const sharePreviewTexts = {
  heading: (recipient: string) => `Preview: what ${recipient} will see`,
  notYet: 'Nobody can see this yet. The page behind the link shows the same as below, and nothing else.',
  make: 'Make the link',
  making: 'Making the link...',
  change: 'Change something',
  print: 'Print this report',
} as const

export const madeLinkTexts = {
  heading: 'The link is ready',
  once: 'Copy the link now. It is shown only this once. If you lose it, revoke it below and make a new one.',
  warning: (recipient: string, until: string) =>
    `Everybody who has this link can see the report, until ${until} or until you revoke it. Send it to ${recipient} only.`,
  link: 'Link',
  copy: 'Copy the link',
  copied: { title: 'Link copied', description: 'You can paste it into a message now.' },
  copyFailure: {
    title: 'Not copied',
    description: 'The browser did not allow it. The link is marked: copy it with your keyboard or by hand.',
  },
  another: 'Set up another link',
} as const

export const shareLinksTexts = {
  heading: 'Your links',
  intro:
    'Every opening of a link is noted here; openings within one minute count as one. A link that ended stays in this list for 90 days.',
  load: {
    loading: 'Loading your links...',
    failedTitle: 'Your links could not be loaded',
    failed: 'Nothing was changed. Check your internet connection, then try again.',
    tryAgain: 'Try again',
  },
  empty: 'You have made no link yet.',
  states: {
    active: (until: string) => `Works until ${until}`,
    expired: (since: string) => `Expired on ${since}. It does not work any more.`,
    revoked: (since: string) => `Revoked on ${since}. It does not work any more.`,
  },
  days: 'Days',
  period: (from: string, to: string) => `${from} to ${to}`,
  items: 'Shows',
  madeAt: 'Made on',
  views: 'Opened',
  viewCount: (count: number) =>
    count === 0 ? 'Not opened yet' : count === 1 ? '1 time' : `${count.toLocaleString('en-US')} times`,
  showViews: 'Show when it was opened',
  hideViews: 'Hide when it was opened',
  viewsOfMinute: (moment: string, count: number) => (count === 1 ? moment : `${moment}, ${count} times`),
  lastViews: (count: number) => `The last ${count} times:`,
  takeOut: 'Take something out',
  closeTakeOut: 'Close',
  takeOutHint:
    'What you take out is gone from the page behind the link at once. It cannot be put back: make a new link for that. Whoever has opened the link may have read it.',
  takeOutOf: (item: string) => `Take out: ${item}`,
  takingOut: 'Taking out...',
  takenOut: (item: string) => ({
    title: 'Taken out',
    description: `The page behind the link no longer shows: ${item}.`,
  }),
  revoke: 'Revoke now',
  revokeOf: (recipient: string) => `Revoke now: link for ${recipient}`,
  revoking: 'Revoking...',
  revoked: {
    title: 'Link revoked',
    description: 'It does not work any more. Nobody can see this report by it.',
  },
} as const
