import { skillCardHeadings } from '#domain/coaching/skill-card.ts'

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

export const skillsTexts = {
  title: 'Skills library',
  intro: 'Short cards about situations in daily life: what is going on, what you can do, and words to say.',
  search: 'Search the cards',
  searchIn: (module: string) => `Search the cards of ${module}`,
  searchHint: 'Use your own words. Typing errors do not matter. Cards appear below while you type.',
  clearSearch: 'Clear search',
  allModules: 'All modules',
  results: 'Cards',
  cards,
  forGoals: 'For your goals',
  forGoalsNote: 'By your answers in the questionnaire. Cards that you have not opened here come first.',
  openedLast: 'Opened last',
  firstCards: 'Three to begin with',
  firstCardsNote: 'One about words, one about feelings, one about doing.',
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
  place: 'Where this card belongs',
  closedUntilShown: 'You decide whether you read this card. You can switch content notes off in the',
  noteSettings: 'settings, under Privacy',
  show: 'Show this card',
  hide: 'Hide this card',
  stepsNote: 'Tick what is done. Your ticks stay on this device until you sign out.',
  stepsDone: (done: number, of: number) => `${done} of ${of} steps done.`,
  clearTicks: 'Remove all ticks',
  more: 'More about this',
  showEverything: 'Show everything',
  foldEverything: 'Fold everything',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser did not allow copying. Select the sentence and copy it yourself.',
  bar: 'What you can do with this card',
  practice: 'Practice',
  ask: 'Ask about this',
  askHint: 'This opens the chat with the begun question in your message. Nothing is sent.',
  question: (title: string) => `About "${title}": `,
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
