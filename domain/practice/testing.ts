/** What every exercise says of itself, for tests. */
export const aboutExercise = {
  title: 'Title',
  skill: 's',
  card: 'c',
  for: 'adult',
  level: 'small',
  minutes: 3,
  intro: 'Intro.',
  notFor: 'Not.',
} as const
