export const skillsTexts = {
  intro:
    'This comes from the exercises that you finished and from what you said in your rounds. It is no grade. Only you see it, unless you choose it for a report that you share.',
  load: {
    loading: 'Loading your skills...',
    failedTitle: 'Your skills could not be loaded',
    failed: 'Nothing is lost.',
    tryAgain: 'Try again',
  },
  practiced: 'Practiced',
  none: 'Here stands what you practiced, as soon as you finish an exercise or a round.',
  pictureHint: 'Each leaf is an exercise that you finished.',
  finished: 'Finished:',
  finishedOn: (title: string, day: string) => `${title}, ${day}`,
  noneFinished: 'No exercise of this skill is finished yet.',
  easily: 'Comes easily, as you said:',
  again: 'You want to see again:',
  others: 'Other skills',
  othersHint: 'You can practice these, too. None of them is a must.',
} as const
