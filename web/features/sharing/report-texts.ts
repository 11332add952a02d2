import type { ShareItem } from '#domain/sharing/share-items.ts'

export const shareItemNames: Record<ShareItem, string> = {
  points: 'Points over time',
  modules: 'Modules visited',
  conversations: 'Number of conversations',
  'practice-days': 'Practice days',
  skills: 'Skills practiced',
  notes: 'Own notes from real life',
  achievements: 'Achievements',
  tokens: 'Tokens used',
}

/** What the recipient reads; the preview shows the same. */
export const sharedReportTexts = {
  pageTitle: 'Shared progress report',
  home: 'Wayfern, to the start page',
  getHelp: 'Get help',
  title: (name: string) => `Progress report of ${name}`,
  noName: 'a person who uses Wayfern',
  intro:
    'Wayfern is a website for practicing life skills with an AI coach. This report shows how it was used. It says nothing about health or ability.',
  lead: (recipient: string, from: string, to: string) => `For ${recipient}. ${from} to ${to}.`,
  about: 'About this report',
  sharedBy: 'Shared by',
  recipient: 'Shared with',
  period: 'Days in this report',
  days: (from: string, to: string, timeZone: string) => `${from} to ${to} (time zone ${timeZone})`,
  madeAt: 'Made on',
  expiresAt: 'The link works until',
  items: 'What is in it',
  noConversations:
    'What was written in conversations is never in this report. Nothing that happens after it was made is added.',
  viewNoted:
    'The person who shares this report can see when it was opened. They can end the link at any time.',
  print: 'Print this report',
  loading: 'Loading the report...',
  drawing: 'Loading the pictures...',

  endedTitle: 'This link does not work',
  ended: 'There are three possible reasons:',
  endedReasons: [
    'The link has expired.',
    'The person who shared the report has ended the link.',
    'The link was not copied completely.',
  ],
  endedNext:
    'Open the link from the message again. If it still does not work, ask the person for a new link.',
  missingTitle: 'The link is not complete',
  missing:
    'The address of a shared report has a # sign and a long code at its end. This code is missing. Open the link from the message again, or copy all of it.',
  failedTitle: 'The report could not be loaded',
  offline: 'Wayfern could not be reached. Check your internet connection, then try again.',
  tryAgain: 'Try again',
} as const
