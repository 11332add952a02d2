import type { DayPart } from '#domain/home/day-part.ts'

const greetings: Record<DayPart, string> = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
}

export const homeTexts = {
  greeting: (part: DayPart) => greetings[part],
  nothingDue: 'Nothing is due.',
  youChoose: 'You choose.',
  begunExercise: 'You began an exercise.',
  placeKept: 'Its place is kept.',
  startHeading: 'Or choose a start',
  understand: 'Understand a message',
  understandHint: 'Paste the words. You get two or three possible meanings.',
  write: 'Write a message',
  writeHint: 'Write it in any words. You get a clearer version.',
  task: 'Do one task',
  taskHint: 'Name the task. You get the first step.',
  talk: 'Practice a talk',
  talkHint: (minutes: number) =>
    `You choose what to say. About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. You can stop.`,
  talkHintUnknown: 'You choose what to say. You can stop at any time.',
  unfinishedHeading: 'Go on where you stopped',
  exercise: 'An exercise. Your place is kept.',
  conversation: (place: string) => `Your last conversation: ${place}`,
  goOn: 'Go on',
  goOnWith: (title: string) => `Go on: ${title}`,
  opening: 'Opening...',
  practice: (title: string) => `Practice: ${title}`,
  practiceHint: (minutes: number) =>
    `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Nothing is graded.`,
  startPractice: 'Start practice',
  suggestionLoading: 'Looking for a practice for you...',
} as const
