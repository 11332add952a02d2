import { MAX_PLAN_STEP_CHARACTERS } from '#domain/safety/plan-limits.ts'

const number = (value: number) => value.toLocaleString('en-US')

export const planTexts = {
  title: 'Safety plan',
  intro: 'Your own notes for moments in which you may not be safe with yourself.',
  aboutHeading: 'What a safety plan is for',
  about: [
    'A short list that you write while you are calm. You read it when it gets very bad and thinking is hard.',
    'It is optional. Every step in it is optional too. You can change or delete it at any time.',
    'You write every word yourself. No coach and no AI model reads it. Nobody at Wayfern looks at it.',
    'Writing it can cause painful thoughts. You can stop after any step. What you wrote is kept.',
  ],
  start: 'Start with step 1',
  inDanger: 'If you are in danger now, do not write a plan. Contact people who help:',
  toHelp: 'Get help',
  planHeading: 'Your plan',
  updatedOn: (day: string) => `Last saved on ${day}.`,
  nothingWritten: 'Nothing written yet',
  notSaved: 'Has changes that are not saved',
  write: 'Write',
  change: 'Change',
  stepOf: (position: number, count: number) => `Step ${position} of ${count}, optional`,
  why: 'Why:',
  examples: 'What somebody could write here:',
  yourWords: 'Your words',
  room: `At most ${number(MAX_PLAN_STEP_CHARACTERS)} characters.`,
  tooLong: (count: number) =>
    `Make the text shorter to save it. Characters over the limit: ${number(count)}.`,
  draftKept: 'Not saved yet. It is kept on this device.',
  saved: 'Saved',
  saveAndGoOn: 'Save and go to the next step',
  saveAndFinish: 'Save and see the whole plan',
  saving: 'Saving...',
  skip: 'Skip this step',
  toPlan: 'See the whole plan',
  copiesHeading: 'Keep a copy',
  copies:
    'Print it, or download it as a text file that opens without an internet connection. Both have the help lines of your country at the end. Anyone who finds the paper or the file can read it.',
  copiesFirst: 'A copy has only what is saved.',
  print: 'Print the plan',
  download: 'Download as a text file',
  fileName: 'safety-plan.txt',
  remove: 'Delete the plan',
  removeQuestion: 'Delete your safety plan?',
  removeMeaning:
    'All steps are deleted for good, on every device. Copies that you printed or downloaded stay.',
  keep: 'Keep the plan',
  removing: 'Deleting...',
  removed: { title: 'Safety plan deleted', description: 'You can write a new one at any time.' },
  sheetTitle: 'My safety plan',
  load: {
    loading: 'Loading your safety plan...',
    failedTitle: 'Your safety plan could not be loaded',
    failed: 'Nothing was changed. Check your internet connection, then try again.',
    tryAgain: 'Try again',
  },
} as const
