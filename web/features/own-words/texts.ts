import { MAX_SENTENCE_CHARACTERS } from '#domain/own-words/sentence-limits.ts'

const counted = (count: number) => (count === 1 ? '1 sentence' : `${count} sentences`)

export const ownWordsTexts = {
  title: 'My words',
  intro: 'Sentences that you keep, to say or send them again. Only you can see them.',
  path: '/dashboard/my-words',

  keep: 'Keep in my words',
  keeping: 'Keeping...',
  kept: 'Kept.',
  open: 'Open My words',

  pick: 'Put one of My words into your message',
  pickMeaning: 'Choose a sentence. It goes into your message. Nothing is sent.',

  addHeading: 'Add a sentence',
  changeHeading: 'Change this sentence',
  text: 'Sentence',
  person: 'For whom (optional)',
  personHint: 'For example: Mina, my manager.',
  place: 'Where (optional)',
  placeHint: 'For example: on the phone, at work.',
  tooLong: (excess: number) =>
    `A sentence has room for ${MAX_SENTENCE_CHARACTERS} characters. This one has ${excess} too many.`,
  empty: 'Write a sentence first.',
  add: 'Add',
  adding: 'Adding...',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  added: 'The sentence is kept.',
  changed: 'The sentence is changed.',
  removed: 'The sentence is deleted.',

  listHeading: 'Your sentences',
  find: 'Find',
  order: 'Put together',
  orders: { newest: 'Newest first', person: 'By person', place: 'By place' },
  unnamed: { person: 'For nobody in particular', place: 'For every place' },
  findHint: 'By a word, a person or a place.',
  found: (shown: number, all: number) =>
    shown === all ? `${counted(all)}.` : `${shown} of ${counted(all)}.`,
  none: 'You have kept no sentence yet. Under a sentence to say or write, select "Keep in my words".',
  noneFound: 'No sentence has these words.',
  about: (person: string, place: string) => [person && `For ${person}`, place].filter(Boolean).join(', '),
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser did not allow copying. Select the sentence and copy it yourself.',
  change: 'Change',
  remove: 'Delete',
  print: 'Print',
  load: {
    loading: 'Loading your sentences...',
    failedTitle: 'Your sentences could not be loaded',
    failed: 'Nothing is lost.',
    tryAgain: 'Try again',
  },
} as const
