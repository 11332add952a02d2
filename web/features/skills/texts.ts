import { skillCardHeadings } from '#domain/coaching/skill-card.ts'

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

export const skillsTexts = {
  title: 'Skills library',
  intro:
    'Short cards about situations in daily life. Each one says what is going on, why, what you can do, and when not to do it. You can read, print and practice them.',
  search: 'Search the cards',
  searchHint: 'Use your own words. Typing errors do not matter. Cards appear below while you type.',
  clearSearch: 'Clear search',
  module: 'Module',
  allModules: 'All modules',
  results: 'Cards',
  show: (count: number) => `Show ${cards(count)}`,
  hide: (count: number) => `Hide ${cards(count)}`,
  ofModule: (title: string) => `of ${title}`,
  countOf: (count: number, module: string) => `${cards(count)} in ${module}.`,
  found: (count: number, text: string) => `${cards(count)} found for "${text}".`,
  foundIn: (count: number, text: string, module: string) =>
    `${cards(count)} found for "${text}" in ${module}.`,
  nothing: 'No card fits these words. That says nothing about you or your question.',
  nothingIn: (module: string) => `No card of ${module} fits these words.`,
  tips: [
    'Use one or two other words for it, for example "tired" or "phone call".',
    'Or ask in a chat. The coach can ask you back what you mean.',
  ],
  searchAllModules: (count: number) => `Show ${cards(count)} of other modules`,
  askAssistant: 'Open the chat on the home page',
  load: {
    loading: 'Loading the cards.',
    failedTitle: 'The cards could not be loaded',
    failed: 'The server did not answer. Check your connection, then try again.',
    tryAgain: 'Try again',
  },
  searchFailed: {
    loading: 'Searching the cards.',
    failedTitle: 'The search did not work',
    failed:
      'Your words are kept. Check your connection, then try again. You can still open the cards by module.',
    tryAgain: 'Try again',
  },
} as const

export const skillCardTexts = {
  untitled: 'Skill card',
  headings: skillCardHeadings,
  backToResults: 'Back to the results',
  allCards: 'All skill cards',
  closedUntilShown: 'You decide whether you read this card. You can switch content notes off in the',
  noteSettings: 'settings, under Privacy',
  show: 'Show this card',
  hide: 'Hide this card',
  ofModule: (title: string) => `A card of ${title}.`,
  print: 'Print',
  practise: (title: string) => `Practice in the chat of ${title}`,
  practiseHint:
    'This opens the chat with the question in your message. Nothing is sent. You can change the text, add your answer, or delete it.',
  practiseExercise: (title: string, minutes: number) =>
    `Practice this: ${title} (about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'})`,
  message: (title: string, question: string) => `I want to practice "${title}".\n${question}\nMy answer: `,
  related: 'Related cards',
  neighbors: 'Other cards of this module',
  previous: 'Previous card:',
  next: 'Next card:',
  load: {
    failedTitle: 'This card could not be loaded',
    failed: 'The server did not answer. Check your connection, then try again.',
    tryAgain: 'Try again',
  },
} as const
