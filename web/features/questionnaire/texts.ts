import { MAX_ANSWER_CHARACTERS } from '#domain/questionnaire/merge-responses.ts'

const number = (value: number) => value.toLocaleString('en-US')

/** Texts of the specification (sections 2, 5 and 8) are word for word. */
export const questionnaireTexts = {
  title: 'Onboarding Questionnaire',
  intro:
    'Your answers help the coach to fit its replies to you. Every question is optional. You can change your answers at any time.',
  loading: 'Loading questions...',
  notLoadedTitle: 'The questions could not be loaded',
  notLoaded: 'What you saved before is kept. Check your internet connection, then try again.',
  tryAgain: 'Try again',
  none: 'There are no questions to answer at the moment. Every module works without them.',
  noAnswer: 'No answer',
  answered: (count: number, all: number) => `${count} of ${all} questions have an answer.`,
  unsaved: 'You have changes that are not saved.',
  length: (count: number) => `${number(count)} of at most ${number(MAX_ANSWER_CHARACTERS)} characters`,
  questionOf: (position: number, all: number) => `Question ${position} of ${all}`,
  changes: 'What this changes:',
  asMany: 'Choose as many as you like.',
  skip: 'You can skip every question: select Next.',
  path: 'All questions',
  pathStep: (position: number, hasAnswer: boolean) =>
    `Question ${position}, ${hasAnswer ? 'answered' : 'no answer'}`,
  back: 'Back',
  next: 'Next',
  showAll: 'Show all on one page',
  showOne: 'Show one question at a time',
  countryHeading: 'Help lines of your country',
  save: 'Save answers',
  saving: 'Saving...',
  privacy: 'Only you can see your answers. The coach reads them while "Personalization" is on.',
  toSettings: 'AI Companion settings',
} as const

export const questionnaireToasts = {
  loadFailure: { title: 'Error', description: 'Failed to load questions and responses. Please try again.' },
  saved: { title: 'Success!', description: 'Your responses have been saved.' },
  saveFailure: { title: 'Error', description: 'Failed to submit responses. Please try again.' },
  signedOut: { title: 'Error', description: 'You must be logged in to submit responses.' },
} as const

export const goalsTexts = {
  heading: 'What you work on',
  none: 'You have chosen nothing in the questionnaire. That is fine: every part of Wayfern is open to you.',
  choose: 'Choose in the questionnaire',
  change: 'Change in the questionnaire',
} as const
