/**
 * What the buttons under a reply send as the person's own message. The coach knows these sentences word for word,
 * before it reads what they could mean.
 */
export const followUpSentences = {
  shorter: 'Shorter.',
  steps: 'Steps.',
  why: 'Why?',
  example: 'Give me an example.',
  words: 'Words to say.',
  didNotWork: 'It did not work.',
  notThat: 'Not that.',
  nextStep: 'Done, next step.',
  smaller: 'Smaller.',
} as const

export type FollowUpAct = keyof typeof followUpSentences
