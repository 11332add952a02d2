import type { ExerciseSummary } from '#domain/practice/contract.ts'
import type { Fits } from '#domain/practice/judge-answers.ts'

/** With a full stop, unless it ends with a mark of its own. */
export const sentence = (text: string) => (/[.?!]['"]?$/.test(text) ? text : `${text}.`)

const minutes = (count: number) => `About ${count} ${count === 1 ? 'minute' : 'minutes'}`

export const kindNames: Readonly<Record<ExerciseSummary['kind'], string>> = {
  talk: 'A talk',
  meaning: 'What can it mean?',
  sentence: 'What do I say?',
  order: 'In which order?',
  energy: 'Gives or costs energy?',
  scale: 'My own scale',
}
export const levelNames: Readonly<Record<ExerciseSummary['level'], string>> = {
  small: 'small',
  middle: 'middle',
  hard: 'hard',
}
export const audienceNames: Readonly<Record<ExerciseSummary['for'], string>> = {
  adult: 'For adults',
  teen: 'For teens',
  supporter: 'For parents, partners, teachers and therapists',
}
export const fitsNames: Readonly<Record<Fits, string>> = {
  possible: 'Possible',
  'less-likely': 'Less likely',
  'cannot-know': 'Cannot be known',
}

export const practiceTexts = {
  title: 'Practice',
  intro: 'Short exercises. No grade, no time limit. You can stop at any time, and your place is kept.',
  load: {
    loading: 'Loading the exercises...',
    failedTitle: 'The exercises could not be loaded',
    failed: 'Nothing is lost.',
    tryAgain: 'Try again',
  },
  begun: 'Begun. Your place is kept.',
  about: ({ kind, level, minutes: count }: Pick<ExerciseSummary, 'kind' | 'level' | 'minutes'>) =>
    `${sentence(kindNames[kind])} ${minutes(count)}. Level: ${levelNames[level]}.`,
  length: minutes,
  practices: (skill: string) => `Practices: ${skill}`,
  untitled: 'Exercise',
  allExercises: 'All exercises',
} as const
