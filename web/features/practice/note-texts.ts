import { MAX_NOTE_CHARACTERS } from '#domain/practice/note-limits.ts'

/** The words of the notes from real life. Nothing in them asks for one, counts or grades. */
export const noteTexts = {
  heading: 'My notes from real life',
  intro:
    'What you tried in real life, in your own words. Only you can see these notes, unless you choose them for a report that you share.',
  open: 'Write a note',
  close: 'Close the form',
  skill: 'Skill',
  person: 'I tried this with (optional)',
  personHint: 'For example: my sister, a colleague.',
  text: 'What happened',
  textHint: 'One or two sentences are enough.',
  tooLong: (excess: number) =>
    `A note has room for ${MAX_NOTE_CHARACTERS} characters. This one has ${excess} too many.`,
  empty: 'Write what happened first.',
  keep: 'Keep this note',
  keeping: 'Keeping...',
  cancel: 'Cancel',
  kept: 'The note is kept.',
  changed: 'The note is changed.',
  removed: 'The note is deleted. It is also gone from reports that you share.',
  none: 'You have written no note yet.',
  with: (person: string) => `With ${person}`,
  goneSkill: 'A skill that is no longer in Practice',
  change: 'Change',
  changeHeading: 'Change this note',
  remove: 'Delete',
  load: {
    loading: 'Loading your notes...',
    failedTitle: 'Your notes could not be loaded',
    failed: 'Nothing is lost.',
    tryAgain: 'Try again',
  },

  atEnd: 'In real life',
  atEndHint: (skill: string) =>
    `When you have tried "${skill}" in real life, you can write a note about it. You do not have to.`,
  toNotes: 'Open my notes',
  path: '/dashboard/practice?tab=skills',
} as const
