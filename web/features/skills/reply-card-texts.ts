export const replyCardTexts = {
  from: 'From the skills library',
  moreSteps: (count: number) => (count === 1 ? 'Show 1 more step' : `Show ${count} more steps`),
  open: 'Open the card',
  openOne: (title: string) => `Open the card "${title}"`,
  practice: 'Practice this',
  practiceOne: (title: string, minutes: number) => `Practice this: ${title}, about ${minutes} min`,
} as const
